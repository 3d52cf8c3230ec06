import { nbsp } from '../format/number';
import type { Carpet } from '../settings/settings';
import { firstPrice } from '../trade/price';
import { formatDimensions } from '../trade/size';
import { allPrices } from './prices';

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
