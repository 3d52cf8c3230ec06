import { toKopecks } from '../../../domain/format/money';
import { formatNumber } from '../../../domain/format/number';
import { isAmount, largest, smallest } from '../../../domain/trade/amount';
import type { FieldPath } from '../../finding';
import { describeValue } from './describeValue';

const prices = ['price', 'minimumOrder'];
const amounts = ['minLot', 'step', 'packQty', 'from'];

/** Why a number above zero means no price, or no amount that can be ordered. */
export function explainFigure(key: string, path: FieldPath, value: unknown): string | undefined {
  if (typeof value !== 'number' || !(value > 0)) return undefined;
  const isSum = key === 'from' && path.at(-3) === 'discounts';
  if (prices.includes(key) || isSum) return explainPrice(value);
  return amounts.includes(key) ? explainAmount(value) : undefined;
}

function explainPrice(roubles: number): string | undefined {
  return toKopecks(roubles) > 0
    ? undefined
    : `${describeValue(roubles)} ₽ — меньше половины копейки, на сайте будет 0 ₽. Исправьте сумму.`;
}

function explainAmount(amount: number): string | undefined {
  return isAmount(amount)
    ? undefined
    : `${describeValue(amount)} — такого количества не заказать, сайт его не учтёт. Бывает от ${formatNumber(smallest, 3)} до ${formatNumber(largest)}.`;
}
