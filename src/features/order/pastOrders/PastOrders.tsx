import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { cartChange, formatCartChange } from '../../../domain/order/carpetChange';
import { formatDate } from '../../../domain/format/date';
import { orderTitle } from '../../../domain/order/orderTitle';
import { countOf, words } from '../../../domain/format/plural';
import { useAppSelector } from '../../../state/hooks';
import { selectOffers } from '../../../state/settings/settingsSlice';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import { Button } from '../../../shared/ui/button/Button';
import { IconButton } from '../../../shared/ui/button/IconButton';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { removePastOrder, usePastOrders, type PastOrder } from './pastOrders';
import { useRepeat } from './useRepeat';
import styles from './PastOrders.module.css';

/** «Мои заявки»: the orders that were handed over from this device. */
export function PastOrders() {
  const { repeat, dialog } = useRepeat();
  const orders = usePastOrders();
  if (orders.length === 0) return null;
  return (
    <section className={clsx(layout.panel, styles.orders)} aria-labelledby="orders-title">
      <h2 id="orders-title" className={text.panelTitle}>
        Мои заявки
      </h2>
      <p className={text.note}>Хранятся только на этом устройстве, без контактов.</p>
      <ul>
        {orders.map((order) => (
          <PastOrderRow key={order.date} order={order} onRepeat={repeat} />
        ))}
      </ul>
      {dialog}
    </section>
  );
}

interface PastOrderRowProps {
  readonly order: PastOrder;
  readonly onRepeat: (order: PastOrder, event: MouseEvent) => void;
}

function PastOrderRow({ order, onRepeat }: PastOrderRowProps) {
  const offers = useAppSelector(selectOffers);
  const date = toIsoDate(new Date(order.date));
  const changes = order.items.flatMap((item) => {
    const change = cartChange({ item, carpet: offers.get(item._id)?.carpet });
    return change ? [{ item, change }] : [];
  });
  return (
    <li>
      <div className={styles.name}>
        <b>{orderTitle(date)}</b>
        <span className={text.note}>{countOf(order.items.length, words.positions)}</span>
      </div>
      <Button
        variant="ghost"
        size="small"
        aria-label={`Повторить заявку от ${formatDate(date)}`}
        onClick={(event) => onRepeat(order, event)}
      >
        Повторить
      </Button>
      <IconButton
        icon="trash"
        aria-label={`Удалить заявку от ${formatDate(date)}`}
        onClick={() => removePastOrder(order)}
      />
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ item, change }) => (
            <li key={item._id}>
              {item.article ?? item.title ?? item._id}: {formatCartChange(change)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
