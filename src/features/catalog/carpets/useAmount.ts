import { useState } from 'react';
import { smallestAmount } from '../../../domain/trade/lot';
import type { Carpet } from '../../../domain/settings/settings';
import { anchors } from '../../../shared/paths';

interface Shared {
  /** Amounts that were set and not added yet, by id: they outlive the row. */
  readonly drafts: Map<string, number>;
  readonly onBuy: Buy;
  readonly onAskPrice: Buy;
}

/** What a row and a card of a carpet are given. */
export interface CarpetProps extends Shared {
  readonly carpet: Carpet;
  /** How much of it is in the cart, if any. */
  readonly inCart: number | undefined;
  /** The address names this carpet. */
  readonly isMarked: boolean;
}

/** What a list of carpets is given. */
export interface CarpetsProps extends Shared {
  readonly carpets: readonly Carpet[];
  /** How much of each is in the cart, by id. */
  readonly amounts: ReadonlyMap<string, number>;
  /** The anchor that the address names. */
  readonly marked: string;
}

/** What the row or the card of one carpet of a list is given. */
export function propsOf(carpet: Carpet, list: CarpetsProps): CarpetProps {
  const { amounts, marked, drafts, onBuy, onAskPrice } = list;
  const { _id } = carpet;
  const isMarked = marked === anchors.carpet(_id);
  return { carpet, inCart: amounts.get(_id), isMarked, drafts, onBuy, onAskPrice };
}

export type Buy = (carpet: Carpet, amount: number) => void;

/** The amount in the cart, edited there at once; before that, the amount that would be added. */
export function useAmount({ carpet, inCart, drafts, onBuy }: CarpetProps) {
  const [draft, setDraft] = useState(() => drafts.get(carpet._id) ?? smallestAmount(carpet));
  return {
    amount: inCart ?? draft,
    setAmount: (amount: number) => {
      drafts.set(carpet._id, amount);
      setDraft(amount);
      if (inCart !== undefined) onBuy(carpet, amount);
    },
  };
}
