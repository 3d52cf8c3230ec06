import clsx from 'clsx';
import { orderTitle } from '../../../domain/order/orderTitle';
import { countOf, words } from '../../../domain/format/plural';
import { paths } from '../../../shared/paths';
import { useNavigate } from '../../../shared/router/RouterContext';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import { Button } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { usePastOrders } from './pastOrders';
import { useRepeat } from './useRepeat';
import styles from './LatestPastOrder.module.css';

/** The latest order that was handed over from this device, if any. */
export function LatestPastOrder() {
  const navigate = useNavigate();
  const { repeat, dialog } = useRepeat(() => navigate(paths.cart));
  const [latest] = usePastOrders();
  if (!latest) return null;
  const { date, items } = latest;
  return (
    <section className={clsx(layout.panel, styles.latest)} aria-label="Прошлая заявка">
      <div>
        <h2 className={text.panelTitle}>{orderTitle(toIsoDate(new Date(date)))}</h2>
        <p className={text.note}>{countOf(items.length, words.positions)}</p>
      </div>
      <Button variant="dark" onClick={(event) => repeat(latest, event)}>
        <Icon name="undo" />
        Повторить прошлую заявку
      </Button>
      {dialog}
    </section>
  );
}
