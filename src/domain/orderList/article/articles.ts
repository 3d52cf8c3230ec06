import type { Carpet } from '../../settings/settings';
import { fold, foldDigits } from '../../search/words/fold';
import { figuresIn } from '../amount/figures';
import { cleanText } from '../cleanText';
import { seriesOf, startOf } from './partsOfArticle';
import { sharedBarcodes } from './sharedBarcodes';

/** Carpets by the texts that may identify them in an order. */
export interface Articles {
  /** By article or barcode, in each of the compared forms. */
  readonly byName: ReadonlyMap<string, Carpet>;
  /** Articles without their last figure: «vg-6090» of «VG-6090-04». */
  readonly series: ReadonlySet<string>;
  /** How these begin, so that most words of a text need not be looked up. */
  readonly starts: ReadonlySet<string>;
  /** By title, for lines without an article; undefined if several carpets share the title. */
  readonly byTitle: ReadonlyMap<string, Carpet | undefined>;
}

/** Ignores case, the width of spaces, and punctuation at both ends. */
function tidy(article: string): string {
  return article
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Each form is derived from the one before; the last two unify look-alike letters and digits. */
const forms = [cleanText, tidy, fold, foldDigits];

/** The carpets that a buyer has chosen for unknown articles, by the article as written. */
export type ArticleChoices = ReadonlyMap<string, Carpet>;

/** If carpets share an article, the first one wins. */
export function byArticle(
  carpets: readonly Carpet[],
  choices: ArticleChoices = new Map(),
): Articles {
  const shared = sharedBarcodes(carpets);
  const byName = new Map<string, Carpet>();
  let names = [
    ...carpets.flatMap((carpet) => {
      const { article = '', barcode = '' } = carpet;
      return [article, shared.has(barcode) ? '' : barcode].map((key) => ({ key, carpet }));
    }),
    ...Array.from(choices, ([key, carpet]) => ({ key, carpet })),
  ];
  for (const form of forms) {
    names = names.map(({ key, carpet }) => ({ key: form(key), carpet }));
    for (const { key, carpet } of names) {
      if (key && !byName.has(key)) byName.set(key, carpet);
    }
  }
  const byTitle = new Map<string, Carpet | undefined>();
  for (const carpet of carpets) {
    const title = titleKey(carpet.title);
    byTitle.set(title, byTitle.has(title) ? undefined : carpet);
  }
  const keys = [...byName.keys()];
  const series = new Set(keys.map(seriesOf));
  return { byName, byTitle, series, starts: new Set(keys.map(startOf)) };
}

/** A carpet found in a text, and the text on both sides of its article. */
interface FoundArticle {
  readonly carpet: Carpet;
  readonly before: string;
  readonly after: string;
}

/** The most words that an article with spaces may have. */
const maxWords = 4;
/** Longer names, and text beyond `maxSearched`, are ignored, so that no paste blocks the page. */
const maxLength = 200;
const maxSearched = 2000;

/** Matches articles, but neither amounts nor words. */
export const surelyArticle = /\d{5}|\d.*\p{L}|\p{L}.*\d/u;

/**
 * The first article in a text; of those that start with the same word, the longest.
 * @param isLikely matches the texts that are looked up
 */
export function findArticle(
  text: string,
  articles: Articles,
  isLikely = /^/,
): FoundArticle | undefined {
  for (const { start, end } of runsOf(text, (word) => articles.starts.has(startOf(word)))) {
    const article = text.slice(start, end);
    const carpet = isLikely.test(article) ? findName(article, articles) : undefined;
    if (carpet) return { carpet, before: text.slice(0, start), after: text.slice(end) };
  }
  return undefined;
}

/** The runs of words that may be an article; of those with the same start, the longest first. */
export function* runsOf(text: string, isStart?: (word: string) => boolean) {
  const words = [...text.slice(0, maxSearched).matchAll(/[^\s,;:=|*×]+/g)]
    // «?» after an amount is not part of the article that follows
    .filter(([word]) => /[\p{L}\p{N}]/u.test(word))
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }));
  for (const [index, { word, start }] of words.entries()) {
    if (isStart && !isStart(word)) continue;
    for (const { end } of words.slice(index, index + maxWords).reverse()) {
      if (end - start <= maxLength) yield { start, end };
    }
  }
}

function findName(name: string, { byName }: Articles): Carpet | undefined {
  let key = name;
  for (const form of forms) {
    key = form(key);
    const carpet = byName.get(key);
    if (carpet) return carpet;
  }
  return undefined;
}

/** The most words of an amount beside a title: «по 20 пог. м». */
const maxAmountWords = 4;

/** The carpet whose title is the whole text, apart from a line number or an amount: «Коврик — 20 шт». */
export function findTitle(text: string, { byTitle }: Articles): FoundArticle | undefined {
  const words = Array.from(text.slice(0, maxSearched).matchAll(/\S+/g), ({ index }) => index);
  const parts = [
    { start: 0, end: text.length },
    ...words
      .slice(-maxAmountWords)
      .map((end) => ({ start: 0, end }))
      .reverse(),
    ...words.slice(1, maxAmountWords + 1).map((start) => ({ start, end: text.length })),
  ];
  for (const { start, end } of parts) {
    const carpet = byTitle.get(titleKey(text.slice(start, end)));
    const [before, after] = [text.slice(0, start), text.slice(end)];
    if (carpet && [before, after].every(isAmountOrBlank)) return { carpet, before, after };
  }
  return undefined;
}

function isAmountOrBlank(text: string): boolean {
  return text === '' || figuresIn(text).some(({ isWhole }) => isWhole);
}

function titleKey(title: string): string {
  return fold(tidy(cleanText(title)));
}
