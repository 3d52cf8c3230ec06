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

/** The prices of carpets that are sold in one unit; undefined if they have no price or several units. */
export function singleUnitPrices(carpets: readonly Carpet[]): UnitPrices | undefined {
  const [prices, ...others] = pricesOf(carpets);
  return others.length === 0 ? prices : undefined;
}

/** «257–3 710 ₽ за шт» */
export function formatUnitPrices({ unit, low, high }: UnitPrices): string {
  return `${formatPriceRange(low, high)} ${perUnit(unit)}`;
}

/** «от 257 ₽ за шт» */
export function formatLowestPrice(prices: UnitPrices): string {
  return `${formatLowest(prices)} ${perUnit(prices.unit)}`;
}

/** «от 257 ₽», where there is no room for the unit. */
export function formatLowest({ low }: UnitPrices): string {
  return `от${nbsp}${formatPrice(low)}`;
}

/** ₽ per unit at the smallest amount and at each tier that an order can reach; none on request. */
export function allPrices(carpet: Carpet): number[] {
  const first = smallestAmount(carpet);
  const atTiers = carpet.priceTiers?.map(({ from }) => coverInLots(carpet, from) ?? first) ?? [];
  return [first, ...atTiers].flatMap((amount) => priceFor(carpet, amount) ?? []);
}
