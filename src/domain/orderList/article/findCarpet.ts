import type { Carpet } from '../../settings/settings';
import { findArticle, findTitle, surelyArticle, type Articles } from './articles';
import type { SheetHeadings } from '../sheetHeadings';
import { isBlank, type Cells, type TableRow } from '../tableRows';

/** The carpet of a row, and where the row names it. */
export interface FoundCarpet {
  readonly carpet: Carpet;
  /** The column of the cell that names it. */
  readonly column: number;
  /** The text of that cell on both sides of the name, without line numbers and separators. */
  readonly before: string;
  readonly after: string;
}

/** The first carpet that a cell names by article or barcode, else by its title. */
export function findCarpet(
  cells: Cells,
  articles: Articles,
  isSearched: (column: number) => boolean = () => true,
): FoundCarpet | undefined {
  return (
    findIn(findArticle, cells, articles, isSearched) ??
    findIn(findTitle, cells, articles, isSearched)
  );
}

function findIn(
  find: typeof findTitle,
  cells: Cells,
  articles: Articles,
  isSearched: (column: number) => boolean,
): FoundCarpet | undefined {
  for (const [column, cell] of cells.entries()) {
    const found = isSearched(column) ? find(cell, articles) : undefined;
    if (found) return { ...found, column, ...withoutMarks(found) };
  }
  return undefined;
}

function withoutMarks({ before, after }: Pick<FoundCarpet, 'before' | 'after'>) {
  return {
    before: before.replace(/^\s*\d+[.)]\s/, ''),
    after: after.replace(/[\s,:=|–—>→➡-]*(?:[xх×*]\s*(?=\d))?/i, ''),
  };
}

/**
 * Finds the carpet of a row below headings, by the first filled column of articles, or by its title if
 * all of them are blank.
 */
export function findUnderHeadings(
  cells: Cells,
  headings: SheetHeadings,
  articles: Articles,
): FoundCarpet | undefined {
  const { ids } = headings;
  const isName = (column: number) => isText(column, headings);
  if (ids.length === 0) return findCarpet(cells, articles, isName);
  const id = firstFilled(cells, ids);
  return id === undefined
    ? findIn(findTitle, cells, articles, isName)
    : findCarpet(cells, articles, (column) => column === id);
}

/** The cells of a row below headings that may name its carpet by an article. */
export function namingCells(cells: Cells, headings: SheetHeadings): Cells {
  const { ids } = headings;
  if (ids.length === 0) return cells.filter((_, column) => isText(column, headings));
  return cells.filter((_, column) => column === firstFilled(cells, ids));
}

/** Whether a column has neither amounts nor prices, sizes and the like. */
function isText(column: number, { amounts, others }: SheetHeadings): boolean {
  return !others.has(column) && amounts.every((amount) => amount.column !== column);
}

function firstFilled(cells: Cells, columns: readonly number[]): number | undefined {
  return columns.find((column) => !isBlank(cells[column]));
}

/** Whether another column of articles or names, or one without a heading, names a different carpet. */
export function isContradicted(
  { carpet }: FoundCarpet,
  cells: Cells,
  { ids, names, headed }: SheetHeadings,
  articles: Articles,
): boolean {
  return cells.some((cell, column) => {
    const isId = ids.includes(column);
    if (!isId && !names.includes(column) && headed.has(column)) return false;
    const other = findArticle(cell, articles, isId ? undefined : surelyArticle);
    return other !== undefined && other.carpet !== carpet;
  });
}

/** The number of rows in which known articles are counted. */
const maxSample = 200;

/** Puts the column with the most known articles first: «Код» may be the buyer's own code. */
export function rankIds(rows: readonly TableRow[], articles: Articles): readonly TableRow[] {
  const ranked = new Map<SheetHeadings, SheetHeadings>();
  for (const headings of new Set(rows.map((row) => row.headings))) {
    if (!headings) continue;
    const sample = rows.filter((row) => row.headings === headings).slice(0, maxSample);
    const columns = headings.ids.map((column) => ({
      column,
      hits: sample.filter(({ cells }) => findArticle(cells[column] ?? '', articles)).length,
    }));
    const ids = columns.sort((a, b) => b.hits - a.hits).map(({ column }) => column);
    ranked.set(headings, { ...headings, ids });
  }
  return rows.map((row) => ({
    ...row,
    headings: row.headings && (ranked.get(row.headings) ?? row.headings),
  }));
}
