import { createSelector } from '@reduxjs/toolkit';
import { joinItems } from '../../domain/order/cart';
import { cartTotals } from '../../domain/order/totals';
import type { RootState } from '../rootState';
import { selectOffers } from '../settings/settingsSlice';
import { selectCartItems } from './cartSlice';

/** The lines of the cart, one for each carpet, with the carpet and category if still published. */
export const selectCartLines = createSelector([selectCartItems, selectOffers], (items, offers) =>
  joinItems(items).map((item) => {
    const { carpet, category } = offers.get(item._id) ?? {};
    return { item, carpet, category };
  }),
);

export const selectCartTotals = createSelector(selectCartLines, cartTotals);

/** The amount of each carpet in the cart, by id. */
export const selectCartAmounts = createSelector(
  selectCartItems,
  (items) => new Map(joinItems(items).map(({ _id, amount }) => [_id, amount])),
);

/** The amount of one carpet in the cart; undefined if it is not there. */
export function selectAmountInCart(state: Pick<RootState, 'cart'>, id: string): number | undefined {
  return selectCartAmounts(state).get(id);
}
