import { entryPrice } from './price';
import type { Carpet } from '../settings/settings';

/** Created on first use, since that takes about 10 ms. */
let collator: Intl.Collator | undefined;

/** Compares as in a Russian dictionary, numbers by value: «Т-9» before «Т-10» (docs/product.md §16.7). */
export function compareTexts(a = '', b = ''): number {
  collator ??= new Intl.Collator('ru', { numeric: true });
  return collator.compare(a, b);
}

/** Compares by width, then by length; unknown sizes come last. */
export function compareSizes(a: Carpet, b: Carpet): number {
  return compareNumbers(a.width, b.width) || compareNumbers(a.length, b.length);
}

/** Compares by the price of the smallest amount that has one; «Цена по запросу» comes last. */
export function comparePrices(a: Carpet, b: Carpet): number {
  return compareNumbers(entryPrice(a), entryPrice(b));
}

/** NaN, which sorts like 0, where both are unknown. */
function compareNumbers(a = Infinity, b = Infinity): number {
  return a - b;
}
