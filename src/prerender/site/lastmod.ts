import * as v from 'valibot';
import { digest } from '../assets/digest';

/** What a build remembers of its pages and feed for the next one, by address (docs/product.md §27.51). */
export const published = v.record(
  v.string(),
  v.object({
    /** Of the content that visitors read. */
    hash: v.string(),
    /** ISO time of the build that first had this content. */
    lastmod: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

export type Published = Readonly<v.InferOutput<typeof published>>;

/**
 * Dates a content by the build that first had it (docs/product.md §27.51).
 * @param known what the last build has published at its address
 * @param date ISO time of this build
 */
export function dateContent(
  hash: string,
  known: Published[string] | undefined,
  date: string,
): Published[string] {
  // a clock that was wrong may have dated the last build in the future
  const isKnown = known?.hash === hash && known.lastmod <= date;
  return { hash, lastmod: isKnown ? known.lastmod : date };
}

interface PageContent {
  /** The origin of the site, since another one may have the same pages. */
  readonly site: string | undefined;
  readonly title: string;
  readonly description: string;
  /** The structured data, as JSON. */
  readonly data: string;
  readonly markup: string;
}

/**
 * A hash of what visitors and search engines read on a page. The frame around the page, and code, styles
 * and elements without other words, do not change it (docs/product.md §27.52).
 */
export function contentHash({ markup, ...content }: PageContent): string {
  return digest(JSON.stringify([content, wordsOf(markup)]));
}

/** The words from the heading to the end of the content, without spaces. */
function wordsOf(markup: string): string {
  return markup
    .slice(Math.max(markup.indexOf('<h1'), 0), markup.lastIndexOf('</main>'))
    .replace(/<(?:[^>]*\salt="([^"]*)")?[^>]*>/g, '$1')
    .replace(/\s+/g, '');
}
