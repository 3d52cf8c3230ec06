import type { Sheet } from '../../../domain/orderList/parseSheets';
import { decodeText } from './decodeText';
import { maxFileSize, type TableProblem } from './tableProblems';
import { unpackedSize } from './unpackedSize';

type Table = { readonly sheets: readonly Sheet[] } | { readonly problem: TableProblem };

/** Bytes of an unpacked spreadsheet: several times the size of the largest allowed order. */
const maxUnpackedSize = 50 * 1024 * 1024;

const zipMark = [0x50, 0x4b, 0x03, 0x04];
const oldOfficeMark = [0xd0, 0xcf, 0x11, 0xe0];

/** A web page, XML or PDF, whatever the file's name. */
const otherFormat = /^\s*(?:<(?:!doctype|html|head|table|\?xml)|%PDF-)/i;

/** The last character of files of DOS. */
const endOfFile = '\u001A';

/** A control character that does not occur in texts. */
const controlCharacter = /[^\P{Cc}\s\u007F-\u009F]/u;

/** The content of a file, or why it can't be read. */
export async function contentOf(file: File): Promise<ArrayBuffer | 'tooLarge' | 'damaged'> {
  if (file.size > maxFileSize) return 'tooLarge';
  try {
    return await file.arrayBuffer();
  } catch {
    return 'damaged';
  }
}

/** Reads the visible sheets of an XLSX file, or a CSV file; the content decides which of them it is. */
export async function readTable(buffer: ArrayBuffer): Promise<Table> {
  const bytes = new Uint8Array(buffer);
  const beginsWith = (mark: readonly number[]) => mark.every((byte, i) => bytes[i] === byte);
  if (beginsWith(oldOfficeMark)) return { problem: isEncrypted(bytes) ? 'encrypted' : 'oldFormat' };
  const outcome = await (beginsWith(zipMark) ? readWorkbook(buffer) : readCsv(bytes));
  if ('problem' in outcome) return outcome;
  const isFilled = outcome.sheets.some(({ rows }) =>
    rows.some((cells) => cells.some((cell) => cell.trim())),
  );
  return isFilled ? outcome : { problem: 'empty' };
}

/** Whether a container of the old Office holds an XLSX file with a password. */
function isEncrypted(bytes: Uint8Array): boolean {
  return new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage');
}

async function readWorkbook(buffer: ArrayBuffer): Promise<Table> {
  if (unpackedSize(buffer) > maxUnpackedSize) return { problem: 'tooManyCells' };
  const code = await import(/* webpackChunkName: "read-xlsx" */ './readXlsx').catch(
    () => undefined,
  );
  if (!code) return { problem: 'notLoaded' };
  try {
    const sheets = await code.readXlsx(buffer);
    return sheets ? { sheets } : { problem: 'tooManyCells' };
  } catch {
    return { problem: 'damaged' };
  }
}

async function readCsv(bytes: Uint8Array): Promise<Table> {
  const whole = decodeText(bytes).trimEnd();
  const text = whole.endsWith(endOfFile) ? whole.slice(0, -1).trimEnd() : whole;
  if (controlCharacter.test(text) || otherFormat.test(text)) return { problem: 'notTable' };
  const code = await import(/* webpackChunkName: "read-csv" */ './parseCsv').catch(() => undefined);
  if (!code) return { problem: 'notLoaded' };
  const table = code.parseCsv(text);
  return table ? { sheets: [table] } : { problem: 'tooManyCells' };
}
