import { cleanText } from './cleanText';
import { isOnlyMeasure, measureAt } from './amount/measures';
import { readHeadings, type SheetHeadings } from './sheetHeadings';

export type Cells = readonly string[];

export interface Row {
  /** Counted from 1, including blank rows. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  readonly cells: Cells;
  /** Whether a comma separates cells, as one in a name or a number would that is not quoted. */
  readonly isCommaSeparated: boolean;
}

/** A row of data, with the headings above it. */
export interface TableRow extends Row {
  readonly headings: SheetHeadings | undefined;
  /** Whether the table's first headings are below this row. */
  readonly isAbove: boolean;
  /** Whether it begins with a figure that numbers the rows. */
  readonly isNumbered: boolean;
  /** Whether a comma in a name or a number may have moved its cells: there are more than headings. */
  readonly isMoved: boolean;
}

/** A possible row number: «12» in a cell of its own, or before a space. */
export const rowNumber = /^\s*\d{1,4}[.)]?(?=\s|$)/;

/** A row number that may be the thousands of an amount: «6 194». */
export const joinedNumber = /^\d{1,3}\s\d{3}(?!\d)/;

export function isBlank(cell: string | undefined): boolean {
  return !cell?.trim();
}

/** The lines of a text, split into cells if it was copied from a table. */
export function rowsOfText(text: string): readonly Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const isCommaSeparated = lines.some(isCommaHeading);
  const separator = isCommaSeparated ? /[\t;|,]/ : /[\t;|]/;
  return lines.map((line, index) => ({
    line: index + 1,
    text: line,
    cells: cleanText(line).split(separator).map(unquoted),
    isCommaSeparated,
  }));
}

/** A cell of pasted CSV without its quotes. */
function unquoted(cell: string): string {
  return cell.replace(/^\s*"([^"]*)"\s*$/, '$1');
}

/** The rows of a sheet, with their text. */
export function rowsOfCells(rows: readonly Cells[], isCommaSeparated: boolean): readonly Row[] {
  return rows.map((cells, index) => ({
    line: index + 1,
    text: cells.join(' '),
    cells: cells.map(cleanText),
    isCommaSeparated,
  }));
}

/** «Артикул,Наименование,Количество»; with only two words, «Артикул, количество», it may be a sentence. */
function isCommaHeading(line: string): boolean {
  if (/[\t;|]/.test(line)) return false;
  const cells = line.split(',', 50);
  return cells.length > 2 && (readHeadings(cells)?.amounts.length ?? 0) > 0;
}

/**
 * The rows that are neither blank nor headings, each with the nearest headings above it.
 * @param isData whether a cell is data and no heading, as «Арт. КЛМ» is that names a carpet; `isId` if its
 * column holds articles
 */
export function underHeadings(
  rows: readonly Row[],
  isData: (cell: string, isId: boolean) => boolean,
): readonly TableRow[] {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const found = filled.map(({ cells }, index) => {
    const below = filled[index + 1]?.cells ?? [];
    const headings = readHeadings(cells);
    if (headings && cells.some((cell, column) => isData(cell, headings.ids.includes(column))))
      return undefined;
    return headings && readHeadings(areMeasures(below) ? joined(cells, below) : cells);
  });
  const hasBetter = found.some((headings) => headings && !headings.isLone);
  const headings = found.map((one) => (one?.isLone && hasBetter ? undefined : one));
  const first = headings.findIndex(Boolean);
  let above: SheetHeadings | undefined;
  return filled.flatMap((row, index) => {
    const isBelow = headings[index - 1] !== undefined && areMeasures(row.cells);
    above = headings[index] ?? above;
    if (headings[index] || isBelow) return [];
    const { number, mark } = numberOf(row);
    const isNumbered = [index - 1, index + 1].some((other) => {
      const neighbour = numberOf(filled[other]);
      return number + other - index === neighbour.number && mark === neighbour.mark;
    });
    const isMoved = row.isCommaSeparated && row.cells.length > (above?.width ?? Infinity);
    return [{ ...row, headings: above, isAbove: index < first, isNumbered, isMoved }];
  });
}

/** A second row of headings: «шт» and «уп» below «Заказ». */
function areMeasures(cells: Cells): boolean {
  return cells.every((cell) => isBlank(cell) || isOnlyMeasure(cell));
}

/** Joins headings of two rows; the text of a merged cell is in its first column. */
function joined(above: Cells, below: Cells): Cells {
  let last = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    last = above[column]?.trim() || last;
    return below[column]?.trim() ? `${last}, ${below[column]}` : (above[column] ?? '');
  });
}

/** The number that a row may begin with, or NaN, and the mark after it: «11 723 ДР-80» is not before «12) ДР-80». */
function numberOf(row: Row | undefined): { readonly number: number; readonly mark: string } {
  const [cell = ''] = row?.cells ?? [];
  const written = rowNumber.exec(cell)?.[0] ?? '';
  const number = measureAt(cell.slice(written.length)) ? NaN : Number.parseInt(written, 10);
  return { number, mark: written.replace(/[\s\d]/g, '') };
}
