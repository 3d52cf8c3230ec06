import { buildIndex, type Entry, type SearchIndex } from './searchIndex';
import { isOneTypo, queryWords, type QueryWord } from './searchWords';
import type { Carpet } from '../settings/settings';

/** How well a word fits a carpet, best first; the sum over a query's words orders the answer. */
const rankOf = {
  article: { whole: 0, beginning: 1 },
  title: { whole: 2, beginning: 3 },
  articlePart: { whole: 4, beginning: 4 },
  other: { whole: 4, beginning: 4 },
} as const;
const otherLayoutPenalty = 2;
const typoRank = 8;
const noMatch = 255;

/** A rank for each carpet of the catalogue. */
type Ranks = Uint8Array;

/**
 * Search over a catalogue (product.md, «Search»). All words of a query must fit, each as the beginning
 * of a word of the carpet; articles come first, then titles, and equals in the order of the catalogue.
 * A query without letters or digits finds nothing. The index is built at the first query.
 */
export function createSearch(carpets: readonly Carpet[]): (query: string) => Carpet[] {
  let built: SearchIndex | undefined;
  return (query) => {
    const words = queryWords(query);
    if (words.length === 0) return [];
    const index = (built ??= buildIndex(carpets));
    const rankLists = words.map((word) => rankWord(word, index, carpets.length));
    return carpets
      .map((carpet, place) => ({ carpet, total: sumAt(place, rankLists) }))
      .filter(({ total }) => total < Infinity)
      .sort((a, b) => a.total - b.total)
      .map(({ carpet }) => carpet);
  };
}

function sumAt(place: number, rankLists: readonly Ranks[]): number {
  let total = 0;
  for (const list of rankLists) {
    const rank = list[place] ?? noMatch;
    total += rank === noMatch ? Infinity : rank;
  }
  return total;
}

/** The better of what was typed and of what the same keys give in the other layout. */
function rankWord({ typed, swapped }: QueryWord, index: SearchIndex, size: number): Ranks {
  const asTyped = typed.map((word) => {
    const ranks = rankBeginnings(word, index, size, 0);
    for (const entry of index.long) {
      if (isOneTypo(word, entry.word)) improve(ranks, entry, typoRank);
    }
    return ranks;
  });
  const asSwapped = swapped.map((word) => rankBeginnings(word, index, size, otherLayoutPenalty));
  return [asTyped, asSwapped]
    .filter((lists) => lists.length > 0)
    .map((lists) => lists.reduce(worse))
    .reduce(better);
}

function rankBeginnings(word: string, index: SearchIndex, size: number, penalty: number): Ranks {
  const ranks = new Uint8Array(size).fill(noMatch);
  for (const entry of index.byFirstLetter.get(word.charAt(0)) ?? []) {
    if (!entry.word.startsWith(word)) continue;
    const rank = rankOf[entry.field][entry.word === word ? 'whole' : 'beginning'];
    improve(ranks, entry, rank + penalty);
  }
  return ranks;
}

function improve(ranks: Ranks, { places }: Entry, rank: number): void {
  for (const place of places) ranks[place] = Math.min(rank, ranks[place] ?? noMatch);
}

function better(a: Ranks, b: Ranks): Ranks {
  return a.map((rank, place) => Math.min(rank, b[place] ?? noMatch));
}

function worse(a: Ranks, b: Ranks): Ranks {
  return a.map((rank, place) => Math.max(rank, b[place] ?? noMatch));
}
