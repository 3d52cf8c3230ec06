import clsx from 'clsx';
import { paths } from '../../../shared/paths';
import { useNavigate } from '../../../shared/router/RouterContext';
import { Button } from '../../../shared/ui/button/Button';
import { Icon } from '../../../shared/ui/picture/Icon';
import layout from '../../../shared/ui/layout/layout.module.css';
import text from '../../../shared/ui/text/text.module.css';
import { datedTitle, summaryOf } from './pastOrderNames';
import { usePastOrders } from './pastOrdersList';
import { useRepeat } from './useRepeat';
import styles from './LatestPastOrder.module.css';

/** The latest order that was handed over from this device, if any. */
export function LatestPastOrder() {
  const navigate = useNavigate();
  const { repeat, dialog } = useRepeat(() => navigate(paths.cart));
  const [latest] = usePastOrders();
  if (!latest) return null;
  return (
    <section className={clsx(layout.panel, styles.latest)} aria-label="Прошлая заявка">
      <div>
        <h2 className={text.panelTitle}>{latest.name ?? datedTitle(latest)}</h2>
        <p className={text.note}>{summaryOf(latest)}</p>
      </div>
      <Button variant="dark" onClick={(event) => repeat(latest, event)}>
        <Icon name="undo" />
        Повторить прошлую заявку
      </Button>
      {dialog}
    </section>
  );
}
