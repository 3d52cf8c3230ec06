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
  /** The code of the page that the address asks for could not be fetched. */
  readonly isPageMissing?: boolean;
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
    pageMissed: (state) => ({ ...state, isPageMissing: true }),
  },
  selectors: {
    selectNavigation: (state) => state,
    selectLocation: (state) => state.location,
    selectIsPageMissing: (state) => state.isPageMissing ?? false,
  },
});

export const navigationReducer = navigationSlice.reducer;
export const { navigated, pageMissed } = navigationSlice.actions;
export const { selectNavigation, selectLocation, selectIsPageMissing } = navigationSlice.selectors;
