import { buildIndex, type Entry } from './searchIndex';
import { isOneTypo, queryWords, type QueryWord } from './searchWords';
import type { Carpet } from './settings';

/** How well a word fits a carpet, best first; the sum over a query's words orders the answer. */
const ranks = {
  article: { whole: 0, beginning: 1 },
  title: { whole: 2, beginning: 3 },
  articlePart: { whole: 4, beginning: 4 },
  other: { whole: 4, beginning: 4 },
} as const;
const otherLayoutPenalty = 2;
const typoRank = 8;
const noMatch = 255;

/**
 * Search over a catalogue (product.md, «Search»). All words of a query must fit, each as the beginning
 * of a word of the carpet; articles come first, then titles, and equals in the order of the catalogue.
 * A query without letters or digits finds nothing. The index is built at the first query.
 */
export function createSearch<T extends { readonly carpet: Carpet }>(
  offers: readonly T[],
): (query: string) => T[] {
  let built: readonly Entry[] | undefined;
  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const index = (built ??= buildIndex(offers.map(({ carpet }) => carpet)));
    const rankLists = words.map((word) => rankWord(word, index, offers.length));
    return offers
      .map((offer, place) => ({ offer, total: sumAt(place, rankLists) }))
      .filter(({ total }) => total < Infinity)
      .sort((a, b) => a.total - b.total)
      .map(({ offer }) => offer);
  };
}

/** A rank for each carpet of the catalogue. */
type Ranks = Uint8Array;

function sumAt(place: number, rankLists: readonly Ranks[]): number {
  let total = 0;
  for (const list of rankLists) {
    const rank = list[place] ?? noMatch;
    total += rank === noMatch ? Infinity : rank;
  }
  return total;
}

/** The better of what was typed and of what the same keys give in the other layout. */
function rankWord({ typed, swapped }: QueryWord, index: readonly Entry[], size: number): Ranks {
  const asTyped = rankAll(typed, rankTyped, index, size);
  const asSwapped = rankAll(swapped, rankSwapped, index, size);
  return asTyped.map((rank, place) => Math.min(rank, asSwapped[place] ?? noMatch));
}

type RankOf = (word: string, entry: Entry) => number;

/** The carpets that all of `words` fit, each ranked by its worst. */
function rankAll(words: readonly string[], rankOf: RankOf, index: readonly Entry[], size: number) {
  const lists = words.map((word) => {
    const list = new Uint8Array(size).fill(noMatch);
    for (const entry of index) {
      const rank = rankOf(word, entry);
      if (rank === noMatch) continue;
      for (const place of entry.places) list[place] = Math.min(rank, list[place] ?? noMatch);
    }
    return list;
  });
  const none = new Uint8Array(size).fill(noMatch);
  return lists.length === 0
    ? none
    : lists.reduce((all, list) => all.map((rank, place) => Math.max(rank, list[place] ?? noMatch)));
}

function rankTyped(word: string, entry: Entry): number {
  const rank = rankBeginning(word, entry);
  return rank === noMatch && entry.isLong && isOneTypo(word, entry.word) ? typoRank : rank;
}

function rankSwapped(word: string, entry: Entry): number {
  return Math.min(noMatch, rankBeginning(word, entry) + otherLayoutPenalty);
}

function rankBeginning(word: string, entry: Entry): number {
  if (!entry.word.startsWith(word)) return noMatch;
  return ranks[entry.field][entry.word === word ? 'whole' : 'beginning'];
}
