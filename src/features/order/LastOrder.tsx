import clsx from 'clsx';
import type { CartItem } from '../../domain/cart';
import { orderTitle } from '../../domain/orderTitle';
import { countOf, words } from '../../domain/plural';
import { toIsoDate } from '../../shared/toIsoDate';
import button from '../../shared/ui/button.module.css';
import { Icon } from '../../shared/ui/Icon';
import layout from '../../shared/ui/layout.module.css';
import text from '../../shared/ui/text.module.css';
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
