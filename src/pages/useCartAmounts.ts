import { useCallback } from 'react';
import { useSelector, useStore } from 'react-redux';
import { toCartItem } from '../domain/order/cart';
import type { Carpet } from '../domain/settings/settings';
import { useCallbackDialog } from '../features/callback/useCallbackDialog';
import { selectCartAmounts } from '../state/cart/cartSelectors';
import { amountEdited, carpetAdded, type CartState } from '../state/cart/cartSlice';
import { afterPaint } from '../shared/lib/afterPaint';

/** What is in the cart, by carpet, and the buying of more; the functions stay the same. */
export function useCartAmounts() {
  const store = useStore<{ cart: CartState }>();
  const { open: openCallback } = useCallbackDialog();
  const amounts = useSelector(selectCartAmounts);

  /** «Add» always appends (spec §4): a carpet that is there already gets another amount instead. */
  const onBuy = useCallback(
    (carpet: Carpet, amount: number) => {
      const { _id } = carpet;
      const isInCart = selectCartAmounts(store.getState()).has(_id);
      store.dispatch(
        isInCart ? amountEdited({ _id, amount }) : carpetAdded(toCartItem(carpet, amount)),
      );
    },
    [store],
  );

  const onAskPrice = useCallback(
    (carpet: Carpet, amount: number) => {
      onBuy(carpet, amount);
      // when the link that takes the place of the pressed button has its focus, to get it back
      queueMicrotask(() => afterPaint(openCallback));
    },
    [onBuy, openCallback],
  );

  return { amounts, onBuy, onAskPrice };
}
