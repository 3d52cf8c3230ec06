import { useState } from 'react';
import type { Carpet } from '../../../domain/settings/settings';
import { smallestAmount } from '../../../domain/trade/lot';
import { selectAmountInCart } from '../../../state/cart/cartSelectors';
import { putInCart } from '../../../state/cart/putInCart';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';

/** What a row and a card of a carpet are given. */
export interface CarpetProps {
  readonly carpet: Carpet;
  /** The address names this carpet. */
  readonly isMarked: boolean;
  /** Amounts that were set and not added yet, by id: they outlive the row. */
  readonly drafts: Map<string, number>;
  /** Called once a carpet without a price is in the cart. */
  readonly onAskPrice: () => void;
}

/** The amount in the cart, edited there at once; before that, the amount that would be added. */
export function useCarpetAmount({ carpet, drafts }: Pick<CarpetProps, 'carpet' | 'drafts'>) {
  const dispatch = useAppDispatch();
  const inCart = useAppSelector((state) => selectAmountInCart(state, carpet._id));
  const [draft, setDraft] = useState(() => drafts.get(carpet._id) ?? smallestAmount(carpet));
  return {
    /** Undefined where it is not in the cart. */
    inCart,
    amount: inCart ?? draft,
    setAmount: (amount: number) => {
      drafts.set(carpet._id, amount);
      setDraft(amount);
      if (inCart !== undefined) dispatch(putInCart(carpet, amount));
    },
  };
}
