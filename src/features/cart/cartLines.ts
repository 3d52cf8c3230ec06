import { createSelector } from '@reduxjs/toolkit';
import { cartTotals } from '../../domain/totals';
import { selectOffers } from '../../settings/settingsSlice';
import { selectCartItems } from './cartSlice';
import { byKey } from './mergeCarts';

/** The lines of the cart, each with its key and, where the catalogue still has it, its carpet. */
export const selectCartLines = createSelector([selectCartItems, selectOffers], (items, offers) =>
  [...byKey(items)].map(([key, item]) => {
    const { carpet, category } = offers.get(item._id) ?? {};
    return { key, item, carpet, category };
  }),
);

export const selectCartTotals = createSelector(selectCartLines, cartTotals);
