import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppSelector, useAppStore } from '../hooks';
import { selectUndoable, selectUndone } from './cartSlice';

interface Taken<T> {
  readonly change: ReturnType<typeof selectUndoable>;
  readonly typed: T;
}

/**
 * Puts what was typed back into its fields when the change that took it into the cart is undone, whichever
 * button undoes it (docs/product.md §9.7).
 * @returns a function to call with what was typed, after the change has been dispatched
 */
export function useUndone<T>(putBack: (typed: T) => void): (typed: T) => void {
  const store = useAppStore();
  const undone = useAppSelector(selectUndone);
  const taken = useRef<Taken<T>>(null);
  const onUndone = useEffectEvent(() => {
    if (!undone || taken.current?.change !== undone) return;
    putBack(taken.current.typed);
    taken.current = null;
  });
  useEffect(() => onUndone(), [undone]);

  return (typed) => {
    taken.current = { change: selectUndoable(store.getState()), typed };
  };
}
