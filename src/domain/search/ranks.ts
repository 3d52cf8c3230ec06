import { shareOf } from './index/articleNames';
import { otherLayout } from './words/otherLayout';
import type { QueryPart } from './query/query';
import type { SearchIndex } from './index/searchIndex';
import { isWithinOneTypo } from './words/typo';
import { wordsOf, type Word } from './words/words';
import type { Entry, Field } from './index/wordTable';

/** Ranks of a match, best first. The sum over the parts of a query orders what was found. */
const articleRanks = { whole: 0, prefix: 1, part: 4 } as const;
const rankOf: Readonly<Record<Field, { readonly whole: number; readonly prefix: number }>> = {
  title: { whole: 2, prefix: 3 },
  property: { whole: 4, prefix: 5 },
  group: { whole: 5, prefix: 6 },
  synonym: { whole: 7, prefix: 7 },
  description: { whole: 8, prefix: 8 },
};
const typoRank = 9;
export const noMatch = 255;

/** A rank for each carpet, by its index in the catalogue. */
export type Ranks = Uint8Array;

/** Ranks the carpets that have a word. */
type RankWord = (word: Word) => Ranks;

/**
 * Ranks the carpets that match a part of a query: by one of its readings, else by their descriptions,
 * else in the other keyboard layout, else with a typo. Undefined if none does.
 * @param options `inDescriptions` if descriptions count even if something else matches
 */
export function rankPart(
  { text, readings, allowsPrefix }: QueryPart,
  index: SearchIndex,
  { inDescriptions = false } = {},
): Ranks | undefined {
  const [written = []] = readings;
  const exactly = rankExactly(index, allowsPrefix, inDescriptions);
  const attempts: (readonly [words: readonly Word[], rankWord: RankWord])[] = [
    ...readings.map((words) => [words, exactly] as const),
    [written, rankExactly(index, allowsPrefix, true)],
    [inOtherLayout(text), exactly],
    [written, rankMisspelled(index)],
  ];
  for (const attempt of attempts) {
    const ranks = rankAll(...attempt);
    if (ranks) return ranks;
  }
  return undefined;
}

/** A word typed in the other layout; not one that falls apart there, as «руб» does to «he,». */
function inOtherLayout(text: string): readonly Word[] {
  const words = wordsOf(otherLayout(text));
  return words[0]?.text.length === text.length ? words : [];
}

/** The worst rank over all words, for the carpets that have each of them; undefined if there are none. */
function rankAll(words: readonly Word[], rankWord: RankWord): Ranks | undefined {
  if (words.length === 0) return undefined;
  const ranks = words
    .map(rankWord)
    .reduce((a, b) => a.map((rank, carpet) => Math.max(rank, b[carpet] ?? noMatch)));
  return ranks.some((rank) => rank !== noMatch) ? ranks : undefined;
}

/** Stems of this length may also be a prefix of another one: «резин» of «резинов». */
const minStem = 5;

function rankExactly(index: SearchIndex, allowsPrefix: boolean, inDescriptions: boolean): RankWord {
  return (word) => {
    const { folded, stem } = word;
    const ranks = createRanks(index);
    // figures and short words stand in any description: «30 °C»
    const hasText = inDescriptions && /\p{L}{3}/u.test(folded);
    for (const name of allowsPrefix ? index.articles : []) {
      const share = shareOf(word, name);
      if (share) improve(ranks, name.index, articleRanks[share]);
    }
    for (const entry of index.words.get(folded.charAt(0)) ?? []) {
      if (entry.field === 'description' && !hasText) continue;
      const { whole, prefix } = rankOf[entry.field];
      const isPrefix =
        (allowsPrefix && entry.folded.startsWith(folded)) ||
        (stem && stem.length >= minStem && entry.stem?.startsWith(stem));
      if (entry.folded === folded || (stem && entry.stem === stem)) improveAll(ranks, entry, whole);
      else if (isPrefix) improveAll(ranks, entry, prefix);
    }
    return ranks;
  };
}

/** How long a word must be to be found with a typo, in itself or in its stem. */
const minMisspelled = 5;

function rankMisspelled(index: SearchIndex): RankWord {
  return ({ folded, stem = folded }) => {
    const ranks = createRanks(index);
    if (folded.length < minMisspelled || !/^\p{L}+$/u.test(folded)) return ranks;
    for (const entry of index.vocabulary) {
      if (entry.field === 'synonym' || entry.folded.length < minMisspelled) continue;
      if (
        isWithinOneTypo(folded, entry.folded) ||
        isWithinOneTypo(stem, entry.stem ?? entry.folded)
      ) {
        improveAll(ranks, entry, typoRank);
      }
    }
    return ranks;
  };
}

const createRanks = ({ size }: SearchIndex): Ranks => new Uint8Array(size).fill(noMatch);

function improveAll(ranks: Ranks, { carpetLists }: Entry, rank: number): void {
  for (const carpets of carpetLists) for (const carpet of carpets) improve(ranks, carpet, rank);
}

function improve(ranks: Ranks, carpet: number, rank: number): void {
  ranks[carpet] = Math.min(rank, ranks[carpet] ?? noMatch);
}
