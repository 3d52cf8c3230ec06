import clsx from 'clsx';
import { formatMoney, toKopecks } from '../../../domain/format/money';
import { leftToMinimum } from '../../../domain/order/totals';
import { useAppSelector } from '../../../state/hooks';
import { Icon } from '../../../shared/ui/picture/Icon';
import { selectCartTotals, selectMinimumOrder } from '../../../state/cart/cartSelectors';
import styles from './MinimumOrder.module.css';

/** How far the sum is from the minimum order; nothing if the settings have none. */
export function MinimumOrder() {
  const minimumOrder = useAppSelector(selectMinimumOrder);
  const { sum } = useAppSelector(selectCartTotals);
  if (minimumOrder === undefined) return null;
  const minimum = toKopecks(minimumOrder);
  const left = leftToMinimum(sum, minimumOrder);

  return (
    <div className={clsx(styles.minimum, left === 0 && styles.reached)}>
      <progress max={minimum} value={minimum - left} aria-label="Минимальный заказ" />
      <p>
        {left === 0 ? (
          <>
            <Icon name="check" />
            Минимальный заказ набран
          </>
        ) : (
          <>
            До минимального заказа: <b>{formatMoney(left)}</b>
          </>
        )}
        <span>минимум {formatMoney(minimum)}</span>
      </p>
    </div>
  );
}
