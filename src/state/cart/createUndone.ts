import { useEffect, useEffectEvent } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { selectUndone } from './cartSlice';
import { whenUndone } from './whenUndone';

/**
 * Puts what was typed back into its fields when the change that took it into the cart is undone; after an undo
 * on another page, when the visitor returns (docs/product.md §9.7).
 * @returns a hook that returns a function to call with what was typed, after the change has been dispatched
 */
export function createUndone<T>() {
  /** What is to be put back, by the store. */
  const waiting = new WeakMap<object, { readonly typed: T }>();

  return function useUndone(putBack: (typed: T) => void): (typed: T) => void {
    const store = useAppStore();
    const undone = useAppSelector(selectUndone);
    const onUndone = useEffectEvent(() => {
      const given = waiting.get(store);
      if (!given) return;
      waiting.delete(store);
      putBack(given.typed);
    });
    useEffect(() => onUndone(), [undone]);

    return (typed) => whenUndone(store, () => waiting.set(store, { typed }));
  };
}
