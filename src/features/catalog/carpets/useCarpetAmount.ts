import { useState } from 'react';
import type { Carpet } from '../../../domain/settings/settings';
import { smallestAmount } from '../../../domain/trade/lot';
import { amountEdited } from '../../../state/cart/cartSlice';
import { useAmountInCart } from '../../../state/cart/useItemInCart';
import { useAppDispatch } from '../../../state/hooks';
import type { CarpetGroup } from '../view/groupCarpets';

interface Shared {
  /** Amounts set but not yet added, by id; kept outside the rows, which filters unmount. */
  readonly drafts: Map<string, number>;
  /** Called after a carpet without a price was put into the cart. */
  readonly onAskPrice: () => void;
}

/** The props of a list of carpets, such as the table and the cards. */
export interface CarpetListProps extends Shared {
  readonly title: string;
  readonly categoryId: string;
  readonly groups: readonly CarpetGroup[];
  /** The fragment of the address, which may be the anchor of a carpet. */
  readonly marked: string;
}

/** The props of a carpet's row and card. */
export interface CarpetProps extends Shared {
  readonly carpet: Carpet;
  readonly categoryId: string;
  /** Whether the address ends in the anchor of this carpet. */
  readonly isMarked: boolean;
}

/** The amount in the cart, which edits change at once; if there is none, the amount to add. */
export function useCarpetAmount({ carpet, drafts }: Pick<CarpetProps, 'carpet' | 'drafts'>) {
  const dispatch = useAppDispatch();
  const inCart = useAmountInCart(carpet._id);
  const [draft, setDraft] = useState(() => drafts.get(carpet._id));
  return {
    /** Undefined if the carpet is not in the cart. */
    inCart,
    amount: inCart ?? draft ?? smallestAmount(carpet),
    /** Whether the amount is in the cart or was set by the visitor. */
    isChosen: (inCart ?? draft) !== undefined,
    setAmount: (amount: number) => {
      drafts.set(carpet._id, amount);
      setDraft(amount);
      if (inCart !== undefined) dispatch(amountEdited({ _id: carpet._id, amount }));
    },
  };
}
