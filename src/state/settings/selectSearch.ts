import { createSelector } from '@reduxjs/toolkit';
import { createSearch } from '../../domain/search/search';
import { afterPaint } from '../../shared/lib/afterPaint';
import type { RootState } from '../rootState';
import { selectPublishedCategories, selectSettings } from './settingsSlice';

type State = Pick<RootState, 'settings'>;

/** The search of the whole catalogue; only code that is loaded later imports it (docs/loading.md). */
export const selectSearch = createSelector(
  [selectPublishedCategories, (state: State) => selectSettings(state).searchSynonyms],
  createSearch,
);

/** Builds the index ahead of the first query, with a paint after each slice of a large catalogue. */
export function prepareSearch(state: State): void {
  const { prepare } = selectSearch(state);
  const buildOn = () => {
    if (prepare()) afterPaint(buildOn);
  };
  afterPaint(buildOn);
}
