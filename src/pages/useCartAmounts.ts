import { useCallback } from 'react';
import type { Carpet } from '../domain/settings/settings';
import { useCallbackDialog } from '../features/callback/useCallbackDialog';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import { selectCartAmounts } from '../state/cart/cartSelectors';
import { putInCart } from '../state/cart/putInCart';
import { afterPaint } from '../shared/lib/afterPaint';

/** What is in the cart, by carpet, and the buying of more; the functions stay the same. */
export function useCartAmounts() {
  const dispatch = useAppDispatch();
  const { open: openCallback } = useCallbackDialog();
  const amounts = useAppSelector(selectCartAmounts);

  const onBuy = useCallback(
    (carpet: Carpet, amount: number) => dispatch(putInCart(carpet, amount)),
    [dispatch],
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
