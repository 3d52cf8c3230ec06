import type { Place } from '../../finding';
import { fieldsIn, type CatalogCategory, type Fields } from '../../source/catalog';
import { findByTitle, titleKey } from '../../source/matching';
import type { Located } from '../rows/located';

/** A category that is being read. */
export interface CategoryDraft {
  /** What the settings have of it. */
  readonly known: Fields | undefined;
  /** What the workbook says of the category itself. */
  readonly fields: Fields & { readonly title: string };
  readonly placeOf: (field: string | undefined) => Place;
  readonly items: Located[];
  readonly models: Located[];
}

export interface Categories {
  readonly find: (wanted: Fields) => CategoryDraft | undefined;
  /** What the settings have of a category. */
  readonly findKnown: (wanted: Fields) => Fields | undefined;
  /** Adds a category that the workbook has not named before. */
  readonly add: (
    fields: CategoryDraft['fields'],
    placeOf: CategoryDraft['placeOf'],
  ) => CategoryDraft;
  readonly all: readonly CategoryDraft[];
}

/** The categories of a workbook, in the order in which it names them. */
export function createCategories(base: readonly Fields[]): Categories {
  const findKnown = findByTitle(base);
  const all: CategoryDraft[] = [];
  const byId = new Map<string, CategoryDraft>();
  const byTitle = new Map<string, CategoryDraft>();
  return {
    all,
    findKnown,
    find: ({ _id, title }) =>
      typeof _id === 'string' ? byId.get(_id) : byTitle.get(titleKey(title)),
    add: (fields, placeOf) => {
      const known = findKnown(fields);
      const draft = { known, fields, placeOf, items: [], models: [] };
      all.push(draft);
      const id = fields['_id'] ?? known?.['_id'];
      if (typeof id === 'string' && !byId.has(id)) byId.set(id, draft);
      const key = titleKey(fields.title);
      if (!byTitle.has(key)) byTitle.set(key, draft);
      return draft;
    },
  };
}

/**
 * The categories that a workbook without the sheet «Категории» leaves as they are: those of the settings
 * that are not on the site, or have no goods (docs/product.md §25.5).
 */
export function hiddenCategories(
  base: readonly Fields[],
  { all }: Categories,
  named: ReadonlySet<Fields>,
): readonly CatalogCategory[] {
  const mentioned = new Set(all.map(({ known }) => known));
  return base.flatMap((category) => {
    const { title, isPublished, items } = category;
    const isHidden = isPublished !== true || fieldsIn(items).length === 0;
    if (!isHidden || mentioned.has(category) || typeof title !== 'string') return [];
    const left = fieldsIn(items).filter((item) => !named.has(item));
    return [{ _id: category['_id'], title, items: left }];
  });
}
