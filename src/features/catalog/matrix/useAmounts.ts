import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { toCartItem } from '../../../domain/order/cart';
import type { CartLine } from '../../../domain/order/totals';
import type { Carpet } from '../../../domain/settings/settings';
import { selectItemsInCart } from '../../../state/cart/itemsInCart';
import { useAppStore } from '../../../state/hooks';
import { useDrafts } from './useDrafts';

/** A carpet in a matrix. */
export interface Chosen {
  readonly carpet: Carpet;
  /** As its field shows it: the draft, else the amount in the cart, else 0. */
  readonly amount: number;
  /** 0 if it is not in the cart. */
  readonly inCart: number;
}

/**
 * The carpets that have an amount in a matrix or in the cart. Renders only when one of these changes: the
 * amounts are compared as one text.
 * @param carpets a stable list
 */
export function useAmounts(carpets: readonly Carpet[]): readonly Chosen[] {
  const store = useAppStore();
  const drafts = useDrafts();
  const subscribe = useCallback(
    (notify: () => void) => {
      const unsubscribe = [drafts.subscribe(notify), store.subscribe(notify)];
      return () => unsubscribe.forEach((end) => end());
    },
    [store, drafts],
  );
  const read = () => {
    const inCart = selectItemsInCart(store.getState());
    return carpets
      .map(({ _id }) => `${drafts.get(_id) ?? ''}:${inCart.get(_id)?.amount ?? ''}`)
      .join();
  };
  // prerendered markup has neither a cart nor drafts, but both may exist when it is hydrated
  const readNone = () => carpets.map(() => ':').join();
  const amounts = useSyncExternalStore(subscribe, read, readNone);
  return useMemo(
    () =>
      amounts.split(',').flatMap((pair, index) => {
        const carpet = carpets[index];
        const [draft, inCart = ''] = pair.split(':');
        const amount = Number(draft || inCart);
        if (!carpet || (amount === 0 && !inCart)) return [];
        return { carpet, amount, inCart: Number(inCart) };
      }),
    [amounts, carpets],
  );
}

/** Those with an amount, as lines that can be added up. */
export function chosenLines(chosen: readonly Chosen[]): (CartLine & { readonly carpet: Carpet })[] {
  return chosen
    .filter(({ amount }) => amount > 0)
    .map(({ carpet, amount }) => ({ carpet, item: toCartItem(carpet, amount) }));
}
