import readXlsxFile, { type Row } from 'read-excel-file/universal';
import type { Sheet } from '../../../domain/orderList/parseSheets';
import { mendXlsx } from './mendXlsx';

/**
 * The visible sheets of a workbook, their cells as texts; undefined where there are too many cells.
 * Rejects where the workbook is damaged.
 */
export async function readXlsx(archive: ArrayBuffer): Promise<readonly Sheet[] | undefined> {
  const mended = mendXlsx(archive);
  if (!mended) return undefined;
  const sheets = await readXlsxFile(mended);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(textsOf) }));
}

function textsOf(cells: Row): readonly string[] {
  return cells.map((cell) => (cell instanceof Date ? showDate(cell) : String(cell ?? '')));
}

/** As it is shown, which is no amount: a spreadsheet takes «20.10» for a date. */
function showDate(date: Date): string {
  return date.toLocaleDateString('ru', { timeZone: 'UTC' });
}
