import clsx from 'clsx';
import { useEffect } from 'react';
import { useAppSelector } from '../../state/hooks';
import { usePastOrdersText } from '../../features/order/pastOrders/pastOrdersStorage';
import { listKey } from '../../features/order/quickOrder/listKey';
import { selectOffers } from '../../state/settings/settingsSlice';
import { tabStorage } from '../../shared/lib/storage';
import { lazyPart } from '../../shared/lazyPart/lazyPart';
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

  useEffect(() => {
    // a list from before the page was loaded again is shown at once
    if (tabStorage.read(listKey)) OrderPanels.preload().catch(() => undefined);
  }, []);

  if (size === 0) return null;
  return (
    <section className={clsx(layout.section, layout.band)} aria-label="Заказ">
      <div className={clsx(layout.wrap, styles.blocks)}>
        {hasOrders && <LatestPastOrder />}
        <OrderPanels />
      </div>
    </section>
  );
}
