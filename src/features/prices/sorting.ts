import { smallestAmount } from '../../domain/lot';
import { priceFor } from '../../domain/price';
import type { Carpet } from '../../domain/settings';

const collator = new Intl.Collator('ru', { numeric: true });
const byText = (a = '', b = '') => collator.compare(a, b);
const byNumber = (a = Infinity, b = Infinity) => (a === b ? 0 : a - b);
const firstPrice = (carpet: Carpet) => priceFor(carpet, smallestAmount(carpet));

/** The columns that groups can be ordered by; the keys stand in the address. */
const sortings = {
  article: (a: Carpet, b: Carpet) => byText(a.article, b.article),
  title: (a: Carpet, b: Carpet) => byText(a.title, b.title),
  size: (a: Carpet, b: Carpet) => byNumber(a.width, b.width) || byNumber(a.length, b.length),
  price: (a: Carpet, b: Carpet) => byNumber(firstPrice(a), firstPrice(b)),
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
  const isPriced = (carpet: Carpet) => firstPrice(carpet) !== undefined;
  return [...sorted.filter(isPriced), ...sorted.filter((carpet) => !isPriced(carpet))];
}
