import type { Store } from '@reduxjs/toolkit';
import type { RootState } from '../rootState';
import { selectUndoable, selectUndone } from './cartSlice';

/**
 * Calls back once if the last change of the cart is undone, whichever button undoes it and whatever page is
 * open; not if another change follows (docs/product.md §9.7).
 */
export function whenUndone(store: Store<RootState>, onUndone: () => void): void {
  const change = selectUndoable(store.getState());
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (selectUndoable(state) === change) return;
    unsubscribe();
    if (change && selectUndone(state) === change) onUndone();
  });
}
