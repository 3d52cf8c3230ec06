import { toDecimal } from '../../../domain/format/decimal';
import type { Carpet } from '../../../domain/settings/settings';
import type { Cell } from '../../../shared/files/table';
import { cleanText } from '../../../domain/orderList/cleanText';
import { isEmptyCell } from '../cells/reading';
import type { FoundColumn } from '../columns/headingMeaning';
import type { WorkbookCell } from '../file/sheets';

/**
 * Whether a cell shows what the site's own files show for a known carpet, such as a weight of a pack
 * that is calculated from others: the settings need not change (docs/product.md §23.5). Its own
 * headings have the units of the settings.
 */
export function isUnchanged(
  cell: WorkbookCell | undefined,
  { column, factor }: FoundColumn,
  carpet: Carpet,
): boolean {
  return column.shown !== undefined && factor === 1 && isSame(cell, column.shown(carpet));
}

function isSame(cell: WorkbookCell | undefined, shown: Cell): boolean {
  if (cell === undefined || isEmptyCell(cell)) return shown === undefined;
  if (cell.kind === 'number') return toDecimal(cell.number) === shown;
  return cell.kind === 'text' && typeof shown === 'string' && tidied(cell.text) === tidied(shown);
}

function tidied(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
