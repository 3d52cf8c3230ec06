import { comparePrices, compareSizes, compareTexts } from '../../../domain/trade/compare';
import { isOnRequest } from '../../../domain/trade/price';
import type { Carpet } from '../../../domain/settings/settings';

/** The columns that groups can be ordered by; the keys stand in the address. */
const sortings = {
  article: (a: Carpet, b: Carpet) => compareTexts(a.article, b.article),
  title: (a: Carpet, b: Carpet) => compareTexts(a.title, b.title),
  size: compareSizes,
  price: comparePrices,
} as const;

export type Sorting = keyof typeof sortings;

export const isSorting = (value: unknown): value is Sorting =>
  typeof value === 'string' && Object.hasOwn(sortings, value);

/** In the order of a column, up or down; what has no price comes last either way. */
export function sortCarpets(
  carpets: readonly Carpet[],
  sorting: Sorting,
  descending: boolean,
): Carpet[] {
  const compare = sortings[sorting];
  const sorted = carpets.toSorted((a, b) => (descending ? compare(b, a) : compare(a, b)));
  if (sorting !== 'price') return sorted;
  return [
    ...sorted.filter((carpet) => !isOnRequest(carpet)),
    ...sorted.filter((carpet) => isOnRequest(carpet)),
  ];
}
