import path from 'node:path';
import type { FieldPath, Finding, Place } from '../finding';

/**
 * Fields of a category, a model or a carpet under the names of the settings, not validated. A field
 * whose value is undefined is empty in the catalogue; one that is absent is not in the catalogue at all.
 */
export type Fields = Readonly<Record<string, unknown>>;

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The objects of what may be a list. */
export function fieldsIn(list: unknown): readonly Fields[] {
  return Array.isArray(list) ? list.filter(isFields) : [];
}

/** @param settings not validated */
export function categoriesIn(settings: unknown): readonly Fields[] {
  return isFields(settings) ? fieldsIn(settings['categories']) : [];
}

/** A category without `_id` is the one of the settings with the same title. */
export interface CatalogCategory extends Fields {
  readonly title: string;
  readonly models?: readonly Fields[] | undefined;
  /** A carpet without `_id` is the one of the settings with the same article. */
  readonly items: readonly Fields[];
}

/** What was read from the file or folder that takes the place of the settings' categories. */
export interface Catalog {
  readonly categories: readonly CatalogCategory[];
  /** Whether the models of a category are all that it has; else those of the settings stay beside them. */
  readonly hasAllModels: boolean;
  /** What is wrong with the catalogue in its own format: cells, headings, elements. */
  readonly findings: readonly Finding[];
  /** @param path begins with the index of a category: 3, `items`, 0, `price` */
  readonly placeOf: (path: FieldPath) => Place;
  /** The folder that names of pictures are relative to. */
  readonly folder: string;
  /** Files and folders whose changes change the catalogue. */
  readonly files: readonly string[];
}

/** A file or folder that is no catalogue. @param message why, and the way out */
export function refusedCatalog(file: string, message: string): Catalog {
  return {
    categories: [],
    hasAllModels: false,
    findings: [{ severity: 'error', place: { file }, message }],
    placeOf: () => ({ file }),
    folder: path.dirname(file),
    files: [file],
  };
}
