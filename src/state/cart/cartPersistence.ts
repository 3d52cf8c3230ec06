import type { Action, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { listen } from '../../shared/lib/listen';
import { createCartAdapter } from './cartAdapter';
import { cartKey, cartReducer, storedCartRead, unreadableFound, type CartState } from './cartSlice';
import { createCartStorage } from './cartStorage';
import { followOtherTabs } from './followOtherTabs';

// redux-persist decides when the list is read and written: it reads once after `persistStore`, and
// writes after each change of the whitelisted fields and when flushed. By default it stores an envelope
// of JSON texts, erases a plain list, overwrites changes by other tabs and hides failed reads and
// writes. The storage adapter stores the plain list of docs/product.md §9.2, merges before writing and
// dispatches failures; changes by other tabs arrive as events (docs/decisions/own-storage-adapter.md).

/** The persisted reducer of the cart, and a function that starts reading and writing its storage. */
export function createCartPersistence() {
  let dispatch: ((action: Action) => void) | undefined;
  const dispatchLater = (action: Action) => queueMicrotask(() => dispatch?.(action));
  const storage = createCartStorage((text) => dispatchLater(unreadableFound(text)));
  const adapter = createCartAdapter(storage, dispatchLater);

  const config = {
    key: cartKey,
    keyPrefix: '',
    storage: adapter,
    whitelist: ['items', 'saved'],
    serialize: false,
    /** In place of redux-persist's own, which reads JSON texts. */
    getStoredState: adapter.getItem,
    /** No timeout: a slow start must not end in an empty cart. */
    timeout: 0,
    stateReconciler: (
      { items }: Pick<CartState, 'items'>,
      _before: CartState,
      state: CartState,
    ): CartState => cartReducer(state, storedCartRead(items)),
  };

  /**
   * Called after hydration, since prerendered markup has no cart; stops when the signal is aborted.
   * @param onRead called when the stored cart is in the store
   */
  function keepCart(store: Store, signal: AbortSignal, onRead?: () => void): void {
    dispatch = store.dispatch;
    const persistor = persistStore(store, null, onRead);
    followOtherTabs(storage, store.dispatch, signal);
    const flush = () => {
      void persistor.flush();
      adapter.retry();
    };
    listen('pagehide', flush, signal);
    // a phone may discard a page in the background without another event
    document.addEventListener('visibilitychange', flush, { signal });
    signal.addEventListener('abort', () => {
      flush();
      persistor.pause();
      dispatch = undefined;
    });
  }

  return { reducer: persistReducer(config, cartReducer), keepCart };
}
