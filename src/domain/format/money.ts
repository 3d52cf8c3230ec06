import { toDecimal } from './decimal';
import { formatNumber, nbsp } from './format';

/** Whole kopecks, rounded to the nearest. */
export function toKopecks(roubles: number): number {
  return lineSum(roubles, 1);
}

/** Kopecks for `amount` units at a price in roubles, rounded once, at the end. */
export function lineSum(roublesPerUnit: number, amount: number): number {
  return Math.round(toDecimal(roublesPerUnit * amount * 100));
}

/** «1 285 ₽», «285,50 ₽» */
export function formatMoney(kopecks: number): string {
  return `${formatNumber(kopecks / 100, kopecks % 100 === 0 ? 0 : 2)}${nbsp}₽`;
}
