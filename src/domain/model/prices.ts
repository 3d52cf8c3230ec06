import { formatPrice, formatPriceRange } from '../format/money';
import { nbsp } from '../format/number';
import { perUnit } from '../format/units';
import { rangeOf } from '../rangeOf';
import type { Carpet } from '../settings/settings';
import { coverInLots, smallestAmount } from '../trade/lot';
import { priceFor } from '../trade/price';

/** ₽ per unit, of all amounts that can be ordered. */
interface UnitPrices {
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** The prices of a model, one range for each unit in which its carpets are sold; none on request. */
export function pricesOf(carpets: readonly Carpet[]): readonly UnitPrices[] {
  return [...new Set(carpets.map(({ unit }) => unit))].flatMap((unit) => {
    const range = rangeOf(carpets.filter((carpet) => carpet.unit === unit).flatMap(allPrices));
    return range ? { unit, ...range } : [];
  });
}

/** «257–3 710 ₽ за шт» */
export function formatUnitPrices({ unit, low, high }: UnitPrices): string {
  return `${formatPriceRange(low, high)} ${perUnit(unit)}`;
}

/** «от 257 ₽ за шт» */
export function formatLowestPrice({ unit, low }: UnitPrices): string {
  return `от${nbsp}${formatPrice(low)} ${perUnit(unit)}`;
}

/** ₽ per unit at the smallest amount and at each tier that an order can reach; none on request. */
export function allPrices(carpet: Carpet): number[] {
  const first = smallestAmount(carpet);
  const atTiers = carpet.priceTiers?.map(({ from }) => coverInLots(carpet, from) ?? first) ?? [];
  return [first, ...atTiers].flatMap((amount) => priceFor(carpet, amount) ?? []);
}
