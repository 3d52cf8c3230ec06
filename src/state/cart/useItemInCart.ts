import type { Store } from '@reduxjs/toolkit';
import { useMemo, useSyncExternalStore } from 'react';
import { useAppStore } from '../hooks';
import type { CartItem } from '../../domain/order/cart';
import type { RootState } from '../rootState';
import { selectItemsInCart } from './itemsInCart';

/**
 * The item of a carpet in the cart; undefined if it is not there. Only rows whose item changes are
 * notified: `useAppSelector` would run a selector for every row after every action, which takes 10 ms in
 * a category of 850 rows on a slow processor.
 */
export function useItemInCart(id: string): CartItem | undefined {
  const store = useAppStore();
  const subscribe = useMemo(
    () => (notify: () => void) => followerOf(store)(id, notify),
    [store, id],
  );
  return useSyncExternalStore(
    subscribe,
    () => selectItemsInCart(store.getState()).get(id),
    nothing,
  );
}

/** The amount of a carpet in the cart; undefined if it is not there. */
export const useAmountInCart = (id: string) => useItemInCart(id)?.amount;

/** Prerendered markup has no cart; a lazy part may be hydrated after the cart was read. */
const nothing = () => undefined;

type Follower = ReturnType<typeof createFollower>;
const followers = new WeakMap<Store<RootState>, Follower>();

function followerOf(store: Store<RootState>): Follower {
  const follower = followers.get(store) ?? createFollower(store);
  followers.set(store, follower);
  return follower;
}

/** Follows the items of one store. @returns a function that subscribes to one carpet and returns the unsubscribe */
function createFollower(store: Store<RootState>) {
  const listeners = new Map<string, Set<() => void>>();
  let items = selectItemsInCart(store.getState());
  store.subscribe(() => {
    const before = items;
    items = selectItemsInCart(store.getState());
    if (items === before) return;
    for (const [id, notifiers] of listeners) {
      if (before.get(id) !== items.get(id)) notifiers.forEach((notify) => notify());
    }
  });

  return (id: string, notify: () => void) => {
    const notifiers = listeners.get(id) ?? new Set();
    listeners.set(id, notifiers.add(notify));
    return () => {
      notifiers.delete(notify);
      if (notifiers.size === 0) listeners.delete(id);
    };
  };
}
