import type { Settings } from './settings';
import type { Warn } from './warn';

/**
 * If several categories share an id, keeps the first; likewise with published carpets, and with the
 * titles of a category's models (docs/product.md §2.6).
 */
export function dropDuplicates(settings: Settings, warn: Warn): Settings {
  const idOf = ({ _id }: { readonly _id: string }) => _id;
  const published = new Set<string>();
  const kept = new Set(firstOfEach(settings.categories, idOf, 'categories', warn));
  const categories = settings.categories.flatMap((category, index) => {
    if (!kept.has(category)) return [];
    const path = `categories.${index}`;
    const ids = category.isPublished ? published : undefined;
    const { models } = category;
    return {
      ...category,
      items: firstOfEach(category.items, idOf, `${path}.items`, warn, ids),
      ...(models && {
        models: firstOfEach(models, ({ title }) => title, `${path}.models`, warn),
      }),
    };
  });
  return { ...settings, categories };
}

function firstOfEach<T>(
  list: readonly T[],
  nameOf: (element: T) => string,
  path: string,
  warn: Warn,
  taken = new Set<string>(),
): T[] {
  return list.filter((element, index) => {
    const name = nameOf(element);
    const isTaken = taken.has(name);
    if (isTaken) warn(`settings: left out ${path}.${index}: «${name}» is taken`);
    taken.add(name);
    return !isTaken;
  });
}
