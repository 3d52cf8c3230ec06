import { decodeText } from './decodeText';
import { maxFileSize, type TableProblem } from './tableProblems';
import { unpackedSize } from './unpackedSize';

export type Table = readonly (readonly string[])[];
type Outcome = { readonly rows: Table } | { readonly problem: TableProblem };

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
  return outcome.rows.some((cells) => cells.some((cell) => cell.trim()))
    ? outcome
    : { problem: 'empty' };
}

async function readXlsx(buffer: ArrayBuffer): Promise<Outcome> {
  if (unpackedSize(buffer) > maxUnpackedSize) return { problem: 'tooLarge' };
  const library = await import(
    /* webpackChunkName: "read-xlsx" */ 'read-excel-file/universal'
  ).catch(() => undefined);
  if (!library) return { problem: 'notLoaded' };
  try {
    const rows = await library.readSheet(buffer);
    return {
      rows: rows.map((cells) =>
        cells.map((cell) => (cell instanceof Date ? showDate(cell) : String(cell ?? ''))),
      ),
    };
  } catch {
    return { problem: 'damaged' };
  }
}

/** As it is shown, which is no amount: a spreadsheet takes «20.10» for a date. */
function showDate(date: Date): string {
  return date.toLocaleDateString('ru', { timeZone: 'UTC' });
}

async function readCsv(bytes: Uint8Array): Promise<Outcome> {
  const text = decodeText(bytes).trimEnd();
  if (isBinary.test(text)) return { problem: 'notTable' };
  const code = await import(/* webpackChunkName: "read-csv" */ './parseCsv').catch(() => undefined);
  return code ? { rows: code.parseCsv(text) } : { problem: 'notLoaded' };
}
