import type { FieldPath } from '../finding';
import { isFields, type Fields } from './catalog';
import { walkFields } from './walkFields';

/** What an object was merged from. */
interface Origin {
  /** The settings' own; undefined if they do not have it. */
  readonly kept: Fields | undefined;
  readonly given: Fields;
}

/**
 * Tells which fields of merged objects are those of the settings, so that a mistake in one is reported there.
 * @param base `categories` of the settings file, not validated
 */
export function createOrigins(base: unknown) {
  const origins = new Map<unknown, Origin>();
  let paths: ReadonlyMap<unknown, FieldPath> | undefined;
  const pathOf = (object: unknown) => {
    paths ??= pathsIn({ categories: base });
    return paths.get(object);
  };
  return {
    /** @returns `merged` */
    remember: (merged: Fields, origin: Origin): Fields => {
      origins.set(merged, origin);
      return merged;
    },
    /** @returns the path of a field in the settings; undefined if the catalogue gives it */
    keptAt: (categories: readonly Fields[], path: FieldPath): FieldPath | undefined => {
      let owner: unknown = categories;
      for (const [depth, key] of path.entries()) {
        const { kept, given } = origins.get(owner) ?? { kept: undefined, given: owner };
        const isKept = isFields(given) && kept && key in kept && !(key in given);
        // goods of hidden categories, and models that an export does not make, are objects of the settings
        const start = pathOf(given) ?? (isKept ? pathOf(kept) : undefined);
        if (start) return [...start, ...path.slice(depth)];
        owner = isFields(owner) ? owner[key] : undefined;
      }
      return undefined;
    },
  };
}

/** The paths of the objects in settings. */
function pathsIn(settings: Fields): ReadonlyMap<unknown, FieldPath> {
  const paths = new Map<unknown, FieldPath>();
  for (const { value, path } of walkFields(settings)) if (isFields(value)) paths.set(value, path);
  return paths;
}
