import { toDecimal } from './decimal';
import { formatNumber, nbsp } from './number';

/** The currency of every price on the site (docs/product.md §16.4). */
export const currencySign = '₽';
/** ISO 4217. */
export const currencyCode = 'RUB';
/** The stem of its name in buyers' lists, where it is also shortened to the first letter. */
export const currencyWord = 'руб';

/** Whole kopecks for a price in roubles, rounded to the nearest. */
export function toKopecks(roubles: number): number {
  return lineSum(roubles, 1);
}

/** Kopecks for `amount` units at a price in roubles, rounded once, at the end (docs/product.md §16.4). */
export function lineSum(roublesPerUnit: number, amount: number): number {
  return Math.round(toDecimal(roublesPerUnit * amount * 100));
}

/** A sum in kopecks: «1 285 ₽», «285,50 ₽». */
export function formatMoney(kopecks: number): string {
  return `${formatNumber(kopecks / 100, kopecks % 100 === 0 ? 0 : 2)}${nbsp}${currencySign}`;
}

/** A price in roubles: «695 ₽», «60,50 ₽». */
export function formatPrice(roubles: number): string {
  return formatMoney(toKopecks(roubles));
}

/** Two prices in roubles: «257–3 710 ₽», or «257 ₽» if they are equal. */
export function formatPriceRange(low: number, high: number): string {
  if (toKopecks(low) === toKopecks(high)) return formatPrice(low);
  return `${formatPrice(low).replace(nbsp + currencySign, '–')}${formatPrice(high)}`;
}
