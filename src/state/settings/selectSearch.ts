import { createSelector } from '@reduxjs/toolkit';
import { createSearch } from '../../domain/search/search';
import { selectPublishedCategories, selectSettings } from './settingsSlice';

/** The search of the whole catalogue; only code that is loaded on demand imports it (docs/loading.md). */
export const selectSearch = createSelector(
  [
    selectPublishedCategories,
    (state: Parameters<typeof selectSettings>[0]) => selectSettings(state).searchSynonyms,
  ],
  createSearch,
);
