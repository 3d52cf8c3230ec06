import clsx from 'clsx';
import { useState } from 'react';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { PastOrderRow } from './PastOrderRow';
import {
  removePastOrder,
  restorePastOrder,
  usePastOrders,
  withOrder,
  type PastOrder,
} from './pastOrdersList';
import { useRepeat } from './useRepeat';
import styles from './PastOrders.module.css';

/** «Мои заявки»: the orders that were handed over from this device. */
export function PastOrders() {
  const { repeat, dialog } = useRepeat();
  const orders = usePastOrders();
  const [removed, setRemoved] = useState<PastOrder>();
  const rows = removed ? withOrder(orders, removed) : orders;
  if (rows.length === 0) return null;
  return (
    <section className={clsx(layout.panel, styles.orders)} aria-labelledby="orders-title">
      <h2 id="orders-title" className={text.panelTitle}>
        Мои заявки
      </h2>
      <p className={text.note}>
        Хранятся только на этом устройстве: состав, дата и название, которое вы дали, — без
        контактов. Заявки с названием остаются, из остальных — последние 20.
      </p>
      <ul>
        {rows.map((order) => (
          <PastOrderRow
            key={order.date}
            order={order}
            isRemoved={order === removed}
            onRepeat={repeat}
            onRemove={() => {
              removePastOrder(order);
              setRemoved(order);
            }}
            onRestore={() => {
              restorePastOrder(order);
              setRemoved(undefined);
            }}
          />
        ))}
      </ul>
      {dialog}
    </section>
  );
}
