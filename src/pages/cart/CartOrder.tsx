import { useState } from 'react';
import type { CartItem } from '../../domain/order/cart';
import { orderLinkMark } from '../../domain/order/orderLinkMark';
import { CallbackTrigger } from '../../features/callback/CallbackTrigger';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { selectCartLines } from '../../state/cart/cartSelectors';
import { cartReplaced, itemsAdded, selectIsCartRead } from '../../state/cart/cartSlice';
import { usePastOrdersText } from '../../features/order/pastOrders/pastOrdersStorage';
import { QuickOrder } from '../../features/order/quickOrder/QuickOrder';
import { PriceCard } from '../../features/prices/PriceCard';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { selectLocation } from '../../shared/router/navigationSlice';
import layout from '../../shared/ui/layout/layout.module.css';
import styles from './CartOrder.module.css';

/** For a cart with something in it. */
export const HandOff = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "hand-off" */ '../../features/order/handOff/HandOff'))
      .HandOff,
);

/** For a device with past orders. */
export const PastOrders = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "orders" */ '../../features/order/pastOrders/PastOrders'))
      .PastOrders,
);

/** For a link that holds an order. */
export const OrderLinkDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "orders" */ '../../features/order/link/OrderLinkDialog'))
      .OrderLinkDialog,
);

/** Ways to fill the cart by a list, and to hand over the order. */
export function CartOrder() {
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCartLines);
  const isRead = useAppSelector(selectIsCartRead);
  const addItems = (items: readonly CartItem[]) => dispatch(itemsAdded(items));
  // stays mounted when the link leaves the address, since closing it is animated
  const isLinked = useAppSelector(selectLocation).hash.startsWith(orderLinkMark);
  const [wasLinked, setWasLinked] = useState(isLinked);
  if (isLinked && !wasLinked) setWasLinked(true);
  const hasOrders = usePastOrdersText() !== '';
  const isEmpty = lines.length === 0;

  // until storage has been read, the cart may turn out not to be empty
  if (isEmpty && !isRead) return null;
  return (
    <div className={styles.blocks}>
      <div className={isEmpty ? layout.columns : styles.columns}>
        <QuickOrder
          title={isEmpty ? 'Быстрый заказ по артикулам' : 'Добавить по артикулам'}
          isSecondary={!isEmpty}
          onAdd={addItems}
        />
        {isEmpty ? (
          <PriceCard />
        ) : (
          <div className={styles.handOff} data-hand-off>
            <HandOff lines={lines} CallbackTrigger={CallbackTrigger} />
          </div>
        )}
      </div>
      {hasOrders && <PastOrders onRepeat={addItems} />}
      {wasLinked && (
        <OrderLinkDialog
          isCartEmpty={isEmpty}
          onAdd={addItems}
          onReplace={(items) => dispatch(cartReplaced(items))}
        />
      )}
    </div>
  );
}
