import { createSelector } from '@reduxjs/toolkit';
import { joinById } from '../../domain/order/cart';
import type { RootState } from '../rootState';
import { selectCartItems } from './cartSlice';

/** The items of the cart by the ids of their carpets, in the order of its lines. */
export const selectItemsInCart = createSelector(selectCartItems, joinById);

/** The amount of one carpet; undefined if it is not in the cart. */
export function selectAmountInCart(state: Pick<RootState, 'cart'>, id: string): number | undefined {
  return selectItemsInCart(state).get(id)?.amount;
}
