import { useState } from 'react';
import { toCartItem, type CartItem } from '../../../domain/order/cart';
import type { CarpetAmount } from '../../../domain/orderList/parsedLine';
import { selectItemsInCart } from '../../../state/cart/itemsInCart';
import { itemsAdded, selectUndoable } from '../../../state/cart/cartSlice';
import { useAppSelector, useAppStore } from '../../../state/hooks';

/** What was added to the cart last. */
export interface Added {
  readonly found: readonly CarpetAmount[];
  /** The items in the cart before, by the ids of the carpets. */
  readonly before: ReadonlyMap<string, CartItem>;
}

/** Adds lists to the cart. `added` is the last one as long as nothing else has changed the cart. */
export function useAdding() {
  const store = useAppStore();
  const undoable = useAppSelector(selectUndoable);
  const [last, setLast] = useState<Added & { readonly change: typeof undoable }>();

  return {
    added: last && last.change === undoable ? last : undefined,
    add: (found: readonly CarpetAmount[]) => {
      const before = selectItemsInCart(store.getState());
      store.dispatch(itemsAdded(found.map(({ carpet, amount }) => toCartItem(carpet, amount))));
      setLast({ found, before, change: selectUndoable(store.getState()) });
    },
    forget: () => setLast(undefined),
  };
}
