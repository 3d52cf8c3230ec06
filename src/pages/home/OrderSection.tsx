import clsx from 'clsx';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { itemsAdded } from '../../state/cart/cartSlice';
import { usePastOrdersText } from '../../features/order/pastOrders/pastOrdersStorage';
import { selectOffers } from '../../state/settings/settingsSlice';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
import { paths } from '../../shared/paths';
import { useNavigate } from '../../shared/router/RouterContext';
import layout from '../../shared/ui/layout/layout.module.css';
import styles from './OrderSection.module.css';

/** Needed on a device with past orders. */
export const LatestPastOrder = lazyPart(
  async () =>
    (
      await import(
        /* webpackChunkName: "orders" */ '../../features/order/pastOrders/LatestPastOrder'
      )
    ).LatestPastOrder,
);

export const OrderPanels = lazyPart(
  async () => (await import(/* webpackChunkName: "home-order" */ './OrderPanels')).OrderPanels,
);

/** For buyers who already have their articles: the quick order, the price list, the last order. */
export function OrderSection() {
  const { size } = useAppSelector(selectOffers);
  const hasOrders = usePastOrdersText() !== '';
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (size === 0) return null;
  return (
    <section className={clsx(layout.section, layout.band)} aria-label="Заказ">
      <div className={clsx(layout.wrap, styles.blocks)}>
        {hasOrders && (
          <LatestPastOrder
            onRepeat={(items) => {
              dispatch(itemsAdded(items));
              navigate(paths.cart);
            }}
          />
        )}
        <OrderPanels />
      </div>
    </section>
  );
}
