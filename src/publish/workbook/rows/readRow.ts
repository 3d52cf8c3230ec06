import type { Fields } from '../../source/catalog';
import type { Finding } from '../../finding';
import type { Headings } from '../columns/findColumns';
import type { FoundColumn, SheetColumn } from '../columns/headingMeaning';
import type { WorkbookRow } from '../file/sheets';
import { findingIn, type RowPlace } from './place';

/** What a row says, and the columns that say it. */
interface ReadRow {
  readonly fields: Fields;
  readonly findings: readonly Finding[];
}

/**
 * Reads the cells of a row. The columns of a field overrule a fallback.
 * @param isUnchanged tells the cells that say nothing new of what the settings have
 */
export function readRow(
  { cells }: WorkbookRow,
  columns: readonly FoundColumn[],
  place: RowPlace,
  isUnchanged: (found: FoundColumn) => boolean = () => false,
): ReadRow {
  const findings: Finding[] = [];
  let fields: Fields = {};
  for (const found of columns) {
    if (isUnchanged(found)) continue;
    const reading = found.column.read(cells[found.index], found.factor, found.unit);
    fields = found.column.isFallback
      ? { ...reading.fields, ...fields }
      : { ...fields, ...reading.fields };
    if (reading.problem) findings.push(findingIn(place, reading.problem, found));
  }
  return { fields, findings };
}

/** The column that gives a field. */
export function columnOf({ columns }: Headings, field: string): SheetColumn | undefined {
  return (
    columns.find(({ column }) => !column.isFallback && column.fields.includes(field)) ??
    columns.find(({ column }) => column.fields.includes(field))
  );
}
