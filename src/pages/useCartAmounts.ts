import { useCallback, useMemo } from 'react';
import { useSelector, useStore } from 'react-redux';
import { toCartItem } from '../domain/cart';
import type { Carpet } from '../domain/settings';
import { useOpenCallback } from '../features/callback/CallbackProvider';
import {
  amountEdited,
  carpetAdded,
  selectCartItems,
  type CartState,
} from '../features/cart/cartSlice';

/** What is in the cart, by carpet, and the buying of more; the functions stay the same. */
export function useCartAmounts() {
  const store = useStore<{ cart: CartState }>();
  const openCallback = useOpenCallback();
  const items = useSelector(selectCartItems);
  const amounts = useMemo(() => new Map(items.map(({ _id, amount }) => [_id, amount])), [items]);

  /** «Add» always appends (spec §4): a carpet that is there already gets another amount instead. */
  const onBuy = useCallback(
    (carpet: Carpet, amount: number) => {
      const inCart = selectCartItems(store.getState()).some(({ _id }) => _id === carpet._id);
      const { _id } = carpet;
      store.dispatch(
        inCart ? amountEdited({ _id, amount }) : carpetAdded(toCartItem(carpet, amount)),
      );
    },
    [store],
  );

  const onAskPrice = useCallback(
    (carpet: Carpet, amount: number) => {
      onBuy(carpet, amount);
      openCallback();
    },
    [onBuy, openCallback],
  );

  return { amounts, onBuy, onAskPrice };
}
