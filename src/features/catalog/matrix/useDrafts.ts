import type { Store } from '@reduxjs/toolkit';
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

/** A field that was emptied takes nothing more out of the cart once its carpet has left it. */
function followCart(drafts: Drafts, store: Store<RootState>): void {
  followed.add(drafts);
  let inCart = selectItemsInCart(store.getState());
  store.subscribe(() => {
    const before = inCart;
    inCart = selectItemsInCart(store.getState());
    const left = [...drafts.all()].filter(
      ([id, amount]) => amount === 0 && before.has(id) && !inCart.has(id),
    );
    if (left.length > 0) drafts.put(left.map(([id]) => [id, undefined]));
  });
}
