import { useState } from 'react';
import { smallestAmount } from '../../domain/lot';
import type { Carpet } from '../../domain/settings';

/** What a row and a card of a carpet are given. */
export interface CarpetProps {
  readonly carpet: Carpet;
  /** How much of it is in the cart, if any. */
  readonly inCart: number | undefined;
  /** The address names this carpet. */
  readonly isMarked: boolean;
  readonly onBuy: Buy;
  readonly onAskPrice: Buy;
}

export type Buy = (carpet: Carpet, amount: number) => void;

/** The amount in the cart, edited there at once; before that, the amount that would be added. */
export function useAmount({ carpet, inCart, onBuy }: CarpetProps) {
  const [draft, setDraft] = useState(() => smallestAmount(carpet));
  return {
    amount: inCart ?? draft,
    setAmount: (amount: number) => {
      setDraft(amount);
      if (inCart !== undefined) onBuy(carpet, amount);
    },
  };
}
