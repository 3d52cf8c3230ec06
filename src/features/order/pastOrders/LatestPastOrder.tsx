import clsx from 'clsx';
import type { CartItem } from '../../../domain/order/cart';
import { orderTitle } from '../../../domain/order/orderTitle';
import { countOf, words } from '../../../domain/format/plural';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import { Button } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { usePastOrders } from './pastOrders';
import styles from './LatestPastOrder.module.css';

interface LatestPastOrderProps {
  readonly onRepeat: (items: readonly CartItem[]) => void;
}

/** The latest order that was handed over from this device, if any. */
export function LatestPastOrder({ onRepeat }: LatestPastOrderProps) {
  const [latest] = usePastOrders();
  if (!latest) return null;
  const { date, items } = latest;
  return (
    <section className={clsx(layout.panel, styles.latest)} aria-label="Прошлая заявка">
      <div>
        <h2 className={text.panelTitle}>{orderTitle(toIsoDate(new Date(date)))}</h2>
        <p className={text.note}>{countOf(items.length, words.positions)}</p>
      </div>
      <Button variant="dark" onClick={() => onRepeat(items)}>
        <Icon name="undo" />
        Повторить прошлую заявку
      </Button>
    </section>
  );
}
