import { createSelector, createSlice } from '@reduxjs/toolkit';
import {
  isComplete,
  noSettings,
  publishedCategories,
  type Category,
  type Offer,
} from '../../domain/settings/settings';
import type { RootState } from '../rootState';

/** The settings of the page. No action changes them; components select them like other state. */
const settingsSlice = createSlice({
  name: 'settings',
  initialState: noSettings,
  reducers: {},
  selectors: {
    selectSettings: (settings) => settings,
    selectCompany: ({ company }) => company,
    selectPriceList: ({ priceList }) => priceList,
  },
});

export const settingsReducer = settingsSlice.reducer;
export const { selectSettings, selectCompany, selectPriceList } = settingsSlice.selectors;

export const selectPublishedCategories = createSelector(selectSettings, publishedCategories);

/** Whether the block has the carpets of all categories (docs/product.md §21.2). */
export const selectHasAllCarpets = createSelector(selectPublishedCategories, (categories) =>
  categories.every(isComplete),
);

/** Published carpets by `_id`, which settings have only once, with their categories (docs/product.md §2.6). */
export const selectOffers = createSelector(selectPublishedCategories, (categories) => {
  const offers = new Map<string, Offer>();
  for (const category of categories) {
    for (const carpet of category.items) offers.set(carpet._id, { carpet, category });
  }
  return offers;
});

/** All published carpets. */
export const selectCarpets = createSelector(selectOffers, (offers) =>
  Array.from(offers.values(), ({ carpet }) => carpet),
);

/** A published category whose carpets are in the block. */
export function selectCategory(
  state: Pick<RootState, 'settings'>,
  id: string,
): Category | undefined {
  return selectPublishedCategories(state).find(
    (category) => category._id === id && isComplete(category),
  );
}
