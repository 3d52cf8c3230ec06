import clsx from 'clsx';
import type { CartItem } from '../../../domain/order/cart';
import { orderTitle } from '../../../domain/order/orderTitle';
import { countOf, words } from '../../../domain/format/plural';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import button from '../../../shared/ui/button/button.module.css';
import { Icon } from '../../../shared/ui/picture/Icon';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { useRememberedOrders } from './rememberedOrders';
import styles from './LastOrder.module.css';

interface LastOrderProps {
  readonly onRepeat: (items: readonly CartItem[]) => void;
}

/** The order that was handed over last from this device, if any. */
export function LastOrder({ onRepeat }: LastOrderProps) {
  const [last] = useRememberedOrders();
  if (!last) return null;
  const { date, items } = last;
  return (
    <section className={clsx(layout.panel, styles.last)} aria-label="Прошлая заявка">
      <div>
        <h2 className={text.panelTitle}>{orderTitle(toIsoDate(new Date(date)))}</h2>
        <p className={text.note}>{countOf(items.length, words.positions)}</p>
      </div>
      <button
        type="button"
        className={clsx(button.button, button.dark)}
        onClick={() => onRepeat(items)}
      >
        <Icon name="undo" />
        Повторить прошлую заявку
      </button>
    </section>
  );
}
