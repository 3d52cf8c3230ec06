import type { Search } from '../../../domain/search/search';
import type { Carpet, Category } from '../../../domain/settings/settings';

/** The carpets of a category that match a query, best first; all of them without a search. */
export function findCarpets(
  category: Category,
  query: string,
  search: Search | undefined,
): readonly Carpet[] {
  return search ? search.find(query, category).map(({ carpet }) => carpet) : category.items;
}
