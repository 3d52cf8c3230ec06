import type { Category, Offer } from '../settings/settings';
import { findOffers } from './findOffers';
import { groupsOf, type FoundGroup } from './foundGroups';
import { buildIndex, type SearchIndex } from './index/searchIndex';
import { nearestQueries } from './nearestQueries';

export interface Search {
  /**
   * Builds a slice of the index, ahead of the first query, which builds the rest.
   * @returns whether slices are left
   */
  readonly prepare: () => boolean;
  /**
   * The offers that match all parts of a query, best first; none if it has no letters or digits.
   * @param within searches one category
   */
  readonly find: (query: string, within?: Category) => readonly Offer[];
  /** The categories and models of what a query finds, best first. */
  readonly groups: (query: string) => readonly FoundGroup[];
  /** For a query that finds nothing: at most three similar ones that do, the most similar first. */
  readonly nearest: (query: string, within?: Category) => readonly string[];
}

/**
 * Searches a catalogue (docs/product.md §6.6 to §6.14).
 * @param synonyms groups of words that find each other, in addition to those of the trade
 */
export function createSearch(
  categories: readonly Category[],
  synonyms: readonly (readonly string[])[] = [],
): Search {
  const offers = categories.flatMap((category) =>
    category.items.map((carpet) => ({ carpet, category })),
  );
  const slices = buildIndex(categories, synonyms);
  let index: SearchIndex | undefined;
  const prepare = () => {
    index ??= slices.next().value;
    return index === undefined;
  };
  const searched = () => {
    while (index === undefined) prepare();
    return { offers, index };
  };

  // several parts of a page ask for the same
  let last: { query: string; within: Category | undefined; found: readonly Offer[] } | undefined;
  const find = (query: string, within?: Category) => {
    if (last?.query !== query || last.within !== within) {
      last = { query, within, found: findOffers(query, searched(), within) };
    }
    return last.found;
  };
  return {
    prepare,
    find,
    groups: (query) => groupsOf(find(query)),
    nearest: (query, within) =>
      nearestQueries(query, searched().index, (other) => find(other, within).length > 0),
  };
}
