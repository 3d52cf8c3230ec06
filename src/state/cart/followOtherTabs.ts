import type { Action } from '@reduxjs/toolkit';
import { listen } from '../../shared/lib/listen';
import type { CartActions } from './cartSlice';
import { parseCart, type CartStorage } from './cartStorage';

/** Applies changes that other tabs write, until the signal is aborted. */
export function followOtherTabs(
  storage: CartStorage,
  actions: CartActions,
  dispatch: (action: Action) => void,
  signal: AbortSignal,
): void {
  function readAgain(): void {
    try {
      const theirs = storage.read();
      if (theirs) dispatch(actions.storedCartRead(theirs));
    } catch {
      // storage is unavailable: the list in memory stays
    }
  }

  /**
   * If two tabs write at the same moment, neither has read the other's list, and the entry holds the
   * later one. The tab that wrote it learns of the earlier one's changes only from the event.
   */
  function onEntryChange(oldText: string | null, newText: string | null): void {
    if (!isMine(storage)) {
      readAgain();
      return;
    }
    const [before, after] = [parseCart(oldText), parseCart(newText)];
    if (before && after) dispatch(actions.storedCartOverwritten({ before, after }));
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === storage.key) onEntryChange(event.oldValue, event.newValue);
    // the whole storage has been cleared
    if (event.key === null) readAgain();
  };
  listen('storage', onStorage, signal);
  // a page from the back/forward cache has missed the events
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  listen('pageshow', onPageShow, signal);
}

function isMine(storage: CartStorage): boolean {
  try {
    return storage.isMine();
  } catch {
    return false;
  }
}
