import { carpet } from '../../domain/settings/carpetSchema';
import { category as categoryFields, model } from '../../domain/settings/settingsSchema';
import { fieldsIn, type Catalog, type CatalogCategory, type Fields } from './catalog';
import { findByArticle, findByTitle, type Finder } from './knownGoods';
import { mergeFields } from './mergeFields';
import { tidyNames, trimmed } from './tidyNames';

const { _id, title, image, isPublished } = categoryFields;
/** Without its lists, which are merged element by element. */
const ownFields = { _id, title, image, isPublished };

/**
 * The categories of a catalogue. What the catalogue does not contain of a known category or carpet is
 * kept from the settings: a price list has neither pictures nor colours (docs/product.md §23.3).
 * @param base `categories` of the settings file, not validated
 */
export function mergeCatalog(
  base: unknown,
  { categories, hasAllModels }: Pick<Catalog, 'categories' | 'hasAllModels'>,
): Fields[] {
  const known = fieldsIn(base);
  const findCategory = findByTitle(known);
  const findItem = findByArticle(known.flatMap(({ items }) => fieldsIn(items)));
  return categories.map((category) =>
    mergeCategory(findCategory(category), category, findItem, hasAllModels),
  );
}

function mergeCategory(
  own: Fields | undefined,
  category: CatalogCategory,
  findItem: Finder,
  hasAllModels: boolean,
) {
  const findOwn = findByArticle(fieldsIn(own?.['items']));
  const items = category.items.map((item) => {
    const kept = findOwn(item) ?? findItem(item);
    const tidy = tidyNames(item, kept);
    const id = tidy['_id'] ?? kept?.['_id'] ?? tidy['article'] ?? tidy['title'];
    return mergeFields(kept, { ...tidy, _id: id }, carpet);
  });
  const { models, ...rest } = category;
  const tidy = tidyNames(rest, own);
  const given = {
    ...(own ? {} : { isPublished: true }),
    ...tidy,
    _id: tidy['_id'] ?? own?.['_id'] ?? tidy['title'],
    ...(models && mergeModels(own, models, hasAllModels)),
    items,
  };
  return mergeFields(own, given, ownFields);
}

/** An empty list is left out, unless the settings have one. */
function mergeModels(own: Fields | undefined, models: readonly Fields[], areAll: boolean): Fields {
  const known = fieldsIn(own?.['models']);
  const find = findByTitle(known);
  if (models.length === 0 && known.length === 0) return {};
  const named = new Set<Fields | undefined>();
  const merged = models.map((one) => {
    // the settings may have several that differ only in white space
    const isSame = ({ title: own }: Fields) => trimmed(own) === trimmed(one['title']);
    const kept = known.find(isSame) ?? find(one);
    named.add(kept);
    return mergeFields(kept, tidyNames(one, kept), model);
  });
  const others = areAll ? [] : known.filter((one) => !named.has(one));
  return { models: [...merged, ...others] };
}
