import { toCsv, type Cell, type Rows } from './csv';
import { downloadFile } from './download';

/** Characters, which spreadsheets measure columns in. */
const widest = 60;

/** What is said while a file is saved and after it. */
export const savingTexts = {
  busy: 'Готовим файл…',
  saved: 'Файл скачан',
  failed: 'Не удалось подготовить файл. Проверьте интернет и повторите',
} as const;

/** Saves rows as «{name}.xlsx». @throws where the writer can't be loaded */
export async function saveXlsx(name: string, rows: Rows): Promise<void> {
  const { default: writeXlsxFile } = await import(
    /* webpackChunkName: "write-xlsx" */ 'write-excel-file/universal'
  );
  const data = rows.map(withoutControls).map((cells) => {
    const isHead = cells.includes('Артикул');
    return cells.map((cell) => xlsxCell(cell, isHead));
  });
  const file = await writeXlsxFile(data, { columns: columnWidths(rows) }).toBlob();
  downloadFile(`${name}.xlsx`, file.type, file);
}

export function saveCsv(name: string, rows: Rows): void {
  downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(rows.map(withoutControls)));
}

function xlsxCell(cell: Cell, isHead: boolean) {
  if (cell === undefined) return null;
  // the writer looks texts up as keys of an object, which has «constructor» and the like already
  const value = typeof cell === 'string' && cell in {} ? `${cell} ` : cell;
  return isHead ? { value, fontWeight: 'bold' as const } : value;
}

/** Characters that no file may hold: with one of them a spreadsheet doesn't open it. */
const controls = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

function withoutControls(cells: readonly Cell[]): readonly Cell[] {
  return cells.map((cell) => (typeof cell === 'string' ? cell.replace(controls, '') : cell));
}

/** A row of a single cell is a heading over the whole sheet, and makes no column wider. */
function columnWidths(rows: Rows) {
  const table = rows.filter((cells) => cells.length > 2);
  const count = Math.max(0, ...table.map((cells) => cells.length));
  return Array.from({ length: count }, (_, index) => {
    const lengths = table.map((cells) => String(cells[index] ?? '').length);
    return { width: Math.min(widest, lengths.reduce((a, b) => Math.max(a, b), 8) + 2) };
  });
}
