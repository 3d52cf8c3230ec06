import { combineReducers, configureStore, type Store } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { createCartPersistence } from '../state/cart/cartPersistence';
import type { RootState } from '../state/rootState';
import { settingsReducer } from '../state/settings/settingsSlice';
import { navigationReducer } from '../shared/router/navigationSlice';
import { hasDevTools, followTimeTravel } from './development/timeTravel';

/** The part of the state that depends on the opened page. */
type OpenedPage = Pick<RootState, 'settings' | 'navigation'>;

/** How long a development check may take before it warns, ms. */
const warnAfter = 1000;

const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        // nothing changes the settings, and checking thousands of carpets after each action is slow
        immutableCheck: { ignoredPaths: ['settings'], warnAfter },
        serializableCheck: {
          warnAfter,
          ignoredPaths: ['settings'],
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      };

/** Creates the store of a visit, and a function that keeps its cart in the browser's storage. */
export function makeStore(preloadedState: OpenedPage) {
  const cart = createCartPersistence();
  const store = configureStore({
    reducer: combineReducers({
      settings: settingsReducer,
      navigation: navigationReducer,
      cart: cart.reducer,
    }),
    preloadedState,
    devTools: process.env.NODE_ENV !== 'production',
    middleware: (getDefaultMiddleware) => getDefaultMiddleware(checks),
  });
  if (hasDevTools()) followTimeTravel(store);
  return {
    store: store satisfies Pick<Store<RootState>, 'getState'>,
    keepCart: (signal: AbortSignal, onRead?: () => void) => cart.keepCart(store, signal, onRead),
  };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
