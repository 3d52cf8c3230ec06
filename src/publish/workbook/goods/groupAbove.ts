import { titleKey } from '../../source/matching';
import type { WorkbookRow } from '../file/sheets';
import { rowKind } from '../rows/rowKind';
import type { SheetTables, Table } from '../rows/tables';
import type { GoodsContext } from './findCategory';

/**
 * The tables of a sheet, the first with the text above its headings if that is the category of its goods:
 * one that is known, or if the next headings have such a text above them, too. Otherwise it is the title
 * of the sheet (docs/product.md §25.5).
 */
export function withGroupAbove(
  { above, tables }: SheetTables,
  { titles, categories }: GoodsContext,
): readonly Table[] {
  const [first, ...others] = tables;
  const row = above.at(-1);
  if (!first || !row) return tables;
  const title = groupIn(row, first);
  if (title === undefined) return tables;
  const key = titleKey(title);
  const isKnown =
    titles.some((one) => titleKey(one) === key) || categories.find({ title }) !== undefined;
  const last = first.rows.at(-1);
  const isUsual = others.length > 0 && last !== undefined && groupIn(last, first) !== undefined;
  return isKnown || isUsual ? [{ ...first, rows: [row, ...first.rows] }, ...others] : tables;
}

function groupIn(row: WorkbookRow, { headings }: Table): string | undefined {
  const kind = rowKind(row, headings, {}, false);
  return kind.kind === 'group' ? kind.title : undefined;
}
