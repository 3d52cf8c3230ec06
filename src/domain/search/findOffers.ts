import type { Category, Offer } from '../settings/settings';
import type { SearchIndex } from './index/searchIndex';
import { readPlainly, readQuery, type QueryPart } from './query/query';
import { noMatch, rankPart, type Ranks } from './ranks';

/** The offers of a catalogue, and the index of their carpets in the same order. */
interface Searched {
  readonly offers: readonly Offer[];
  readonly index: SearchIndex;
}

/** Tries ever wider ways to read a query until something is found (docs/product.md §6.12). */
export function findOffers(
  query: string,
  searched: Searched,
  within: Category | undefined,
): readonly Offer[] {
  const parts = readQuery(query);
  const telling = parts.filter(({ isGeneral }) => !isGeneral);
  const wider = telling.length > 0 ? telling : parts;
  const isWider = wider.length < parts.length;
  return (
    rankOffers(parts, searched, within) ??
    (isWider ? rankOffers(wider, searched, within) : undefined) ??
    rankOffers(wider, searched, within, { inDescriptions: true }) ??
    rankOffers(readPlainly(query), searched, within) ??
    []
  );
}

/** The offers that match all parts, best first; undefined if there are none. */
function rankOffers(
  parts: readonly QueryPart[],
  { offers, index }: Searched,
  within: Category | undefined,
  options?: { readonly inDescriptions: boolean },
): readonly Offer[] | undefined {
  const rankLists: Ranks[] = [];
  for (const part of parts) {
    const ranks = rankPart(part, index, options);
    if (!ranks) return undefined;
    rankLists.push(ranks);
  }
  if (rankLists.length === 0) return undefined;
  const byRank: Offer[][] = [];
  offers.forEach((offer, carpet) => {
    if (within && offer.category !== within) return;
    const ranks = rankLists.map((list) => list[carpet] ?? noMatch);
    if (ranks.includes(noMatch)) return;
    const rank = ranks.reduce((sum, each) => sum + each);
    (byRank[rank] ??= []).push(offer);
  });
  return byRank.length > 0 ? byRank.flat() : undefined;
}
