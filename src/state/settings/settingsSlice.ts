import { createSelector, createSlice } from '@reduxjs/toolkit';
import {
  noSettings,
  publishedCategories,
  type Category,
  type Offer,
} from '../../domain/settings/settings';
import type { RootState } from '../rootState';

/** What the page was given. Nothing changes it; it stands in the store to be selected like the rest. */
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

/** Published carpets by `_id`, each with its category; of two with one id the first wins. */
export const selectOffers = createSelector(selectPublishedCategories, (categories) => {
  const offers = new Map<string, Offer>();
  for (const category of categories) {
    for (const carpet of category.items) {
      if (!offers.has(carpet._id)) offers.set(carpet._id, { carpet, category });
    }
  }
  return offers;
});

/** All that can be ordered. */
export const selectCarpets = createSelector(selectOffers, (offers) =>
  Array.from(offers.values(), ({ carpet }) => carpet),
);

export function selectCategory(
  state: Pick<RootState, 'settings'>,
  id: string,
): Category | undefined {
  return selectPublishedCategories(state).find(({ _id }) => _id === id);
}
