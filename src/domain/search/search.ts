import { buildIndex, type Entry, type SearchIndex } from './searchIndex';
import { isOneTypo, queryWords, type QueryWord } from './searchWords';
import type { Category, Offer } from '../settings/settings';
import type { Model } from '../trade/models';

/** Ranks of a match, best first. The sum over the words of a query orders the results. */
const rankOf = {
  article: { whole: 0, beginning: 1 },
  title: { whole: 2, beginning: 3 },
  articlePart: { whole: 4, beginning: 4 },
  other: { whole: 4, beginning: 4 },
} as const;
const otherLayoutPenalty = 2;
const typoRank = 8;
const noMatch = 255;

/** A rank for each carpet, by its index in the catalogue. */
type Ranks = Uint8Array;

/** A category, or one of its models, of which some carpets were found. */
export interface FoundGroup {
  readonly category: Category;
  /** Absent for the whole category. */
  readonly model?: Model;
  /** How many of its carpets were found, and how many it has. */
  readonly found: number;
  readonly of: number;
}

export interface Search {
  /** The offers that match all words of a query, best first; none if it has no letters or digits. */
  readonly find: (query: string) => readonly Offer[];
  /** The categories and models that a query names or that hold most of what it finds, best first. */
  readonly groups: (query: string) => readonly FoundGroup[];
  /** At most three queries, most similar first, that find something, for one that finds nothing. */
  readonly nearest: (query: string) => readonly string[];
}

/**
 * Searches a catalogue (docs/product.md §6.6). The first query builds the index.
 */
export function createSearch(categories: readonly Category[]): Search {
  let built: SearchIndex | undefined;
  const offers = categories.flatMap((category) =>
    category.items.map((carpet) => ({ carpet, category })),
  );
  const carpets = offers.map(({ carpet }) => carpet);
  const find = (query: string) => {
    const words = queryWords(query);
    if (words.length === 0) return [];
    built ??= buildIndex(carpets);
    const searchIndex = built;
    const rankLists = words.map((word) => rankWord(word, searchIndex, carpets.length));
    return offers
      .map((offer, index) => ({ offer, total: sumAt(index, rankLists) }))
      .filter(({ total }) => total < Infinity)
      .sort((a, b) => a.total - b.total)
      .map(({ offer }) => offer);
  };
  return {
    find,
    groups: (query) => {
      const found = find(query);
      return categories
        .map((category) => ({
          category,
          found: found.filter((offer) => offer.category === category).length,
          of: category.items.length,
        }))
        .filter((group) => group.found > 0);
    },
    nearest: () => [],
  };
}

function sumAt(index: number, rankLists: readonly Ranks[]): number {
  let total = 0;
  for (const list of rankLists) {
    const rank = list[index] ?? noMatch;
    total += rank === noMatch ? Infinity : rank;
  }
  return total;
}

/** For each carpet, the better rank of the word as typed and in the other keyboard layout. */
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

function improve(ranks: Ranks, { indexes }: Entry, rank: number): void {
  for (const index of indexes) ranks[index] = Math.min(rank, ranks[index] ?? noMatch);
}

function better(a: Ranks, b: Ranks): Ranks {
  return a.map((rank, index) => Math.min(rank, b[index] ?? noMatch));
}

function worse(a: Ranks, b: Ranks): Ranks {
  return a.map((rank, index) => Math.max(rank, b[index] ?? noMatch));
}
