import type { Fields } from '../../source/catalog';

/** Finds the carpet of the settings that an item takes the place of, by id or article (docs/product.md §23.3). */
export function keptItems(settings: unknown): (id: string, article?: string) => Fields | undefined {
  const items = listIn(settings, 'categories').flatMap((category) => listIn(category, 'items'));
  const ids = new Map(items.map((item) => [item['_id'], item]));
  const articles = new Map(items.map((item) => [item['article'], item]));
  return (id, article) =>
    ids.get(id) ?? (article === undefined ? undefined : articles.get(article));
}

function listIn(owner: unknown, name: string): readonly Fields[] {
  const list = isFields(owner) ? owner[name] : undefined;
  return Array.isArray(list) ? list.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
