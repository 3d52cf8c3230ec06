import type { Store } from '@reduxjs/toolkit';
import { selectIsCartRead } from '../../../state/cart/cartSlice';
import { selectItemsInCart } from '../../../state/cart/itemsInCart';
import { useAppStore } from '../../../state/hooks';
import { createKeptAmounts, type KeptAmounts } from '../../../state/keptAmounts';
import type { RootState } from '../../../state/rootState';

/**
 * Amounts that were typed into matrices and are not in the cart yet: 0 for a field that was emptied,
 * undefined for one that shows the amount in the cart, or none.
 */
export type Drafts = KeptAmounts;

const useKeptDrafts = createKeptAmounts('matrix');
const followed = new WeakSet<Drafts>();

export function useDrafts(): Drafts {
  const store = useAppStore();
  const drafts = useKeptDrafts();
  if (!followed.has(drafts)) followCart(drafts, store);
  return drafts;
}

/** What a field keeps of an amount: nothing if the cart has the same; 0 stands for none. */
export function draftOf(amount: number, inCart: number | undefined): number | undefined {
  return amount === (inCart ?? 0) ? undefined : amount;
}

/**
 * A draft is forgotten once the cart has the same amount, so that it undoes no later edit there; not before
 * storage has been read, until when the cart seems to be empty.
 */
function followCart(drafts: Drafts, store: Store<RootState>): void {
  followed.add(drafts);
  let seen: ReturnType<typeof selectItemsInCart> | undefined;
  const forgetSame = () => {
    const inCart = selectItemsInCart(store.getState());
    if (inCart === seen || !selectIsCartRead(store.getState())) return;
    seen = inCart;
    const left = [...drafts.all()].filter(
      ([id, amount]) => draftOf(amount, inCart.get(id)?.amount) === undefined,
    );
    if (left.length > 0) drafts.put(left.map(([id]) => [id, undefined]));
  };
  forgetSame();
  store.subscribe(forgetSame);
}
