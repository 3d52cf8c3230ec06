import { toDecimal } from './decimal';
import { formatNumber, nbsp } from './number';

/** The currency of every price on the site: its sign, its ISO 4217 code and its word in lists of buyers. */
export const currencySign = '₽';
export const currencyCode = 'RUB';
export const currencyWord = 'руб';

/** Whole kopecks for a price in roubles, rounded to the nearest. */
export function toKopecks(roubles: number): number {
  return lineSum(roubles, 1);
}

/** Kopecks for `amount` units at a price in roubles, rounded once, at the end (docs/product.md §16). */
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
