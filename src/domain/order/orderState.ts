import { formatMoney, toKopecks } from '../format/money';
import { formatNumber } from '../format/number';
import { countOf, words } from '../format/plural';
import type { Discount } from '../settings/settings';
import { onRequest } from '../trade/price';
import { discountsAround, formatDiscount, formatPercent } from './discount';
import { leftToMinimum, type CartTotals } from './totals';

/** An order in a few words: how large it is, and what is next. */
export interface OrderState {
  /** «6 позиций» */
  readonly count: string;
  /**
   * «150 170 ₽», or «по запросу» if no line has a price; undefined if no carpet of the order is sold any more,
   * or if the page lacks one (docs/product.md §22.7).
   */
  readonly sum?: string;
  /** «До минимума» */
  readonly label?: string;
  /** «2 905 ₽» */
  readonly value?: string;
  /** Whether the label names a discount that applies. */
  readonly isReached?: boolean;
}

interface Terms {
  readonly discounts?: readonly Discount[] | undefined;
  /** ₽ */
  readonly minimumOrder?: number | undefined;
}

/** The state of an order before its discount (docs/product.md §22.3). */
export function orderState(totals: CartTotals, terms: Terms): OrderState {
  const count = countOf(totals.positions, words.positions);
  if (totals.sum === 0) return { count, ...(totals.onRequest > 0 && withoutPrices) };
  const { discontinued } = totals;
  const unpriced = totals.onRequest + discontinued;
  const reason = discontinued > 0 ? 'без цены' : onRequest;
  const included = unpriced > 0 ? `${count}, ${formatNumber(unpriced)} ${reason}` : count;
  return { count: included, sum: formatMoney(totals.sum), ...nextStep(totals, terms) };
}

/** The same in the cart, with the sum to pay once the minimum is reached (docs/product.md §22.4). */
export function finalState(totals: CartTotals, terms: Terms): OrderState {
  const state = orderState(totals, terms);
  const { sum, discount, due } = totals;
  const isShort = leftToMinimum(sum, terms.minimumOrder) > 0;
  if (isShort || discount?.percent === undefined) return state;
  const label = `со скидкой ${formatPercent(discount.percent)}`;
  return { count: state.count, sum: formatMoney(due), label, isReached: true };
}

const withoutPrices = { sum: onRequest, label: 'Цену назовёт менеджер' };

function nextStep({ sum, discount, reduction }: CartTotals, { discounts, minimumOrder }: Terms) {
  const left = leftToMinimum(sum, minimumOrder);
  if (left > 0) return { label: 'До минимума', value: formatMoney(left) };
  const { next } = discountsAround(sum, discounts);
  if (next?.percent !== undefined) {
    const value = formatMoney(toKopecks(next.from) - sum);
    return { label: `До скидки ${formatPercent(next.percent)} —`, value };
  }
  if (!discount) return undefined;
  if (discount.percent === undefined) return { label: 'Индивидуальная скидка', isReached: true };
  const label = `${formatDiscount(discount.percent)}:`;
  return { label, value: `−${formatMoney(reduction)}`, isReached: true };
}
