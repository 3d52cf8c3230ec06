import { nbsp, formatNumber } from '../format/number';
import { smallestAmount } from './lot';
import { formatPrice } from '../format/money';
import type { Carpet, PriceTier } from '../settings/settings';

/** What stands where a price would (docs/product.md §16). */
export const onRequest = 'по запросу';
export const priceOnRequest = `Цена ${onRequest}`;
/** Of a carpet in the cart that has left the catalogue. */
export const discontinued = 'Товар снят с продажи';

/** The tier that an amount reaches: the last that begins at it or below; the settings have them in order. */
export function tierFor({ priceTiers = [] }: Carpet, amount: number): PriceTier | undefined {
  return priceTiers.findLast(({ from }) => from <= amount);
}

/** ₽ per unit when `amount` is ordered; undefined where only more of it has a price, or nothing has. */
export function priceFor(carpet: Carpet, amount: number): number | undefined {
  return tierFor(carpet, amount)?.price ?? carpet.price;
}

/** ₽ per unit of the smallest amount that has a price; undefined means «Цена по запросу». */
export function firstPrice(carpet: Carpet): number | undefined {
  return priceFor(carpet, smallestAmount(carpet)) ?? carpet.priceTiers?.[0]?.price;
}

/** Whether no amount of a carpet has a price. */
export function isOnRequest(carpet: Carpet): boolean {
  return firstPrice(carpet) === undefined;
}

/** «от 50 — 660 ₽» */
export function formatTier({ from, price }: PriceTier): string {
  return ['от', formatNumber(from), '—', formatPrice(price)].join(nbsp);
}

/** ₽ per unit: the lowest of the prices that carpets begin with, if any has a price. */
export function lowestPrice(carpets: readonly Carpet[]): number | undefined {
  const prices = carpets.flatMap((carpet) => firstPrice(carpet) ?? []);
  return prices.length ? Math.min(...prices) : undefined;
}
