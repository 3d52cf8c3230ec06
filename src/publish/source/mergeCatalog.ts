import { carpet } from '../../domain/settings/carpetSchema';
import { category as categoryFields, model } from '../../domain/settings/settingsSchema';
import type { CatalogCategory, Fields } from './catalog';

/**
 * The categories of a catalogue. What the catalogue does not contain of a known category or carpet is
 * kept from the settings: a price list has neither pictures nor colours (docs/product.md §23.3).
 * @param base `categories` of the settings file, not validated
 */
export function mergeCatalog(base: unknown, catalog: readonly CatalogCategory[]): Fields[] {
  const known = listOf(base);
  const findCategory = finder(known, 'title');
  const findItem = finder(
    known.flatMap(({ items }) => listOf(items)),
    'article',
  );
  return catalog.map((category) => {
    const own = findCategory(category);
    const findOwn = finder(listOf(own?.['items']), 'article');
    const items = category.items.map((item) => {
      const kept = findOwn(item) ?? findItem(item);
      const _id = item['_id'] ?? kept?.['_id'] ?? item['article'] ?? item['title'];
      return inOrder({ ...kept, ...item, _id }, carpet);
    });
    const { models = listOf(own?.['models']), ...rest } = category;
    const fields = {
      isPublished: true,
      ...own,
      ...rest,
      _id: category['_id'] ?? own?.['_id'] ?? category.title,
      models: models.length > 0 ? models.map((one) => inOrder(one, model)) : undefined,
      items,
    };
    return inOrder(fields, categoryFields);
  });
}

/** Finds the element with the same id or, without such an element, with the same title or article. */
function finder(list: readonly Fields[], name: 'title' | 'article') {
  const byKey = (key: string) => new Map(list.toReversed().map((one) => [one[key], one] as const));
  const [ids, names] = [byKey('_id'), byKey(name)];
  return (wanted: Fields): Fields | undefined =>
    (wanted['_id'] === undefined ? undefined : ids.get(wanted['_id'])) ??
    (wanted[name] === undefined ? undefined : names.get(wanted[name]));
}

/** In the order of the schema, so that equal catalogues give equal bytes; unknown fields come last. */
function inOrder(fields: Fields, schema: object): Fields {
  const names = [...Object.keys(schema), ...Object.keys(fields)];
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) =>
      fields[name] === undefined ? [] : [[name, fields[name]] as const],
    ),
  );
}

/** The objects of what may be a list. */
function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
