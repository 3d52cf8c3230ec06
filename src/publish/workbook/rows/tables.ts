import { isEmptyCell } from '../cells/reading';
import { isNamingHeading, type ColumnSet } from '../columns/columnSet';
import { findColumns, type Headings } from '../columns/findColumns';
import { cellText } from './cellText';
import { withUnitsAbove } from './unitsAbove';
import type { WorkbookCell, WorkbookRow, WorkbookSheet } from '../file/sheets';

/** Rows of a sheet below a row of headings. */
export interface Table {
  readonly headings: Headings;
  /** The row of the headings. */
  readonly row: number;
  readonly rows: readonly WorkbookRow[];
}

export interface SheetTables {
  /** The rows above the first headings, such as a date and a phone. */
  readonly above: readonly WorkbookRow[];
  /** None if the sheet has no headings. */
  readonly tables: readonly Table[];
}

/**
 * Splits a sheet at its rows of headings, which may be repeated or differ in a table below
 * (docs/product.md §25.4).
 */
export function tablesOf(
  { rows, merged }: WorkbookSheet,
  setOf: (headings: readonly string[]) => ColumnSet,
): SheetTables {
  const filled = rows.filter(({ cells }) => !cells.every(isEmptyCell));
  const starts: { readonly index: number; readonly row: number; readonly headings: Headings }[] =
    [];
  for (const [index, { row, cells }] of filled.entries()) {
    // reading headings is slow, and those that are repeated are all texts
    if (starts.length > 0 && cells.some((cell) => cell?.kind === 'number')) continue;
    const headings = readHeadings(cells, setOf);
    const unknown = new Set(starts[0]?.headings.unknown ?? headings?.unknown);
    // the row of a carpet may have a heading's text in a cell: headings below the first have nothing else
    if (headings?.unknown.every((one) => unknown.has(one))) starts.push({ index, row, headings });
  }
  return {
    above: filled.slice(0, starts[0]?.index),
    tables: starts.map(({ index, row, headings }, place) => ({
      headings: withUnitsAbove(headings, filled[index - 1], { row, merged }),
      row,
      rows: filled.slice(index + 1, starts[place + 1]?.index),
    })),
  };
}

/** The headings of a row of texts, if it names the things of the sheet and is clearly one of headings. */
function readHeadings(
  cells: readonly (WorkbookCell | undefined)[],
  setOf: (headings: readonly string[]) => ColumnSet,
): Headings | undefined {
  // a carpet nearly always has a number, and most of the time goes into comparing headings
  if (cells.some((cell) => cell !== undefined && cell.kind !== 'text')) return undefined;
  const texts = cells.map(cellText);
  const set = setOf(texts);
  if (!texts.some((text) => isNamingHeading(text, set))) return undefined;
  const headings = findColumns(texts, set);
  return areClear(headings) ? headings : undefined;
}

const clearFields = ['price', 'category', 'categoryId'];

/**
 * Whether a row with a naming heading is one of headings: three are known, or a price or a category, or
 * as many as are unknown, such as the towns of warehouses (docs/product.md §25.4).
 */
function areClear({ columns, tiers, known, unknown }: Headings): boolean {
  if (known < 2) return false;
  const hasClear = columns.some(({ column }) =>
    column.fields.some((field) => clearFields.includes(field)),
  );
  return known >= 3 || hasClear || tiers.length > 0 || known >= unknown.length;
}
