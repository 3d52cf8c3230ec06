import { createSelector } from '@reduxjs/toolkit';
import { joinItems } from '../../domain/order/cart';
import type { RootState } from '../rootState';
import { selectCartItems } from './cartSlice';

/** The amount of each carpet in the cart, by id. */
export const selectCartAmounts = createSelector(
  selectCartItems,
  (items) => new Map(joinItems(items).map(({ _id, amount }) => [_id, amount])),
);

/** The amount of one carpet in the cart; undefined if it is not there. */
export function selectAmountInCart(state: Pick<RootState, 'cart'>, id: string): number | undefined {
  return selectCartAmounts(state).get(id);
}
