import { foldArticle } from '../../search/words/fold';
import type { Carpet } from '../../settings/settings';
import { cleanText } from '../cleanText';
import { runsOf, surelyArticle } from './articles';
import { nearbyKeys } from './nearbyKeys';

/** What an unknown article may mean. */
export interface Guess {
  /** The part of the text that looks like the article. */
  readonly written: string;
  /** At most three, the likeliest first. */
  readonly carpets: readonly Carpet[];
}

const maxCarpets = 3;
/** Longer texts are remarks; their end is not searched. */
const maxSearched = 200;

/** The letters and digits of an article, with look-alikes as one character. */
function keyOf(article: string): string {
  return foldArticle(cleanText(article)).replace(/[^\p{L}\p{N}]/gu, '');
}

/** What comes before the last figure, which usually tells the colour: «VG-6090-» of «VG-6090-04». */
function seriesKeyOf(article: string): string {
  return keyOf(article.replace(/\p{N}+\P{N}*$/u, ''));
}

/**
 * Prepares the articles of a catalogue for `guess(text)`, which finds the known articles that differ from
 * an unknown one by a slip or two. Those with the same letters and size come first (docs/product.md
 * §10.10).
 */
export function guessArticles(carpets: readonly Carpet[]): (text: string) => Guess | undefined {
  const byKey = new Map<string, { readonly carpet: Carpet; readonly start: string }>();
  for (const carpet of carpets) {
    const { article } = carpet;
    if (!article) continue;
    const key = keyOf(article);
    if (!byKey.has(key)) byKey.set(key, { carpet, start: seriesKeyOf(article) });
  }
  const find = nearbyKeys([...byKey.keys()].sort());

  function nearest(written: string) {
    const key = keyOf(written);
    const found = find(key, maxSlips(key)).flatMap(({ key: near, slips }) => {
      const entry = byKey.get(near);
      if (!entry) return [];
      const isSameStart = entry.start !== '' && key.startsWith(entry.start);
      // a slip in the size or the letters is less likely than one in the last figure
      return { carpet: entry.carpet, far: slips + (isSameStart ? 0 : 1), isSameStart };
    });
    return found.sort((a, b) => a.far - b.far || Number(b.isSameStart) - Number(a.isSameStart));
  }

  return (text) => {
    let best: { readonly far: number; readonly guess: Guess } | undefined;
    for (const { start, end } of runsOf(text.slice(0, maxSearched))) {
      const written = text.slice(start, end);
      if (written.includes('\n') || !surelyArticle.test(written)) continue;
      const found = nearest(written);
      const [first] = found;
      // of runs that are equally near, the last is the shortest
      if (!first || (best && best.far < first.far)) continue;
      const likeliest = found.slice(0, maxCarpets).map(({ carpet }) => carpet);
      best = { far: first.far, guess: { written, carpets: likeliest } };
    }
    return best?.guess;
  };
}

/** How many letters or digits may be wrong; short articles differ from each other by as much. */
function maxSlips({ length }: string): number {
  if (length > 6) return 2;
  return length > 3 ? 1 : 0;
}
