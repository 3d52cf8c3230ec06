import type { Finding } from '../../finding';
import type { ColumnSet } from '../columns/columnSet';
import { isEmptyCell } from '../cells/reading';
import type { WorkbookCell, WorkbookSheet } from '../file/sheets';
import { findingIn } from './place';
import { tablesOf, type SheetTables, type Table } from './tables';
import { findUnreadColumns } from './unreadColumns';

/**
 * Splits a sheet at its headings.
 * @param setOf the columns that the headings of a table may name
 * @param noHeadings what to say if it has none
 */
export function readHeadedSheet(
  sheet: WorkbookSheet,
  file: string,
  setOf: (headings: readonly string[]) => ColumnSet,
  noHeadings: string,
): SheetTables & { readonly findings: readonly Finding[] } {
  const place = { file, sheet: sheet.name };
  const split = tablesOf(sheet, setOf);
  if (split.tables.length === 0) {
    const finding = { severity: 'error', place, message: noHeadings } as const;
    return { ...split, findings: sheet.rows.length > 0 ? [finding] : [] };
  }
  const seen = new Set<string>();
  const problems = split.tables.flatMap(({ headings, row }) =>
    headings.problems.flatMap((problem) => {
      const isRepeated = seen.has(problem.heading);
      seen.add(problem.heading);
      return isRepeated ? [] : [findingIn({ ...place, row }, problem, problem)];
    }),
  );
  const above = split.above
    .filter(({ cells }) => cells.filter((cell) => cell !== undefined).length > mostAbove)
    .map(({ row }) => findingIn({ ...place, row }, aboveHeadings));
  return {
    ...split,
    tables: split.tables.map(withoutEmptyPictures),
    findings: [...above, ...problems, ...findUnreadColumns(split.tables, sheet, file)],
  };
}

/** Pictures over or in the cells leave their column without texts (docs/product.md §25.13). */
function withoutEmptyPictures({ headings, ...table }: Table): Table {
  const columns = headings.columns.filter(
    ({ column, index }) =>
      !column.fields.some((field) => pictures.includes(field)) ||
      !table.rows.every(({ cells }) => hasNoText(cells[index])),
  );
  return { ...table, headings: { ...headings, columns } };
}

const pictures = ['image', 'images'];

function hasNoText(cell: WorkbookCell | undefined): boolean {
  return isEmptyCell(cell) || (cell?.kind === 'error' && cell.isRich === true);
}

/** Cells of a date, a phone or a title; a row with more may be goods. */
const mostAbove = 2;

const aboveHeadings = {
  severity: 'warning',
  message: 'стоит выше заголовков таблицы, не читаем',
} as const;
