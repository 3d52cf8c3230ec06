import type { Carpet } from './settings';
import { fold } from './text';

/** Carpets by what may stand for them in an order: the article or the barcode. */
export type Articles = ReadonlyMap<string, Carpet>;

/** An article in the longest form that is compared: case, look-alikes, quotes and stops don't matter. */
function keyOf(article: string): string {
  return fold(article)
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}

/** Of carpets with the same article the first wins. */
export function byArticle(carpets: Iterable<Carpet>): Articles {
  const articles = new Map<string, Carpet>();
  for (const carpet of carpets) {
    for (const name of [carpet.article, carpet.barcode]) {
      const key = keyOf(name ?? '');
      if (key && !articles.has(key)) articles.set(key, carpet);
    }
  }
  return articles;
}

/** A carpet found in a text, and the text on both sides of its article. */
export interface FoundArticle {
  readonly carpet: Carpet;
  readonly before: string;
  readonly after: string;
}

/** An article with spaces in it is found up to this number of words. */
const maxWords = 4;
/** Longer texts are not compared, so that no paste can hold up the page. */
const maxLength = 200;

export function findArticle(text: string, articles: Articles): FoundArticle | undefined {
  const words = [...text.matchAll(/[^\s,;:=|*×]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (const [index, { start }] of words.entries()) {
    for (const { end } of words.slice(index, index + maxWords).reverse()) {
      if (end - start > maxLength) continue;
      const carpet = articles.get(keyOf(text.slice(start, end)));
      if (carpet) return { carpet, before: text.slice(0, start), after: text.slice(end) };
    }
  }
  return undefined;
}
