import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Settings } from '../domain/settings/settings';
import type { NavigationState } from '../shared/router/navigationSlice';
import type { CartState } from './cart/cartSlice';

/** The state of the store, which is created in `app`; this layer may not import from there. */
export interface RootState {
  readonly settings: Settings;
  readonly navigation: NavigationState;
  readonly cart: CartState;
}

export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
export type AppThunk = ThunkAction<void, RootState, undefined, UnknownAction>;
