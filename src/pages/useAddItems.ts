import { useCallback } from 'react';
import { useStore } from 'react-redux';
import type { CartItem } from '../domain/cart';
import { toDecimal } from '../domain/decimal';
import {
  amountEdited,
  carpetAdded,
  selectCartItems,
  type CartState,
} from '../features/cart/cartSlice';

/** Puts lines into the cart. «Add» always appends (spec §4): a line that is there gets more instead. */
export function useAddItems() {
  const store = useStore<{ cart: CartState }>();
  return useCallback(
    (items: readonly CartItem[]) => {
      const inCart = new Map(
        selectCartItems(store.getState()).map(({ _id, amount }) => [_id, amount]),
      );
      for (const item of items) {
        const { _id } = item;
        const before = inCart.get(_id);
        const amount = toDecimal((before ?? 0) + item.amount);
        inCart.set(_id, amount);
        store.dispatch(before === undefined ? carpetAdded(item) : amountEdited({ _id, amount }));
      }
    },
    [store],
  );
}
