import { useCallback, useState } from 'react';
import type { Carpet } from '../../domain/settings';

/** Amounts typed into the price list, by carpet. */
export type Selection = ReadonlyMap<Carpet, number>;

/** @returns the selection and functions that stay the same; an amount of 0 takes a carpet out */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(new Map());
  const choose = useCallback(
    (carpet: Carpet, amount: number) =>
      setSelection((before) => {
        const after = new Map(before);
        if (amount > 0) after.set(carpet, amount);
        else after.delete(carpet);
        return after;
      }),
    [],
  );
  const clear = useCallback(() => setSelection(new Map()), []);
  return { selection, choose, clear };
}
