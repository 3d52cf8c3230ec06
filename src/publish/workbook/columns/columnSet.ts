import type { Column } from './column';
import { headingKey, splitHeading } from './heading';

/** The headings that a sheet may have. */
export interface ColumnSet {
  /** By headings and synonyms; a fallback comes after the column that takes its place. */
  readonly byKey: ReadonlyMap<string, Column>;
  readonly ignored: ReadonlySet<string>;
  /** Headings that are not read either, but are reported if there is a text below. */
  readonly remarks: ReadonlySet<string>;
  readonly hasTiers: boolean;
  /** A row of headings has one of these fields, among others. */
  readonly namingFields: readonly string[];
}

/** @param more headings that are not read, and whether headings may be price tiers */
export function createColumnSet(
  columns: readonly Column[],
  namingFields: readonly string[],
  more: {
    readonly ignored?: readonly string[];
    readonly remarks?: readonly string[];
    readonly hasTiers?: boolean;
  } = {},
): ColumnSet {
  const named = columns.flatMap((column) => {
    const { heading, synonyms } = column;
    const names = [heading, splitHeading(heading).key, ...synonyms];
    return names.map((name) => [headingKey(name), column] as const);
  });
  return {
    byKey: new Map(named),
    ignored: new Set(more.ignored?.map(headingKey)),
    remarks: new Set(more.remarks?.map(headingKey)),
    hasTiers: more.hasTiers ?? false,
    namingFields,
  };
}

/** Whether a text is the heading of a column that names the things of the sheet. */
export function isNamingHeading(text: string, { byKey, namingFields }: ColumnSet): boolean {
  const column = byKey.get(headingKey(text)) ?? byKey.get(splitHeading(text).key);
  return column?.fields.some((field) => namingFields.includes(field)) ?? false;
}
