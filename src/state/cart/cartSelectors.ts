import { createSelector } from '@reduxjs/toolkit';
import { joinItems } from '../../domain/order/cart';
import { cartTotals } from '../../domain/order/totals';
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
