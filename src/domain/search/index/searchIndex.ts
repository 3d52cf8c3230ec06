import type { Category } from '../../settings/settings';
import { addSynonyms } from './addSynonyms';
import { articleNames, type ArticleName } from './articleNames';
import { addCarpet, createWordTables } from './carpetWords';
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

/**
 * The articles and words of all carpets.
 * @param synonyms groups of words that find each other, in addition to those of the trade
 */
export function buildIndex(
  categories: readonly Category[],
  synonyms: readonly (readonly string[])[],
): SearchIndex {
  const tables = createWordTables();
  const articles: ArticleName[] = [];
  let size = 0;
  for (const category of categories) {
    const models = new Map(category.models?.map((model) => [model.title, model]));
    for (const carpet of category.items) {
      articles.push(...articleNames(carpet, size));
      addCarpet(tables, size, carpet, category.title, models.get(carpet.model ?? ''));
      size += 1;
    }
  }
  addSynonyms(tables, synonymsWith(synonyms));
  const entries = Object.values(tables).flatMap((table) => table.entries());
  return {
    size,
    articles,
    words: groupByFirstLetter(entries),
    vocabulary: entries.filter(
      ({ field, folded }) => field !== 'description' && /^\p{L}{3,}$/u.test(folded),
    ),
  };
}

function groupByFirstLetter(entries: readonly Entry[]): SearchIndex['words'] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const letter = entry.folded.charAt(0);
    const group = groups.get(letter);
    if (group) group.push(entry);
    else groups.set(letter, [entry]);
  }
  return groups;
}
