import clsx from 'clsx';
import { totalsRows } from '../../../domain/order/totalsRows';
import { useAppSelector } from '../../../state/hooks';
import { selectCartTotals } from '../../../state/cart/cartSelectors';
import styles from './CartTotals.module.css';

/** «Итого», without the figures that are unknown. */
export function CartTotals() {
  const rows = totalsRows(useAppSelector(selectCartTotals));
  return (
    <dl className={styles.totals}>
      {rows.map(({ label, value, isSum }) => (
        <div key={label} className={clsx(isSum && styles.sum)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
