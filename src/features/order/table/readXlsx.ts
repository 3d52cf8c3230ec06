import readXlsxFile, { type Row } from 'read-excel-file/universal';
import type { Sheet } from '../../../domain/orderList/parseSheets';
import { mendXlsx } from './mendXlsx';

/**
 * Reads the visible sheets of a workbook, with cells as texts; undefined if there are too many cells.
 * Rejects if the workbook is damaged.
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

/** Formats a date as shown, so that it is not read as an amount: spreadsheets turn «20.10» into a date. */
function showDate(date: Date): string {
  return date.toLocaleDateString('ru', { timeZone: 'UTC' });
}
