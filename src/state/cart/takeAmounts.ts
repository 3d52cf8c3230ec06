import type { Store } from '@reduxjs/toolkit';
import type { KeptAmounts } from '../keptAmounts';
import type { RootState } from '../rootState';
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
  const taken = put(ids.map((id) => [id, undefined]));
  add();
  whenUndone(store, () => put(taken.filter(([id]) => get(id) === undefined)));
}
