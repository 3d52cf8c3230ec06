import type { Finding } from '../../finding';
import { isEmptyCell, type Problem } from '../cells/reading';
import { isKnown } from '../columns/findColumns';
import { cellAddress } from '../file/address';
import type { WorkbookSheet } from '../file/sheets';
import { placeIn } from './place';
import type { Table } from './tables';

/**
 * Columns with values that are not read: those without a heading, and remarks with texts. It is an error
 * if a known heading is merged over a column, since its values may be those meant (docs/product.md §25.3).
 * @returns at the first cell of each column
 */
export function findUnreadColumns(
  tables: readonly Table[],
  { name, merged = [] }: WorkbookSheet,
  file: string,
): readonly Finding[] {
  const found = new Map<number, Finding>();
  for (const table of tables) {
    for (const { row, cells } of table.rows) {
      const filled = cells.flatMap((cell, index) => (isEmptyCell(cell) ? [] : [index]));
      // what stands alone in its row is reported as a row
      if (filled.length < 2) continue;
      for (const index of filled.filter((one) => !found.has(one))) {
        const problem = problemOf(table, index, cells[index]?.kind === 'text', merged);
        if (!problem) continue;
        const place = { ...placeIn({ file, sheet: name, row }), cell: cellAddress(row, index) };
        found.set(index, { ...problem, place });
      }
    }
  }
  return [...found.values()];
}

function problemOf(
  { headings, row }: Table,
  index: number,
  isText: boolean,
  merged: NonNullable<WorkbookSheet['merged']>,
): Problem | undefined {
  const own = headings.meanings.get(index);
  if (own) return own.kind === 'remark' && isText ? remark(own.at.heading) : undefined;
  const area = merged.find(
    ({ first, last }) =>
      first.row <= row && row <= last.row && first.column < index && index <= last.column,
  );
  const over = area && headings.meanings.get(area.first.column);
  if (over && isKnown(over)) return mergedHeading;
  return over?.kind === 'ignored' ? undefined : noHeading;
}

function remark(heading: string): Problem {
  const message = `столбец «${heading}» не читаем. Если он для сайта, назовите его «Описание», если нет, возьмите заголовок в скобки`;
  return { severity: 'warning', message };
}

const noHeading: Problem = {
  severity: 'warning',
  message: 'у столбца нет заголовка, не читаем. Впишите заголовок, если он нужен сайту',
};

const mergedHeading: Problem = {
  severity: 'error',
  message:
    'заголовок этого столбца объединён с соседним, и неясно, какой из них читать. Разъедините ячейки и назовите каждый столбец',
};
