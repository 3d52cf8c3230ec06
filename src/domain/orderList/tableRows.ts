import { cleanText } from './cleanText';
import { isOnlyMeasure } from './measures';
import { readHeadings, type SheetHeadings } from './sheetHeadings';

export type Cells = readonly string[];

export interface Row {
  /** Counted from 1, blank rows too. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  readonly cells: Cells;
}

/** A row that is no heading, with the headings above it. */
export interface TableRow extends Row {
  readonly headings: SheetHeadings | undefined;
  /** The first headings stand below it. */
  readonly isAbove: boolean;
  /** It begins with a figure that counts the rows. */
  readonly isNumbered: boolean;
}

/** What may count the rows: «12» in a cell of its own, or before a space. */
export const rowNumber = /^\s*\d{1,4}[.)]?(?=\s|$)/;

export function isBlank(cell: string | undefined): boolean {
  return !cell?.trim();
}

/** The lines of a text, and their cells where it was copied out of a table. */
export function rowsOfText(text: string): readonly Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const separator = lines.some(isCommaHeading) ? /[\t;|,]/ : /[\t;|]/;
  return lines.map((line, index) => ({
    line: index + 1,
    text: line,
    cells: cleanText(line).split(separator),
  }));
}

/** The rows of a sheet. */
export function rowsOfCells(rows: readonly Cells[]): readonly Row[] {
  return rows.map((cells, index) => ({
    line: index + 1,
    text: cells.join(' '),
    cells: cells.map(cleanText),
  }));
}

/** «Артикул,Наименование,Количество»; of two headings, «Артикул, количество», a sentence may be made. */
function isCommaHeading(line: string): boolean {
  if (/[\t;|]/.test(line)) return false;
  const cells = line.split(',', 50);
  return cells.length > 2 && (readHeadings(cells)?.amounts.length ?? 0) > 0;
}

/** The rows that are neither blank nor headings; a table below another has headings of its own. */
export function underHeadings(rows: readonly Row[]): readonly TableRow[] {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const found = filled.map(({ cells }, index) => {
    const below = filled[index + 1]?.cells ?? [];
    return readHeadings(cells) && readHeadings(areMeasures(below) ? joined(cells, below) : cells);
  });
  const hasBetter = found.some((headings) => headings && !headings.isLone);
  const headings = found.map((one) => (one?.isLone && hasBetter ? undefined : one));
  const first = headings.findIndex(Boolean);
  let above: SheetHeadings | undefined;
  return filled.flatMap((row, index) => {
    const isBelow = headings[index - 1] !== undefined && areMeasures(row.cells);
    above = headings[index] ?? above;
    if (headings[index] || isBelow) return [];
    const isNumbered = [index - 1, index + 1].some(
      (other) => numberOf(row) + other - index === numberOf(filled[other]),
    );
    return [{ ...row, headings: above, isAbove: index < first, isNumbered }];
  });
}

/** A second row of headings: «шт» and «уп» below «Заказ». */
function areMeasures(cells: Cells): boolean {
  const texts = cells.filter((cell) => !isBlank(cell));
  return texts.length > 0 && texts.every(isOnlyMeasure);
}

/** Headings of two rows in one; a heading that is merged out of several cells stands in the first. */
function joined(above: Cells, below: Cells): Cells {
  let last = '';
  return Array.from({ length: Math.max(above.length, below.length) }, (_, column) => {
    last = above[column]?.trim() || last;
    return below[column]?.trim() ? `${last}, ${below[column]}` : (above[column] ?? '');
  });
}

function numberOf(row: Row | undefined): number {
  return Number.parseInt(rowNumber.exec(row?.cells[0] ?? '')?.[0] ?? '', 10);
}
