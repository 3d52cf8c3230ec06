import { useMemo, useSyncExternalStore } from 'react';
import { toCartItem } from '../../../domain/order/cart';
import type { Carpet } from '../../../domain/settings/settings';
import { itemsPut } from '../../../state/cart/cartSlice';
import { takeAmounts } from '../../../state/cart/takeAmounts';
import { useAppSelector, useAppStore } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { createKeptAmounts, useKeptAmount } from '../../../state/keptAmounts';

const useTyped = createKeptAmounts('prices');
const nothing: ReadonlyMap<string, number> = new Map();

/** The amount that is typed for a carpet, 0 if none is, and a function that sets it. */
export function useChosenAmount({ _id }: Carpet) {
  const typed = useTyped();
  const chosen = useKeptAmount(typed, _id) ?? 0;
  const choose = (amount: number) => typed.put([[_id, amount > 0 ? amount : undefined]]);
  return [chosen, choose] as const;
}

/** The carpets with a typed amount, and functions for all of them together. */
export function useSelection() {
  const store = useAppStore();
  const typed = useTyped();
  const offers = useAppSelector(selectOffers);
  const amounts = useSyncExternalStore(typed.subscribe, typed.all, () => nothing);
  const selection: ReadonlyMap<Carpet, number> = useMemo(
    () =>
      new Map(
        [...amounts].flatMap(([id, amount]) => {
          const carpet = offers.get(id)?.carpet;
          return carpet ? [[carpet, amount] as const] : [];
        }),
      ),
    [amounts, offers],
  );
  const ids = [...amounts.keys()];
  return {
    selection,
    clear: () => typed.put(ids.map((id) => [id, undefined])),
    buy: () =>
      takeAmounts(store, typed, ids, () =>
        store.dispatch(
          itemsPut(Array.from(selection, ([carpet, amount]) => toCartItem(carpet, amount))),
        ),
      ),
  };
}
