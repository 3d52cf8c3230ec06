import type { Carpet } from '../settings/settings';
import { comparePrices, compareSizes, compareTexts } from './compare';
import { isOnRequest } from './price';

/** The sort orders of carpets; the keys are used in addresses. */
const comparisons = {
  article: (a: Carpet, b: Carpet) => compareTexts(a.article, b.article),
  title: (a: Carpet, b: Carpet) => compareTexts(a.title, b.title),
  size: compareSizes,
  price: comparePrices,
} as const;

export type Sorting = keyof typeof comparisons;

/** Whether a value, such as one from an address, names a sorting. */
export function isSorting(value: unknown): value is Sorting {
  return typeof value === 'string' && Object.hasOwn(comparisons, value);
}

/** Sorts carpets in ascending order. */
export function sortCarpets(carpets: readonly Carpet[], sorting: Sorting): Carpet[] {
  const offers = carpets.map((carpet) => ({ carpet }));
  return sortOffers(offers, sorting).map(({ carpet }) => carpet);
}

/**
 * Sorts carpets with what belongs to each. «Цена по запросу» comes last in either direction; equals keep
 * the owner's order.
 */
export function sortOffers<T extends { readonly carpet: Carpet }>(
  offers: readonly T[],
  sorting: Sorting,
  descending = false,
): T[] {
  const compare = comparisons[sorting];
  const sorted = [...offers].sort((a, b) =>
    descending ? compare(b.carpet, a.carpet) : compare(a.carpet, b.carpet),
  );
  if (sorting !== 'price') return sorted;
  return [
    ...sorted.filter(({ carpet }) => !isOnRequest(carpet)),
    ...sorted.filter(({ carpet }) => isOnRequest(carpet)),
  ];
}
