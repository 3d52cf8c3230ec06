import { firstPrice } from './price';
import type { Carpet } from '../settings/settings';

/** Created at first use, since that takes some 10 ms. */
let collator: Intl.Collator | undefined;

/** As in a Russian dictionary, with numbers by value: «Т-9» before «Т-10» (docs/product.md §16.7). */
export function compareTexts(a = '', b = ''): number {
  collator ??= new Intl.Collator('ru', { numeric: true });
  return collator.compare(a, b);
}

/** By width, then by length; an unknown one comes last. */
export function compareSizes(a: Carpet, b: Carpet): number {
  return compareNumbers(a.width, b.width) || compareNumbers(a.length, b.length);
}

/** By the price of the smallest amount that has one; «Цена по запросу» comes last. */
export function comparePrices(a: Carpet, b: Carpet): number {
  return compareNumbers(firstPrice(a), firstPrice(b));
}

function compareNumbers(a = Infinity, b = Infinity): number {
  return a === b ? 0 : a - b;
}
