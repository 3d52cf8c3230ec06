import type { Carpet } from '../../../domain/settings/settings';
import { smallestAmount } from '../../../domain/trade/lot';
import { amountEdited } from '../../../state/cart/cartSlice';
import { putInCart } from '../../../state/cart/putInCart';
import { takeAmounts } from '../../../state/cart/takeAmounts';
import { useAmountInCart } from '../../../state/cart/useItemInCart';
import { useAppDispatch, useAppStore } from '../../../state/hooks';
import { createKeptAmounts, useKeptAmount } from '../../../state/keptAmounts';

const useTypedAmounts = createKeptAmounts('category');

/** The amount in the cart, which edits change at once; if there is none, the amount to add. */
export function useCarpetAmount(carpet: Carpet) {
  const { _id } = carpet;
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const inCart = useAmountInCart(_id);
  const amounts = useTypedAmounts();
  const typed = useKeptAmount(amounts, _id);
  const chosen = inCart ?? typed;
  const amount = chosen ?? smallestAmount(carpet);
  return {
    /** Undefined if the carpet is not in the cart. */
    inCart,
    amount,
    /** Whether the amount is in the cart or was set by the visitor. */
    isChosen: chosen !== undefined,
    setAmount: (next: number) => {
      if (inCart === undefined) amounts.put([[_id, next]]);
      else dispatch(amountEdited({ _id, amount: next }));
    },
    buy: () => takeAmounts(store, amounts, [_id], () => dispatch(putInCart(carpet, amount))),
  };
}
