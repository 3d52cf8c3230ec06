import type { Action } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/order/cart';
import { cartSaved, savingFailed, unreadableFound } from './cartSlice';
import type { CartStorage } from './cartStorage';
import type { SyncState } from './cartSync';
import { mergeCarts } from './mergeCarts';

/**
 * The storage that redux-persist uses.
 * @param dispatchLater needed because redux-persist calls `setItem` inside its reducer
 */
export function createCartAdapter(storage: CartStorage, dispatchLater: (action: Action) => void) {
  let failed: SyncState | undefined;

  function readAtStart(): readonly CartItem[] {
    try {
      const items = storage.read();
      const unreadable = storage.readUnreadable();
      if (unreadable !== null) dispatchLater(unreadableFound(unreadable));
      return items;
    } catch {
      return [];
    }
  }

  /** Merges with changes that other tabs have written since this one read the entry. */
  function save(state: SyncState): void {
    const { items: mine, saved } = state;
    try {
      const theirs = storage.read();
      const merged = mergeCarts(saved, mine, theirs);
      storage.write(merged, [saved, mine]);
      failed = undefined;
      if (merged !== saved || merged !== mine) dispatchLater(cartSaved({ mine, merged }));
    } catch {
      failed = state;
      dispatchLater(savingFailed());
    }
  }

  return {
    getItem: () =>
      Promise.resolve({ items: readAtStart(), _persist: { version: -1, rehydrated: true } }),
    setItem: (_key: string, state: SyncState) => {
      save(state);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
    /** Saves again what could not be saved. */
    retry: () => failed && save(failed),
  };
}
