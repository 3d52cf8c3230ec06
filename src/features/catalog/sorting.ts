import { smallestAmount } from '../../domain/lot';
import { priceFor } from '../../domain/price';
import type { Carpet } from '../../domain/settings';

const byWords = new Intl.Collator('ru', { numeric: true });

/** Unknown sizes and prices come last. */
const lowest = (a = Infinity, b = Infinity) => (a === b ? 0 : a - b);

/** By width, then by length; what has no length comes after what has. */
export function compareSizes(a: Carpet, b: Carpet): number {
  return lowest(a.width, b.width) || lowest(a.length, b.length);
}

const firstPrice = (carpet: Carpet) => priceFor(carpet, smallestAmount(carpet));

/** Orders of a category besides the owner's own; the keys stand in the address. */
export const sortings = {
  title: { label: 'по названию', compare: (a, b) => byWords.compare(a.title, b.title) },
  size: { label: 'по размеру', compare: compareSizes },
  price: { label: 'по цене', compare: (a, b) => lowest(firstPrice(a), firstPrice(b)) },
} as const satisfies Record<string, { label: string; compare: (a: Carpet, b: Carpet) => number }>;

export type Sorting = keyof typeof sortings;

export const isSorting = (value: unknown): value is Sorting =>
  typeof value === 'string' && Object.hasOwn(sortings, value);
