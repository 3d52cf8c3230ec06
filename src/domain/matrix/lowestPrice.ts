import { formatPrice } from '../format/money';
import { nbsp } from '../format/number';
import { pricesOf } from '../model/prices';
import type { Carpet } from '../settings/settings';

/** «от 2 979 ₽» of a row; undefined if its carpets have no price or prices for several units. */
export function lowestPrice(carpets: readonly Carpet[]): string | undefined {
  const [prices, ...others] = pricesOf(carpets);
  return prices && others.length === 0 ? `от${nbsp}${formatPrice(prices.low)}` : undefined;
}
