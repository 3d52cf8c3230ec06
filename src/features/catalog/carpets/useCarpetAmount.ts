import { useState } from 'react';
import type { Carpet } from '../../../domain/settings/settings';
import { smallestAmount } from '../../../domain/trade/lot';
import { selectAmountInCart } from '../../../state/cart/cartSelectors';
import { putInCart } from '../../../state/cart/putInCart';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';

/** What a row and a card of a carpet are given. */
export interface CarpetProps {
  readonly carpet: Carpet;
  /** Whether the address ends in the anchor of this carpet. */
  readonly isMarked: boolean;
  /** Amounts that were set but not added yet, by id; kept here since filters unmount rows. */
  readonly drafts: Map<string, number>;
  /** Called once a carpet without a price is in the cart. */
  readonly onAskPrice: () => void;
}

/** The amount in the cart, where edits take effect at once; before that, the amount to add. */
export function useCarpetAmount({ carpet, drafts }: Pick<CarpetProps, 'carpet' | 'drafts'>) {
  const dispatch = useAppDispatch();
  const inCart = useAppSelector((state) => selectAmountInCart(state, carpet._id));
  const [draft, setDraft] = useState(() => drafts.get(carpet._id) ?? smallestAmount(carpet));
  return {
    /** Undefined if it is not in the cart. */
    inCart,
    amount: inCart ?? draft,
    setAmount: (amount: number) => {
      drafts.set(carpet._id, amount);
      setDraft(amount);
      if (inCart !== undefined) dispatch(putInCart(carpet, amount));
    },
  };
}
