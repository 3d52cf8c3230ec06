import type { Store } from '@reduxjs/toolkit';
import type { KeptAmounts } from '../keptAmounts';
import type { RootState } from '../rootState';
import { selectUndoable } from './cartSlice';
import { whenUndone } from './whenUndone';

/**
 * Takes typed amounts out of their fields into the cart. When that is undone, they return to the fields that
 * are still empty (docs/product.md §9.7).
 * @param add changes the cart
 */
export function takeAmounts(
  store: Store<RootState>,
  { get, put }: KeptAmounts,
  ids: readonly string[],
  add: () => void,
): void {
  const change = () => selectUndoable(store.getState());
  const earlier = change();
  const taken = put(ids.map((id) => [id, undefined]));
  add();
  // the cart may have had these amounts
  if (change() === earlier) return;
  whenUndone(store, () => put(taken.filter(([id]) => get(id) === undefined)));
}
