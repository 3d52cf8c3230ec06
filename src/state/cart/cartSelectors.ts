import { createSelector } from '@reduxjs/toolkit';
import { cartTotals } from '../../domain/order/totals';
import type { RootState } from '../rootState';
import { selectOffers, selectPriceList, selectSettings } from '../settings/settingsSlice';
import { selectChosenWay } from './cartSlice';
import { selectItemsInCart } from './itemsInCart';

type State = Pick<RootState, 'cart' | 'settings'>;

/** The lines of the cart, one for each carpet, with the carpet and category if still published. */
export const selectCartLines = createSelector([selectItemsInCart, selectOffers], (items, offers) =>
  Array.from(items.values(), (item) => {
    const { carpet, category } = offers.get(item._id) ?? {};
    return { item, carpet, category };
  }),
);

/** The ids of the carpets in the cart, in the order of its lines. */
export const selectCartIds = createSelector(selectItemsInCart, (items) => [...items.keys()]);

/** The totals of the cart, with the discount that its sum reaches. */
export const selectCartTotals = createSelector(
  [selectCartLines, (state: State) => selectPriceList(state).discounts],
  cartTotals,
);

/** The way of receiving that the visitor has chosen, or the first one; undefined if the settings have none. */
export const selectReceivingWay = createSelector(
  [selectSettings, selectChosenWay],
  ({ receiving = [] }, chosen) => receiving.find(({ title }) => title === chosen) ?? receiving[0],
);

/** The minimum order in ₽ of the way of receiving, else of the price list. */
export function selectMinimumOrder(state: State): number | undefined {
  return selectReceivingWay(state)?.minimumOrder ?? selectPriceList(state).minimumOrder;
}
