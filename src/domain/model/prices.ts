import { formatPriceRange } from '../format/money';
import { nbsp } from '../format/number';
import type { Carpet } from '../settings/settings';
import { firstPrice } from '../trade/price';
import { formatDimensions } from '../trade/size';

/** ₽ per unit, from the lowest tier to the highest price. */
interface UnitPrices {
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

/** The prices of a model, one range for each unit in which its carpets are sold; none on request. */
export function pricesOf(carpets: readonly Carpet[]): readonly UnitPrices[] {
  return [...new Set(carpets.map(({ unit }) => unit))].flatMap((unit) => {
    const prices = carpets.filter((carpet) => carpet.unit === unit).flatMap(allPrices);
    if (prices.length === 0) return [];
    return { unit, low: Math.min(...prices), high: Math.max(...prices) };
  });
}

/** «257–3 710 ₽ за шт» */
export function formatUnitPrices({ unit, low, high }: UnitPrices): string {
  return `${formatPriceRange(low, high)} за${nbsp}${unit}`;
}

/** ₽ per unit at the smallest amount and at each tier. */
function allPrices(carpet: Carpet): number[] {
  const first = firstPrice(carpet);
  return first === undefined ? [] : [first, ...tierPrices(carpet)];
}

const tierPrices = ({ priceTiers = [] }: Carpet) => priceTiers.map(({ price }) => price);

/** «зависит от размера, цвета и количества», with what changes the price; undefined if nothing does. */
export function priceFactors(carpets: readonly Carpet[]): string | undefined {
  const isByLength = carpets.every(({ length }) => length === undefined);
  const factors = [
    differWithin(carpets, ({ color }) => color) && (isByLength ? 'ширины' : 'размера'),
    differWithin(carpets, formatDimensions) && 'цвета',
    carpets.some((carpet) => new Set(allPrices(carpet)).size > 1) && 'количества',
  ].filter((factor) => factor !== false);
  const last = factors.pop();
  if (last === undefined) return undefined;
  return `зависит от ${factors.length ? `${factors.join(', ')} и${nbsp}` : ''}${last}`;
}

/** Whether carpets that are alike in one respect differ in price. */
function differWithin(carpets: readonly Carpet[], of: (carpet: Carpet) => unknown): boolean {
  const prices = new Map<unknown, Set<number>>();
  for (const carpet of carpets) {
    const price = firstPrice(carpet);
    if (price === undefined) continue;
    const key = JSON.stringify([carpet.unit, of(carpet)]);
    prices.set(key, (prices.get(key) ?? new Set()).add(price));
  }
  return [...prices.values()].some(({ size }) => size > 1);
}
