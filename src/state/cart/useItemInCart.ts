import type { Store } from '@reduxjs/toolkit';
import { useMemo, useSyncExternalStore } from 'react';
import { useAppStore } from '../hooks';
import type { RootState } from '../rootState';
import { selectAmountInCart, selectCartAmounts } from './cartAmounts';

/**
 * The amount of a carpet in the cart; undefined if it is not there. Only rows whose amount changes
 * are notified: `useAppSelector` would run a selector for every row after every action, which takes
 * 10 ms in a category of 850 rows on a slow processor.
 */
export function useAmountInCart(id: string): number | undefined {
  const store = useAppStore();
  const subscribe = useMemo(
    () => (notify: () => void) => followerOf(store)(id, notify),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => selectAmountInCart(store.getState(), id), nothing);
}

/** Prerendered markup has no cart; a lazy part may be hydrated after the cart was read. */
const nothing = () => undefined;

type Follower = ReturnType<typeof createFollower>;
const followers = new WeakMap<Store<RootState>, Follower>();

function followerOf(store: Store<RootState>): Follower {
  const follower = followers.get(store) ?? createFollower(store);
  followers.set(store, follower);
  return follower;
}

/** Follows the amounts of one store. @returns subscribes to one carpet, and returns the unsubscribe */
function createFollower(store: Store<RootState>) {
  const listeners = new Map<string, Set<() => void>>();
  let amounts = selectCartAmounts(store.getState());
  store.subscribe(() => {
    const before = amounts;
    amounts = selectCartAmounts(store.getState());
    if (amounts === before) return;
    for (const [id, notifiers] of listeners) {
      if (before.get(id) !== amounts.get(id)) notifiers.forEach((notify) => notify());
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
