import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Carpet } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { createKeptAmounts } from '../../../state/keptAmounts';

/** Amounts typed into the price list, by carpet. */
export type Selection = ReadonlyMap<Carpet, number>;

const useTyped = createKeptAmounts('prices');
const nothing: ReadonlyMap<string, number> = new Map();

/** The selection; `choose` is stable, and an amount of 0 removes a carpet. */
export function useSelection() {
  const typed = useTyped();
  const offers = useAppSelector(selectOffers);
  const amounts = useSyncExternalStore(typed.subscribe, typed.all, () => nothing);
  const selection: Selection = useMemo(
    () =>
      new Map(
        [...amounts].flatMap(([id, amount]) => {
          const carpet = offers.get(id)?.carpet;
          return carpet ? [[carpet, amount] as const] : [];
        }),
      ),
    [amounts, offers],
  );
  const choose = useCallback(
    ({ _id }: Carpet, amount: number) => typed.put([[_id, amount > 0 ? amount : undefined]]),
    [typed],
  );
  const clear = () => typed.put([...typed.all().keys()].map((id) => [id, undefined]));
  return { selection, choose, clear, putBack: typed.put };
}
