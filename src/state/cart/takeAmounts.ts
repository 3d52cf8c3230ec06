import type { Store } from '@reduxjs/toolkit';
import type { KeptAmounts } from '../keptAmounts';
import type { RootState } from '../rootState';
import { selectUndoable, selectUndone } from './cartSlice';

/**
 * Takes typed amounts out of their fields into the cart. When that is undone, whichever button undoes it
 * and whatever page is open, they return to the fields that are still empty (docs/product.md §9.7).
 * @param add changes the cart
 */
export function takeAmounts(
  store: Store<RootState>,
  { get, put }: KeptAmounts,
  ids: readonly string[],
  add: () => void,
): void {
  const taken = put(ids.map((id) => [id, undefined]));
  add();
  const change = selectUndoable(store.getState());
  const unsubscribe = store.subscribe(() => {
    const state = store.getState();
    if (selectUndoable(state) === change) return;
    unsubscribe();
    if (change && selectUndone(state) === change) {
      put(taken.filter(([id]) => get(id) === undefined));
    }
  });
}
