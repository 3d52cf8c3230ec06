import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Action } from 'history';

/** Where the visitor is. `pathname` stays percent-encoded, as in the address bar. */
export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Six characters (spec §9); absent for the entry the visitor arrived at. */
  readonly key?: string;
}

export interface NavigationState {
  readonly location: RouteLocation;
  readonly action: Action;
}

const initialState: NavigationState = {
  location: { pathname: '/', search: '', hash: '' },
  action: 'POP',
};

const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    navigated: (_state, { payload }: PayloadAction<NavigationState>) => payload,
  },
  selectors: {
    selectNavigation: (state) => state,
    selectLocation: (state) => state.location,
  },
});

export const navigationReducer = navigationSlice.reducer;
export const { navigated } = navigationSlice.actions;
export const { selectNavigation, selectLocation } = navigationSlice.selectors;
