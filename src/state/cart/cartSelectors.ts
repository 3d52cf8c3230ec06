import { createSelector } from '@reduxjs/toolkit';
import { joinItems } from '../../domain/order/cart';
import { cartTotals } from '../../domain/order/totals';
import type { RootState } from '../rootState';
import { selectOffers } from '../settings/settingsSlice';
import { selectCartItems } from './cartSlice';

/** The lines of the cart, one for each carpet, and what the catalogue still has of it. */
export const selectCartLines = createSelector([selectCartItems, selectOffers], (items, offers) =>
  joinItems(items).map((item) => {
    const { carpet, category } = offers.get(item._id) ?? {};
    return { item, carpet, category };
  }),
);

export const selectCartTotals = createSelector(selectCartLines, cartTotals);

/** How much of each carpet is in the cart, by id. */
const selectCartAmounts = createSelector(
  selectCartItems,
  (items) => new Map(joinItems(items).map(({ _id, amount }) => [_id, amount])),
);

/** How much of one carpet is in the cart: hundreds of rows look it up after each action. */
export function selectAmountInCart(state: Pick<RootState, 'cart'>, id: string): number | undefined {
  return selectCartAmounts(state).get(id);
}
