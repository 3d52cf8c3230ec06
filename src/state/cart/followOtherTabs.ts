import type { Action } from '@reduxjs/toolkit';
import { listen } from '../../shared/lib/listen';
import { cartKey, storedCartRead } from './cartSlice';
import type { CartStorage } from './cartStorage';

/** Applies changes that other tabs write, until the signal is aborted. */
export function followOtherTabs(
  storage: CartStorage,
  dispatch: (action: Action) => void,
  signal: AbortSignal,
): void {
  function readAgain(): void {
    try {
      dispatch(storedCartRead(storage.read()));
    } catch {
      // storage is unavailable: the list in memory stays
    }
  }

  const onStorage = ({ key }: StorageEvent) => {
    // without a key, the whole storage has been cleared
    if (key === cartKey || key === null) readAgain();
  };
  listen('storage', onStorage, signal);
  // a page from the back/forward cache has missed the events
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) readAgain();
  };
  listen('pageshow', onPageShow, signal);
}
