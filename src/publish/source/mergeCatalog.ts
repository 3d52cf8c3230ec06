import { carpet } from '../../domain/settings/carpetSchema';
import { category as categoryFields, model } from '../../domain/settings/settingsSchema';
import type { FieldPath } from '../finding';
import { fieldsIn, type Catalog, type CatalogCategory, type Fields } from './catalog';
import { findByArticle, findByTitle, type Finder } from './matching';
import { mergeFields } from './mergeFields';
import { createOrigins } from './origins';
import { tidyNames, trimmed } from './tidyNames';

const { _id, title, image, isPublished } = categoryFields;
/** Without its lists, which are merged element by element. */
const ownFields = { _id, title, image, isPublished };

interface MergedCatalog {
  readonly categories: readonly Fields[];
  /** Where the settings have a field of these categories; undefined if the catalogue gives it. */
  readonly keptAt: (path: FieldPath) => FieldPath | undefined;
}

/** What the merge of each category needs. */
interface MergeContext {
  readonly remember: ReturnType<typeof createOrigins>['remember'];
  readonly findItem: Finder;
  readonly hasAllModels: boolean;
}

/**
 * The categories of a catalogue. What the catalogue does not contain of a known category or carpet is
 * kept from the settings: a price list has neither pictures nor colours (docs/product.md §23.3).
 * @param base `categories` of the settings file, not validated
 */
export function mergeCatalog(
  base: unknown,
  { categories: given, hasAllModels }: Pick<Catalog, 'categories' | 'hasAllModels'>,
): MergedCatalog {
  const known = fieldsIn(base);
  const findCategory = findByTitle(known);
  const findItem = findByArticle(known.flatMap(({ items }) => fieldsIn(items)));
  const { remember, keptAt } = createOrigins(base);
  const context = { remember, findItem, hasAllModels };
  const categories = given.map((one) => mergeCategory(findCategory(one), one, context));
  return { categories, keptAt: (path) => keptAt(categories, path) };
}

function mergeCategory(own: Fields | undefined, category: CatalogCategory, context: MergeContext) {
  const { remember, findItem } = context;
  const findOwn = findByArticle(fieldsIn(own?.['items']));
  const items = category.items.map((item) => {
    const kept = findOwn(item) ?? findItem(item);
    const tidy = tidyNames(item, kept);
    const id = tidy['_id'] ?? kept?.['_id'] ?? tidy['article'] ?? tidy['title'];
    const merged = mergeFields(kept, { ...tidy, _id: id }, carpet);
    return remember(merged, { kept, given: item });
  });
  const { models, ...rest } = category;
  const tidy = tidyNames(rest, own);
  const given = {
    ...(own ? {} : { isPublished: true }),
    ...tidy,
    _id: tidy['_id'] ?? own?.['_id'] ?? tidy['title'],
    ...(models && mergeModels(own, models, context)),
    items,
  };
  return remember(mergeFields(own, given, ownFields), { kept: own, given: category });
}

/** An empty list is left out, unless the settings have one. */
function mergeModels(
  own: Fields | undefined,
  models: readonly Fields[],
  { remember, hasAllModels }: MergeContext,
): Fields {
  const known = fieldsIn(own?.['models']);
  const find = findByTitle(known);
  if (models.length === 0 && known.length === 0) return {};
  const named = new Set<Fields | undefined>();
  const merged = models.map((one) => {
    // the settings may have several that differ only in white space
    const isSame = ({ title: own }: Fields) => trimmed(own) === trimmed(one['title']);
    const kept = known.find(isSame) ?? find(one);
    named.add(kept);
    return remember(mergeFields(kept, tidyNames(one, kept), model), { kept, given: one });
  });
  const others = hasAllModels ? [] : known.filter((one) => !named.has(one));
  return { models: [...merged, ...others] };
}
