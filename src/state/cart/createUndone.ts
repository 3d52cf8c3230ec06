import { useEffect, useEffectEvent } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { selectUndoable, selectUndone } from './cartSlice';

interface Taken<T> {
  readonly typed: T;
  isUndone: boolean;
}

/**
 * Puts what was typed back into its fields when the change that took it into the cart is undone, whichever
 * button undoes it (docs/product.md §9.7); after an undo on another page, when the visitor returns.
 * @returns a hook that returns a function to call with what was typed, after the change has been dispatched
 */
export function createUndone<T>() {
  const takenBy = new WeakMap<object, Taken<T>>();

  return function useUndone(putBack: (typed: T) => void): (typed: T) => void {
    const store = useAppStore();
    const undone = useAppSelector(selectUndone);
    const onUndone = useEffectEvent(() => {
      const taken = takenBy.get(store);
      if (!taken?.isUndone) return;
      takenBy.delete(store);
      putBack(taken.typed);
    });
    useEffect(() => onUndone(), [undone]);

    return (typed) => {
      const change = selectUndoable(store.getState());
      const taken: Taken<T> = { typed, isUndone: false };
      takenBy.set(store, taken);
      const unsubscribe = store.subscribe(() => {
        const state = store.getState();
        if (selectUndoable(state) === change) return;
        unsubscribe();
        taken.isUndone = change !== undefined && selectUndone(state) === change;
      });
    };
  };
}
