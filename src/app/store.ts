import { combineReducers, configureStore, type Store } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import { createCartPersistence } from '../state/cart/cartPersistence';
import { cartActions, cartKey, cartReducer } from '../state/cart/cartSlice';
import type { RootState } from '../state/rootState';
import { settingsReducer } from '../state/settings/settingsSlice';
import { navigationReducer } from '../shared/router/navigationSlice';
import { areDevToolsHere, followTimeTravel } from './development/timeTravel';

/** The state that the opened page begins with. */
type OpenedPage = Pick<RootState, 'settings' | 'navigation'>;

/** The development checks need not complain of a busy machine, ms. */
const slow = 1000;

const checks =
  process.env.NODE_ENV === 'production'
    ? {}
    : {
        // thousands of carpets that nothing changes: not worth the walk after every action
        immutableCheck: { ignoredPaths: ['settings'], warnAfter: slow },
        serializableCheck: {
          warnAfter: slow,
          ignoredPaths: ['settings'],
          ignoredActions: [FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE],
        },
      };

/** The store of one visit, and what reads the cart from the browser's storage and keeps it there. */
export function makeStore(preloadedState: OpenedPage) {
  const cart = createCartPersistence({
    key: cartKey,
    reducer: cartReducer,
    actions: cartActions,
  });
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
  if (areDevToolsHere()) followTimeTravel(store);
  return {
    store: store satisfies Pick<Store<RootState>, 'getState'>,
    keepCart: (signal: AbortSignal) => cart.keepCart(store, signal),
  };
}

export type AppStore = ReturnType<typeof makeStore>['store'];
