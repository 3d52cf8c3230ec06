import type { Category } from '../../settings/settings';
import { addSynonyms } from './addSynonyms';
import { articleNames, type ArticleName } from './articleNames';
import { addCarpet, createWordTables } from './carpetWords';
import { groupBy } from '../../groupBy';
import { synonymsWith } from './synonyms';
import type { Entry } from './wordTable';

export interface SearchIndex {
  /** Number of carpets. */
  readonly size: number;
  readonly articles: readonly ArticleName[];
  readonly words: ReadonlyMap<string, readonly Entry[]>;
  /** The words that a misspelled one may stand for. */
  readonly vocabulary: readonly Entry[];
}

/** The number of carpets that are read at a time. */
const sliceSize = 500;

/**
 * Builds the index of all carpets in slices, so that a large catalogue does not block the page.
 * @param synonyms groups of words that find each other, in addition to those of the trade
 */
export function* buildIndex(
  categories: readonly Category[],
  synonyms: readonly (readonly string[])[],
): Generator<undefined, SearchIndex> {
  const tables = createWordTables();
  const articles: ArticleName[] = [];
  let size = 0;
  for (const category of categories) {
    for (const carpet of category.items) {
      articles.push(...articleNames(carpet, size));
      const model = category.models?.find(({ title }) => title === carpet.model);
      addCarpet(tables, size, carpet, category.title, model);
      size += 1;
      if (size % sliceSize === 0) yield;
    }
  }
  yield;
  addSynonyms(tables, synonymsWith(synonyms), size);
  yield;
  const entries = Object.values(tables).flatMap((table) => table.entries());
  return {
    size,
    articles,
    words: groupBy(entries, ({ folded }) => folded.charAt(0)),
    vocabulary: entries.filter(
      ({ field, folded }) => field !== 'description' && /^\p{L}{3,}$/u.test(folded),
    ),
  };
}
