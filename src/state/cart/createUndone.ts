import { useEffect, useEffectEvent } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { selectUndoable, selectUndone } from './cartSlice';

interface Taken<T> {
  readonly change: ReturnType<typeof selectUndoable>;
  readonly typed: T;
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
      if (!undone || taken?.change !== undone) return;
      takenBy.delete(store);
      putBack(taken.typed);
    });
    useEffect(() => onUndone(), [undone]);

    return (typed) => {
      takenBy.set(store, { change: selectUndoable(store.getState()), typed });
    };
  };
}
