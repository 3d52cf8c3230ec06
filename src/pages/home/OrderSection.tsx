import clsx from 'clsx';
import { useEffect, useLayoutEffect } from 'react';
import { useAppSelector } from '../../state/hooks';
import { usePastOrdersText } from '../../features/order/pastOrders/pastOrdersStorage';
import { listKey } from '../../features/order/quickOrder/listKey';
import { selectOffers } from '../../state/settings/settingsSlice';
import { listen } from '../../shared/lib/listen';
import { tabStorage } from '../../shared/lib/storage';
import { anchors } from '../../shared/paths';
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

  // when its cleanup runs, the field is still in the document
  useLayoutEffect(() => {
    const leaving = new AbortController();
    const keepTyped = () => {
      const field = document.querySelector<HTMLTextAreaElement>(`#${anchors.quickOrder} textarea`);
      // the quick order keeps its list itself, unless its code has not loaded or a release has removed it
      if (OrderPanels.current() || !field?.value) return;
      tabStorage.write(listKey, JSON.stringify({ text: field.value }));
    };
    listen('pagehide', keepTyped, leaving.signal);
    return () => {
      keepTyped();
      leaving.abort();
    };
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
