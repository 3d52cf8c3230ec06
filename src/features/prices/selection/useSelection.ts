import { useCallback, useState } from 'react';
import type { Carpet } from '../../../domain/settings/settings';

/** Amounts typed into the price list, by carpet. */
export type Selection = ReadonlyMap<Carpet, number>;

interface State {
  readonly selection: Selection;
  /** The number of carpets that have just been put into the cart, until something is chosen again. */
  readonly added: number;
}

const nothing: State = { selection: new Map(), added: 0 };

/** @returns the selection and stable functions; choosing an amount of 0 removes a carpet */
export function useSelection() {
  const [state, setState] = useState(nothing);
  const choose = useCallback(
    (carpet: Carpet, amount: number) =>
      setState(({ selection }) => {
        const after = new Map(selection);
        if (amount > 0) after.set(carpet, amount);
        else after.delete(carpet);
        return { selection: after, added: 0 };
      }),
    [],
  );
  const clear = useCallback(() => setState(nothing), []);
  const finish = useCallback(
    () => setState(({ selection }) => ({ ...nothing, added: selection.size })),
    [],
  );
  return { ...state, choose, clear, finish };
}
