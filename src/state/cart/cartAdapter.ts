import type { Action } from '@reduxjs/toolkit';
import type { CartItem } from '../../domain/order/cart';
import type { CartActions } from './cartSlice';
import type { CartStorage } from './cartStorage';
import type { SyncState } from './cartSync';
import { mergeCarts } from './mergeCarts';

/**
 * The storage that redux-persist uses.
 * @param dispatchLater needed because redux-persist calls `setItem` inside its reducer
 */
export function createCartAdapter(
  storage: CartStorage,
  actions: CartActions,
  dispatchLater: (action: Action) => void,
) {
  function readAtStart(): readonly CartItem[] {
    try {
      const items = storage.read() ?? [];
      const unreadable = storage.readUnreadable();
      if (unreadable !== null) dispatchLater(actions.unreadableFound(unreadable));
      return items;
    } catch {
      return [];
    }
  }

  /** Merges with changes that other tabs have written since this one read the entry. */
  function save({ items: mine, saved }: SyncState): void {
    try {
      const theirs = storage.read();
      const merged = mergeCarts(saved, mine, theirs ?? saved);
      if (merged !== theirs) storage.write(merged);
      if (merged !== saved || merged !== mine) dispatchLater(actions.cartSaved({ mine, merged }));
    } catch {
      dispatchLater(actions.savingFailed());
    }
  }

  return {
    getItem: () => Promise.resolve({ items: readAtStart() }),
    setItem: (_key: string, state: SyncState) => {
      save(state);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };
}
