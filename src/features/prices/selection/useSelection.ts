import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { toCartItem } from '../../../domain/order/cart';
import type { Carpet } from '../../../domain/settings/settings';
import { itemsPut } from '../../../state/cart/cartSlice';
import { takeAmounts } from '../../../state/cart/takeAmounts';
import { useAppSelector, useAppStore } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { createKeptAmounts } from '../../../state/keptAmounts';

/** Amounts typed into the price list, by carpet. */
export type Selection = ReadonlyMap<Carpet, number>;

const useTyped = createKeptAmounts('prices');
const nothing: ReadonlyMap<string, number> = new Map();

/** The selection; `choose` is stable, and an amount of 0 removes a carpet. */
export function useSelection() {
  const store = useAppStore();
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
  const ids = [...amounts.keys()];
  return {
    selection,
    choose,
    clear: () => typed.put(ids.map((id) => [id, undefined])),
    /** Puts the selection into the cart. */
    buy: () =>
      takeAmounts(store, typed, ids, () =>
        store.dispatch(
          itemsPut(Array.from(selection, ([carpet, amount]) => toCartItem(carpet, amount))),
        ),
      ),
  };
}
