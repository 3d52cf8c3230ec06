import { formatMoney, formatPrice, toKopecks } from '../../../domain/format/money';
import { nbsp } from '../../../domain/format/number';
import { discountsAround, formatDiscount, formatPercent } from '../../../domain/order/discount';
import { leftToMinimum } from '../../../domain/order/totals';
import type { Discount } from '../../../domain/settings/settings';
import { Icon } from '../../../shared/ui/picture/Icon';

interface DiscountStateProps {
  /** Kopecks. */
  readonly sum: number;
  /** ₽ */
  readonly minimumOrder: number | undefined;
  readonly discounts: readonly Discount[];
}

/** What the order has reached, and what is left to the next discount (docs/product.md §9.9). */
export function DiscountState({ sum, minimumOrder, discounts }: DiscountStateProps) {
  const left = leftToMinimum(sum, minimumOrder);
  if (left > 0) {
    return (
      <p>
        <span>
          До минимального заказа: <b>{formatMoney(left)}</b>
        </span>
      </p>
    );
  }
  const { reached, next } = discountsAround(sum, discounts);
  const done = reached ? reachedText(reached) : minimumOrder && 'Минимальный заказ набран';
  return (
    <p>
      {done && <Icon name="check" />}
      <span>
        {done}
        {done && next && '. '}
        {next?.percent !== undefined && (
          <>
            До скидки {formatPercent(next.percent)} осталось{' '}
            <b>{formatMoney(toKopecks(next.from) - sum)}</b>
          </>
        )}
        {next &&
          next.percent === undefined &&
          `От${nbsp}${formatPrice(next.from)}${nbsp}— индивидуальная${reached ? '' : ' скидка'}`}
      </span>
    </p>
  );
}

function reachedText({ percent }: Discount): string {
  return percent === undefined
    ? `Индивидуальная скидка${nbsp}— уточнит менеджер`
    : formatDiscount(percent);
}
