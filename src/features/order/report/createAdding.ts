import { toCartItem, type CartItem } from '../../../domain/order/cart';
import type { CarpetAmount } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { selectItemsInCart } from '../../../state/cart/itemsInCart';
import { itemsAdded, selectUndoable } from '../../../state/cart/cartSlice';
import { useAppSelector, useAppStore } from '../../../state/hooks';

/** What was added to the cart last. */
export interface Added {
  readonly found: readonly CarpetAmount[];
  /** The items in the cart before, by the ids of the carpets. */
  readonly before: ReadonlyMap<string, CartItem>;
}

interface LastAdded {
  readonly last?: (Added & { readonly change: ReturnType<typeof selectUndoable> }) | undefined;
}

/**
 * @returns a hook that adds lists to the cart. `added` is the last one as long as nothing else has changed the
 * cart, also on another page (docs/product.md §10.12)
 */
export function createAdding() {
  const useLast = createDraft<LastAdded>({});

  return function useAdding() {
    const store = useAppStore();
    const undoable = useAppSelector(selectUndoable);
    const [{ last }, change] = useLast();

    return {
      added: last && last.change === undoable ? last : undefined,
      add: (found: readonly CarpetAmount[]) => {
        const before = selectItemsInCart(store.getState());
        store.dispatch(itemsAdded(found.map(({ carpet, amount }) => toCartItem(carpet, amount))));
        change({ last: { found, before, change: selectUndoable(store.getState()) } });
      },
      forget: () => change({ last: undefined }),
    };
  };
}
