import type { Action, Reducer, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { listen } from '../../shared/lib/listen';
import { createCartAdapter } from './cartAdapter';
import type { CartActions, CartState } from './cartSlice';
import { createCartStorage } from './cartStorage';
import { followOtherTabs } from './followOtherTabs';

// redux-persist decides when the list is read and written: once after `persistStore`, then after each
// change of the fields named below, and at once when it is flushed. What it would store is an envelope
// of JSON texts, it erases a plain list, it writes over what other tabs have written, and a failed read
// or write is lost. So it gets a storage adapter that keeps the plain list of docs/product.md §9.2,
// merges before writing, and dispatches what has failed; changes by other tabs come by events
// (docs/decisions/own-storage-adapter.md).

interface PersistedCart {
  /** Of the entry in the browser's storage. */
  readonly key: string;
  readonly reducer: Reducer<CartState>;
  readonly actions: CartActions;
}

/** The reducer of one store's cart, and a function that keeps its list in storage. */
export function createCartPersistence({ key, reducer, actions }: PersistedCart) {
  let dispatch: ((action: Action) => void) | undefined;
  const dispatchLater = (action: Action) => queueMicrotask(() => dispatch?.(action));
  const storage = createCartStorage(key, (text) => dispatchLater(actions.unreadableFound(text)));

  const config = {
    key,
    keyPrefix: '',
    storage: createCartAdapter(storage, actions, dispatchLater),
    whitelist: ['items', 'saved'],
    serialize: false,
    deserialize: false,
    /** 0 turns it off: a slow start must not end in an empty cart. */
    timeout: 0,
    stateReconciler: (
      { items }: Pick<CartState, 'items'>,
      _before: CartState,
      state: CartState,
    ): CartState => reducer(state, actions.storedCartRead(items)),
  };

  /** Starts after hydration, since prerendered markup has no cart; ends when the signal is aborted. */
  function keepCart(store: Store, signal: AbortSignal): void {
    dispatch = store.dispatch;
    const persistor = persistStore(store);
    followOtherTabs(storage, actions, store.dispatch, signal);
    const flush = () => void persistor.flush();
    listen('pagehide', flush, signal);
    // a phone may discard a page in the background without another event
    document.addEventListener('visibilitychange', flush, { signal });
    signal.addEventListener('abort', () => {
      flush();
      persistor.pause();
      dispatch = undefined;
    });
  }

  return { reducer: persistReducer(config, reducer), keepCart };
}
