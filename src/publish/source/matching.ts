import { cleanText } from '../../domain/orderList/cleanText';
import { fold, foldArticle } from '../../domain/search/words/fold';
import type { Fields } from './catalog';

/** Equal for articles that a buyer would not tell apart: trimmed, in any case, with look-alike letters. */
export function articleKey(article: unknown): string {
  return foldArticle(textOf(article));
}

/** Equal for titles that differ only in case, spaces or look-alike letters. */
export function titleKey(title: unknown): string {
  return fold(textOf(title));
}

/** Ids are compared as they are, apart from spaces at their ends. */
export function idOf({ _id }: Fields): string {
  return typeof _id === 'string' || typeof _id === 'number' ? String(_id).trim() : '';
}

function textOf(value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? cleanText(String(value)).replace(/\s+/g, ' ').trim() : '';
}

/** Finds what is known of a category or of a carpet. */
export type Finder = (wanted: Fields) => Fields | undefined;

/** Finds a category or a model by id, else by title. */
export function findByTitle(list: readonly Fields[]): Finder {
  const ids = firstByKey(list, idOf);
  const titles = firstByKey(list, ({ title }) => titleKey(title));
  return (wanted) => ids(idOf(wanted)) ?? titles(titleKey(wanted['title']));
}

/** Finds a carpet by id, else by article or, if it has none, by title. */
export function findByArticle(list: readonly Fields[]): Finder {
  const ids = firstByKey(list, idOf);
  const articles = firstByKey(list, ({ article }) => articleKey(article));
  const titles = firstByKey(list, ({ title }) => titleKey(title));
  return (wanted) => {
    const article = articleKey(wanted['article']);
    return ids(idOf(wanted)) ?? (article ? articles(article) : titles(titleKey(wanted['title'])));
  };
}

/** The first element with a key; an empty key finds nothing. */
function firstByKey(list: readonly Fields[], keyOf: (fields: Fields) => string) {
  const byKey = new Map(list.toReversed().map((fields) => [keyOf(fields), fields] as const));
  return (key: string) => (key ? byKey.get(key) : undefined);
}
