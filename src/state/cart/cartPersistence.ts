import type { Action, Store } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import type { CartItem } from '../../domain/order/cart';
import { listen } from '../../shared/lib/listen';
import { cartKey, createCartStorage, parseCart, readUnreadable } from './cartStorage';
import { cartReducer, storedCartOverwritten, storedCartRead, cartSaved } from './cartSlice';
import { savingFailed, unreadableFound } from './cartSlice';
import type { CartState } from './cartSlice';
import { mergeCarts } from './mergeCarts';

/** The cart of one store: its reducer, and what keeps its list in storage and in step with other tabs. */
export function createCartPersistence() {
  let dispatch: ((action: Action) => void) | undefined;
  // redux-persist flushes inside of its reducer, where nothing may be dispatched
  const tell = (action: Action) => queueMicrotask(() => dispatch?.(action));
  const entry = createCartStorage((text) => tell(unreadableFound(text)));

  const storage = {
    getItem: () => Promise.resolve({ items: readAtStart() }),
    setItem: (_key: string, state: CartState) => {
      save(state);
      return Promise.resolve();
    },
    removeItem: () => Promise.resolve(),
  };

  function readAtStart(): readonly CartItem[] {
    try {
      const items = entry.read() ?? [];
      const unreadable = readUnreadable();
      if (unreadable !== null) tell(unreadableFound(unreadable));
      return items;
    } catch {
      return [];
    }
  }

  /** Other tabs may have written since this one looked: nothing of theirs is overwritten. */
  function save({ items: mine, saved }: CartState): void {
    try {
      const theirs = entry.read();
      const merged = mergeCarts(saved, mine, theirs ?? saved);
      if (merged !== theirs) entry.write(merged);
      if (merged !== saved || merged !== mine) tell(cartSaved({ mine, merged }));
    } catch {
      tell(savingFailed());
    }
  }

  function readAgain(): void {
    try {
      const theirs = entry.read();
      if (theirs) dispatch?.(storedCartRead(theirs));
    } catch {
      // the list on the screen is all there is
    }
  }

  /**
   * Where two tabs write at the same moment, neither has seen the other's list, and the entry holds the
   * later one: only the event tells its writer what the earlier had changed.
   */
  function entryChanged(oldText: string | null, newText: string | null): void {
    if (!isMine()) {
      readAgain();
      return;
    }
    const [before, after] = [parseCart(oldText), parseCart(newText)];
    if (before && after) dispatch?.(storedCartOverwritten({ before, after }));
  }

  function isMine(): boolean {
    try {
      return entry.isMine();
    } catch {
      return false;
    }
  }

  const config = {
    key: cartKey,
    keyPrefix: '',
    storage,
    whitelist: ['items', 'saved'],
    serialize: false,
    deserialize: false,
    /** 0 turns it off: a slow start must not end in an empty cart. */
    timeout: 0,
    stateReconciler: (
      { items }: Pick<CartState, 'items'>,
      _before: CartState,
      state: CartState,
    ): CartState => cartReducer(state, storedCartRead(items)),
  };

  /** Starts after hydration, since prerendered markup has no cart; ends when the signal is aborted. */
  function keepCart(store: Store, signal: AbortSignal): void {
    dispatch = store.dispatch;
    const persistor = persistStore(store);
    const flush = () => void persistor.flush();
    const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === cartKey) entryChanged(oldValue, newValue);
      if (key === null) readAgain();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) readAgain();
    };
    listen('storage', onStorage, signal);
    listen('pageshow', onPageShow, signal);
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
