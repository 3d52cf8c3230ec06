import clsx from 'clsx';
import { totalsRows } from '../../../domain/order/totalsRows';
import { useAppSelector } from '../../../state/hooks';
import { selectCartTotals } from '../../../state/cart/cartSelectors';
import styles from './CartTotals.module.css';

/** The totals beside the title, without the figures that are unknown. */
export function CartTotals() {
  const rows = totalsRows(useAppSelector(selectCartTotals));
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value, remark, kind }) => (
        <div key={label} className={clsx(kind && styles[kind])}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {remark && <dd className={styles.remark}>{remark}</dd>}
        </div>
      ))}
    </dl>
  );
}
