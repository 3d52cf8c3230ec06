import type { Fields } from '../../source/catalog';
import type { Finding } from '../../finding';
import type { Column } from '../columns/column';
import type { Headings } from '../columns/findColumns';
import type { FoundColumn, SheetColumn } from '../columns/headingMeaning';
import type { WorkbookRow } from '../file/sheets';
import { findingIn, type RowPlace } from './place';

/** The fields that a row gives, and what is wrong with its cells. */
interface ReadRow {
  readonly fields: Fields;
  readonly findings: readonly Finding[];
}

/**
 * Reads the cells of a row. A fallback gives the fields that its own columns leave empty.
 * @param isUnchanged whether a cell says nothing other than the settings
 */
export function readRow(
  { cells }: WorkbookRow,
  columns: readonly FoundColumn[],
  place: RowPlace,
  isUnchanged: (found: FoundColumn) => boolean = () => false,
): ReadRow {
  const findings: Finding[] = [];
  let fields: Fields = {};
  const fallbacks = columns.filter(({ column }) => column.isFallback);
  const others = columns.filter(({ column }) => !column.isFallback);
  for (const found of [...others, ...fallbacks]) {
    const { column, factor, unit } = found;
    if (isUnchanged(found) || (column.isFallback && isReplaced(column, fields))) continue;
    const reading = column.read(cells[found.index], factor, unit);
    const given = Object.entries(reading.fields).filter(([name]) => fields[name] === undefined);
    fields = { ...fields, ...Object.fromEntries(given) };
    if (reading.problem) findings.push(findingIn(place, reading.problem, found));
  }
  return { fields, findings };
}

/** Whether all fields of a column have columns of their own, of which one has a value. */
function isReplaced({ fields: names }: Column, fields: Fields): boolean {
  return names.every((name) => name in fields) && names.some((name) => fields[name] !== undefined);
}

/** The column that gives a field. */
export function columnOf({ columns }: Headings, field: string): SheetColumn | undefined {
  return (
    columns.find(({ column }) => !column.isFallback && column.fields.includes(field)) ??
    columns.find(({ column }) => column.fields.includes(field))
  );
}
