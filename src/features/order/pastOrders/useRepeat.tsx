import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { itemsAdded, selectHasItems, selectIsCartRead } from '../../../state/cart/cartSlice';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { isSecondPress } from '../../../shared/ui/button/isSecondPress';
import { doubleClickTime } from '../../../shared/ui/focus/doubleClickTime';
import { DifferenceDialog } from '../difference/DifferenceDialog';
import { referenceTo } from './pastOrderNames';
import type { PastOrder } from './pastOrdersList';

/**
 * Repeats a past order: at once if the cart is empty and all its carpets are still sold, else the dialog
 * shows first what would change (docs/product.md §11.6).
 * @param onRepeated called when the order is in the cart
 */
export function useRepeat(onRepeated?: () => void) {
  const dispatch = useAppDispatch();
  const offers = useAppSelector(selectOffers);
  const hasItems = useAppSelector(selectHasItems);
  // before storage has been read, it is unknown whether the cart is empty
  const isEmpty = useAppSelector(selectIsCartRead) && !hasItems;
  const [order, setOrder] = useState<PastOrder>();
  const [isAsking, setAsking] = useState(false);
  const repeatedAt = useRef(-doubleClickTime);

  function repeat(chosen: PastOrder, event: MouseEvent) {
    const { timeStamp } = event;
    // a double click or tap repeats once, also if its second click hits a button of the next page
    if (isSecondPress(event) || timeStamp - repeatedAt.current < doubleClickTime) return;
    if (isEmpty && chosen.items.every(({ _id }) => offers.has(_id))) {
      repeatedAt.current = timeStamp;
      dispatch(itemsAdded(chosen.items));
      onRepeated?.();
      return;
    }
    setOrder(chosen);
    setAsking(true);
  }

  return {
    repeat,
    dialog: order && (
      <DifferenceDialog
        title={`Повторить заявку ${referenceTo(order)}?`}
        source="pastOrder"
        items={isAsking ? order.items : undefined}
        onClose={() => setAsking(false)}
        onChanged={onRepeated}
      />
    ),
  };
}
