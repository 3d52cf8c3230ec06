import { createSelector } from '@reduxjs/toolkit';
import { createSearch } from '../../domain/search/search';
import { selectCarpets } from './settingsSlice';

/** The search over all published carpets; its index is built once. */
export const selectSearch = createSelector(selectCarpets, createSearch);
