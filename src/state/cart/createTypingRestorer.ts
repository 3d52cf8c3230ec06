import { useEffect, useEffectEvent } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { selectUndone } from './cartSlice';
import { whenUndone } from './whenUndone';

/**
 * Restores what was typed, or read from a file, if adding it to the cart is undone: at once or, if that happens
 * on another page, when the visitor returns (docs/product.md §9.7).
 * @returns a hook whose result is to be called with the typed value after the change has been dispatched
 */
export function createTypingRestorer<T>() {
  /** What is to be restored, by the store. */
  const waiting = new WeakMap<object, { readonly typed: T }>();

  return function useTypingRestorer(restore: (typed: T) => void): (typed: T) => void {
    const store = useAppStore();
    const undone = useAppSelector(selectUndone);
    const onUndone = useEffectEvent(() => {
      const given = waiting.get(store);
      if (!given) return;
      waiting.delete(store);
      restore(given.typed);
    });
    useEffect(() => onUndone(), [undone]);

    return (typed) => whenUndone(store, () => waiting.set(store, { typed }));
  };
}
