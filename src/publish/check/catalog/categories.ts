import type { Carpet } from '../../../domain/settings/settings';
import type { FieldPath } from '../../finding';
import { isFields, type Fields } from '../../source/catalog';
import { toCarpet } from '../../source/toCarpet';

/** Something in a list of the settings, with its place. */
export interface AtPath<T> {
  readonly path: FieldPath;
  readonly value: T;
}

/** A category that visitors see. */
export interface CheckedCategory {
  readonly path: FieldPath;
  readonly id: string;
  readonly title: string;
  /** Those that are valid: what is wrong with the others is reported by field. */
  readonly carpets: readonly CheckedCarpet[];
  /** The models that it lists. */
  readonly models: readonly AtPath<string>[];
  /** The models that its carpets name, whether these are valid or not. */
  readonly modelsOfCarpets: readonly AtPath<string>[];
}

export interface CheckedCarpet {
  readonly path: FieldPath;
  readonly carpet: Carpet;
}

/** The published categories of a settings block that may have mistakes. */
export function readCategories(input: unknown): readonly CheckedCategory[] {
  return listIn(input, 'categories', []).flatMap(({ path, value }) => {
    if (value['isPublished'] !== true) return [];
    const carpets = listIn(value, 'items', path).flatMap((item) => {
      const carpet = toCarpet(item.value);
      return carpet ? [{ path: item.path, carpet }] : [];
    });
    const models = namesIn(listIn(value, 'models', path), 'title');
    const modelsOfCarpets = namesIn(listIn(value, 'items', path), 'model');
    const id = nameIn(value, '_id') ?? '';
    const title = nameIn(value, 'title') ?? '';
    return [{ path, id, title, carpets, models, modelsOfCarpets }];
  });
}

/** The names that objects of a list have in a field. */
export function namesIn(list: readonly AtPath<Fields>[], key: string): readonly AtPath<string>[] {
  return list.flatMap(({ path, value }) => {
    const name = nameIn(value, key);
    return name ? [{ path: [...path, key], value: name }] : [];
  });
}

/** The objects of a list. */
export function listIn(owner: unknown, key: string, start: FieldPath): readonly AtPath<Fields>[] {
  const list = isFields(owner) ? owner[key] : undefined;
  return (Array.isArray(list) ? list : []).flatMap((value: unknown, index) =>
    isFields(value) ? [{ path: [...start, key, index], value }] : [],
  );
}

/** A text or number as the site reads it (docs/product.md §2.4). */
export function nameIn(owner: Fields, key: string): string | undefined {
  const value = owner[key];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}
