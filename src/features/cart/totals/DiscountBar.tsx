import clsx from 'clsx';
import { formatMoney } from '../../../domain/format/money';
import { discountScale } from '../../../domain/order/discountScale';
import { formatPercent } from '../../../domain/order/discount';
import { useAppSelector } from '../../../state/hooks';
import { selectCartTotals, selectMinimumOrder } from '../../../state/cart/cartSelectors';
import { selectPriceList } from '../../../state/settings/settingsSlice';
import { DiscountState } from './DiscountState';
import styles from './DiscountBar.module.css';

/** How far the sum is from the minimum order and the discounts; nothing if there is no sum, or neither of them. */
export function DiscountBar() {
  const { discounts = [] } = useAppSelector(selectPriceList);
  const minimumOrder = useAppSelector(selectMinimumOrder);
  const { sum } = useAppSelector(selectCartTotals);
  const { marks, filled } = discountScale(sum, minimumOrder, discounts);
  const isShort = marks.some(({ isMinimum, isReached }) => isMinimum && !isReached);
  if (sum === 0 || (minimumOrder === undefined && discounts.length === 0)) return null;

  return (
    <div className={clsx(styles.bar, isShort && styles.short)}>
      {marks.length > 0 && (
        <>
          <progress
            max={marks.length}
            value={filled}
            aria-label="Сумма заказа"
            aria-valuetext={formatMoney(sum)}
          />
          <ol>
            {marks.map(({ at, isMinimum, percent, isReached }) => (
              <li key={at} className={clsx(isReached && styles.reached)}>
                {isMinimum && <span>минимум </span>}
                <span>{formatMoney(at)} </span>
                {percent !== undefined && <span>−{formatPercent(percent)}</span>}
              </li>
            ))}
          </ol>
        </>
      )}
      <DiscountState sum={sum} minimumOrder={minimumOrder} discounts={discounts} />
    </div>
  );
}
