import clsx from 'clsx';
import { useCallback, useEffect, useState } from 'react';
import { isOrderLink } from '../../domain/order/link/orderLinkMark';
import { useAppSelector } from '../../state/hooks';
import { selectHasItems } from '../../state/cart/cartSlice';
import { usePastOrdersText } from '../../features/order/pastOrders/pastOrdersStorage';
import { QuickOrder } from '../../features/order/quickOrder/QuickOrder';
import { PriceCard } from '../../features/prices/PriceCard';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { anchors } from '../../shared/paths';
import { selectLocation } from '../../shared/router/navigationSlice';
import layout from '../../shared/ui/layout/layout.module.css';
import styles from './CartOrder.module.css';

/** Needed for a cart that is not empty. */
export const HandOff = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "hand-off" */ '../../features/order/handOff/HandOff'))
      .HandOff,
);

/** Needed on a device with past orders. */
export const PastOrders = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "orders" */ '../../features/order/pastOrders/PastOrders'))
      .PastOrders,
);

/** Needed for an order link. */
export const OrderLinkDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "orders" */ '../../features/order/link/OrderLinkDialog'))
      .OrderLinkDialog,
);

/** ms for which what follows the hand-off is hidden at most, so that it does not jump when the hand-off comes. */
const longestWait = 3000;

/** Fills the cart from a list, a link or a past order, and hands the order over. */
export function CartOrder() {
  const isEmpty = !useAppSelector(selectHasItems);
  // stays mounted after the link is removed from the address, since closing is animated
  const isLinked = isOrderLink(useAppSelector(selectLocation).hash);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked && !wasLinked) setWasLinked(true);
  const hasOrders = usePastOrdersText() !== '';
  const [isHandOffShown, setHandOffShown] = useState(false);
  const showRest = useCallback(() => setHandOffShown(true), []);

  useEffect(() => {
    if (isEmpty) return;
    const timer = setTimeout(showRest, longestWait);
    return () => clearTimeout(timer);
  }, [isEmpty, showRest]);

  return (
    <div className={clsx(styles.blocks, !isEmpty && !isHandOffShown && styles.waiting)}>
      {!isEmpty && (
        <div id={anchors.handOff} className={styles.handOff}>
          <HandOff onShown={showRest} />
        </div>
      )}
      <div className={clsx(isEmpty && layout.columns)}>
        <QuickOrder
          title={isEmpty ? 'Быстрый заказ по артикулам' : 'Добавить по артикулам'}
          isSecondary={!isEmpty}
        />
        {isEmpty && <PriceCard />}
      </div>
      {hasOrders && <PastOrders />}
      {wasLinked && <OrderLinkDialog />}
    </div>
  );
}
