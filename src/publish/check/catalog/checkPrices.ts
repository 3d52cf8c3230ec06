import { toDecimal } from '../../../domain/format/decimal';
import { formatMoney, formatPrice, lineSum, toKopecks } from '../../../domain/format/money';
import { formatNumber, nbsp } from '../../../domain/format/number';
import { formatUnit } from '../../../domain/format/units';
import { smallestAmount } from '../../../domain/trade/lot';
import { warning, type FieldProblem } from '../fieldProblem';
import type { CheckedCarpet } from './categories';

/** Prices and lots that contradict each other (docs/product.md §24.7). */
export function checkPrices(checked: CheckedCarpet): readonly FieldProblem[] {
  return [...checkKopecks(checked), ...checkTiers(checked), ...checkLots(checked)];
}

/** Parts of a kopeck, which a formula leaves in a price: the sums are not those of the price as shown. */
function checkKopecks({ path, carpet }: CheckedCarpet): readonly FieldProblem[] {
  const { price, priceTiers = [], unit } = carpet;
  const prices = [
    ...(price === undefined ? [] : [{ field: 'price', price }]),
    ...priceTiers.map((tier) => ({ field: 'priceTiers', price: tier.price })),
  ];
  return prices.flatMap(({ field, price: each }): readonly FieldProblem[] => {
    if (toKopecks(each) === 0 || Number.isInteger(toDecimal(each * 100))) return [];
    const many = `${formatUnit(1000, unit)} — ${formatMoney(lineSum(each, 1000))}`;
    const message = `в цене доли копейки: на сайте ${formatPrice(each)}, а ${many}. Округлите цену.`;
    return [warning([...path, field], message)];
  });
}

/** Tiers are sorted by amount, and their prices must not rise. */
function checkTiers({ path, carpet }: CheckedCarpet): readonly FieldProblem[] {
  const { price, priceTiers = [], unit } = carpet;
  const field = [...path, 'priceTiers'];
  const least = smallestAmount(carpet);
  return priceTiers.flatMap((tier, index): readonly FieldProblem[] => {
    const before = priceTiers[index - 1]?.price ?? price;
    const from = `от${nbsp}${formatNumber(tier.from)}`;
    if (before !== undefined && toKopecks(tier.price) > toKopecks(before)) {
      const message = `${from} цена ${formatPrice(tier.price)} — выше, чем за меньшее количество (${formatPrice(before)}). Исправьте цену.`;
      return [{ path: field, severity: 'error', message }];
    }
    if (price === undefined || tier.from > least) return [];
    const message = `цена ${from} действует всегда: меньше чем ${formatUnit(least, unit)} не заказать.`;
    return [warning(field, message)];
  });
}

function checkLots({ path, carpet }: CheckedCarpet): readonly FieldProblem[] {
  const { step, minLot, packQty, unit } = carpet;
  if (step === undefined) return [];
  const lots = { minLot: ['мин. партия', minLot], packQty: ['упаковка', packQty] } as const;
  return Object.entries(lots).flatMap(([key, [name, amount]]): readonly FieldProblem[] => {
    if (amount === undefined || Number.isInteger(toDecimal(amount / step))) return [];
    const message = `${name} ${formatUnit(amount, unit)} не делится на кратность ${formatUnit(step, unit)}.`;
    return [warning([...path, key], message)];
  });
}
