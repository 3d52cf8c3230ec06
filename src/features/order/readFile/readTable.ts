import type { Row as XlsxRow } from 'read-excel-file/universal';
import type { Sheet } from '../../../domain/orderList/parseOrder';
import { decodeText } from './decodeText';
import { maxFileSize, type TableProblem } from './tableProblems';
import { unpackedSize } from './unpackedSize';

type Outcome = { readonly sheets: readonly Sheet[] } | { readonly problem: TableProblem };

/** Bytes of a spreadsheet's own text: several times what the largest allowed order takes. */
const maxUnpackedSize = 50 * 1024 * 1024;

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0];

/** A control character that no text has. */
const isBinary = /[^\P{Cc}\s\u007F-\u009F]/u;

/** Reads the first sheet of an XLSX file, or a CSV file, whatever its name and type say. */
export async function readTable(file: File): Promise<Outcome> {
  if (file.size > maxFileSize) return { problem: 'tooLarge' };
  let buffer: ArrayBuffer;
  try {
    buffer = await file.arrayBuffer();
  } catch {
    return { problem: 'damaged' };
  }
  const bytes = new Uint8Array(buffer);
  const beginsWith = (mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);
  if (beginsWith(oldOfficeMark)) return { problem: 'oldFormat' };
  const outcome = await (beginsWith(zipMark) ? readXlsx(buffer) : readCsv(bytes));
  if ('problem' in outcome) return outcome;
  const isFilled = outcome.sheets.some(({ rows }) =>
    rows.some((cells) => cells.some((cell) => cell.trim())),
  );
  return isFilled ? outcome : { problem: 'empty' };
}

async function readXlsx(buffer: ArrayBuffer): Promise<Outcome> {
  if (unpackedSize(buffer) > maxUnpackedSize) return { problem: 'tooLarge' };
  const library = await import(
    /* webpackChunkName: "read-xlsx" */ 'read-excel-file/universal'
  ).catch(() => undefined);
  if (!library) return { problem: 'notLoaded' };
  try {
    const sheets = await library.default(buffer);
    return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map(textsOf) })) };
  } catch {
    return { problem: 'damaged' };
  }
}

function textsOf(cells: XlsxRow): readonly string[] {
  return cells.map((cell) => (cell instanceof Date ? showDate(cell) : String(cell ?? '')));
}

/** As it is shown, which is no amount: a spreadsheet takes «20.10» for a date. */
function showDate(date: Date): string {
  return date.toLocaleDateString('ru', { timeZone: 'UTC' });
}

async function readCsv(bytes: Uint8Array): Promise<Outcome> {
  const text = decodeText(bytes).trimEnd();
  if (isBinary.test(text)) return { problem: 'notTable' };
  const code = await import(/* webpackChunkName: "read-csv" */ './parseCsv').catch(() => undefined);
  return code ? { sheets: [{ rows: code.parseCsv(text) }] } : { problem: 'notLoaded' };
}
