import type { CartChange } from '../../../domain/order/changeText';
import { toCartItem } from '../../../domain/order/cart';
import type { CarpetAmount } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { itemsAdded, selectUndoable } from '../../../state/cart/cartSlice';
import { useAppSelector, useAppStore } from '../../../state/hooks';

/**
 * @returns a hook that adds lists to the cart. `added` is the change by the last one as long as nothing else has
 * changed the cart, also on another page (docs/product.md §10.12)
 */
export function createAdding() {
  const useLast = createDraft<{ readonly last?: CartChange | undefined }>({});

  return function useAdding() {
    const store = useAppStore();
    const undoable = useAppSelector(selectUndoable);
    const [{ last }, change] = useLast();

    return {
      added: last === undoable ? last : undefined,
      add: (found: readonly CarpetAmount[]) => {
        store.dispatch(itemsAdded(found.map(({ carpet, amount }) => toCartItem(carpet, amount))));
        change({ last: selectUndoable(store.getState()) });
      },
      forget: () => change({ last: undefined }),
    };
  };
}
