import type { Category, Offer } from '../settings/settings';
import { groupsOf, type FoundGroup } from './foundGroups';
import { nearestQueries } from './nearestQueries';
import { readPlainly, readQuery, type QueryPart } from './query/query';
import { noMatch, rankPart } from './ranks';
import { buildIndex, type SearchIndex } from './index/searchIndex';

export interface Search {
  /**
   * The offers that match all parts of a query, best first; none if it has no letters or digits.
   * @param within searches one category
   */
  readonly find: (query: string, within?: Category) => readonly Offer[];
  /** The categories and models of what a query finds, those that match wholly first. */
  readonly groups: (query: string) => readonly FoundGroup[];
  /** For a query that finds nothing: at most three similar ones that do, the most similar first. */
  readonly nearest: (query: string, within?: Category) => readonly string[];
}

/**
 * Searches a catalogue (docs/product.md §6.6 to §6.14). The first query builds the index.
 * @param synonyms groups of words that find each other, in addition to those of the trade
 */
export function createSearch(
  categories: readonly Category[],
  synonyms: readonly (readonly string[])[] = [],
): Search {
  const offers = categories.flatMap((category) =>
    category.items.map((carpet) => ({ carpet, category })),
  );
  let built: SearchIndex | undefined;
  const index = () => (built ??= buildIndex(categories, synonyms));

  const find = (query: string, within?: Category): readonly Offer[] => {
    const parts = readQuery(query);
    const telling = parts.filter(({ isGeneral }) => !isGeneral);
    const wider = telling.length > 0 ? telling : parts;
    return (
      findAll(parts, within) ??
      findAll(wider, within) ??
      findAll(wider, within, true) ??
      findAll(readPlainly(query), within) ??
      []
    );
  };

  /** Undefined if nothing is found. */
  function findAll(
    parts: readonly QueryPart[],
    within?: Category,
    inDescriptions = false,
  ): readonly Offer[] | undefined {
    if (parts.length === 0) return undefined;
    const rankLists = parts.flatMap((part) => rankPart(part, index(), inDescriptions) ?? []);
    if (rankLists.length < parts.length) return undefined;
    const byRank: Offer[][] = [];
    offers.forEach((offer, carpet) => {
      if (within && offer.category !== within) return;
      const ranks = rankLists.map((list) => list[carpet] ?? noMatch);
      if (ranks.includes(noMatch)) return;
      const rank = ranks.reduce((sum, each) => sum + each, 0);
      (byRank[rank] ??= []).push(offer);
    });
    const found = byRank.flat();
    return found.length > 0 ? found : undefined;
  }

  return {
    find,
    groups: (query) => groupsOf(find(query)),
    nearest: (query, within) =>
      nearestQueries(query, index(), (other) => find(other, within).length > 0),
  };
}
