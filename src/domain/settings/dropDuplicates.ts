import type { Settings } from './settings';
import type { Warn } from './warn';

/**
 * If several categories share an id, keeps the first; likewise with published carpets
 * (docs/product.md §2.6).
 */
export function dropDuplicates(settings: Settings, warn: Warn): Settings {
  const published = new Set<string>();
  const categories = firstOfEach(settings.categories, 'categories', warn).map((category) => {
    const path = `categories.${settings.categories.indexOf(category)}.items`;
    const ids = category.isPublished ? published : undefined;
    return { ...category, items: firstOfEach(category.items, path, warn, ids) };
  });
  return { ...settings, categories };
}

function firstOfEach<T extends { _id: string }>(
  list: readonly T[],
  path: string,
  warn: Warn,
  ids = new Set<string>(),
): T[] {
  return list.filter(({ _id }, index) => {
    const isTaken = ids.has(_id);
    if (isTaken) warn(`settings: left out ${path}.${index}: the id ${_id} is taken`);
    ids.add(_id);
    return !isTaken;
  });
}
