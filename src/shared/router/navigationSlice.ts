import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Action } from 'history';

/** The address of a history entry. `pathname` stays percent-encoded, as in the address bar. */
export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Six characters (docs/product.md §3.3); absent for an entry created by the browser. */
  readonly key?: string;
}

export interface NavigationState {
  readonly location: RouteLocation;
  readonly action: Action;
  /** Whether the code of the page at the address could not be loaded. */
  readonly hasLoadFailed?: boolean;
}

export interface WithNavigation {
  readonly navigation: NavigationState;
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
    pageLoadFailed: (state) => ({ ...state, hasLoadFailed: true }),
  },
  selectors: {
    selectNavigation: (state) => state,
    selectLocation: (state) => state.location,
    selectHasLoadFailed: (state) => state.hasLoadFailed ?? false,
  },
});

export const navigationReducer = navigationSlice.reducer;
export const { navigated, pageLoadFailed } = navigationSlice.actions;
export const { selectNavigation, selectLocation, selectHasLoadFailed } = navigationSlice.selectors;
