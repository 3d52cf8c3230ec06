import { toCsv } from './csv';
import { downloadFile } from './download';
import { rowsOf, type Cell, type Rows, type Table } from './table';

/** Saves a table as «{name}.xlsx». Rejects if the code that writes the file cannot be loaded. */
export async function saveXlsx(name: string, table: Table): Promise<void> {
  const { default: writeXlsxFile } = await import(
    /* webpackChunkName: "write-xlsx" */ 'write-excel-file/universal'
  );
  const rows = rowsOf(table);
  const data = rows.map((cells) => {
    const isBold = cells === table.headings;
    return cells.map((cell) => xlsxCell(withoutControls(cell), isBold));
  });
  const file = await writeXlsxFile(data, { columns: columnWidths(rows) }).toBlob();
  downloadFile(`${name}.xlsx`, file.type, file);
}

/** Saves a table as «{name}.csv». */
export function saveCsv(name: string, table: Table): void {
  const rows = rowsOf(table).map((cells) => cells.map(withoutControls));
  downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', toCsv(rows));
}

function xlsxCell(cell: Cell, isBold: boolean) {
  if (cell === undefined) return null;
  // the writer looks up texts in a plain object, which inherits «constructor» and the like
  const value = typeof cell === 'string' && cell in {} ? `${cell} ` : cell;
  return isBold ? { value, fontWeight: 'bold' as const } : value;
}

/** Characters that XML forbids; spreadsheets do not open files with them. */
const controls = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

function withoutControls(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(controls, '') : cell;
}

/** In characters, the unit in which spreadsheets measure columns. */
const minWidth = 10;
const maxWidth = 60;

/** Ignores rows of one or two cells, which are titles and contacts. */
function columnWidths(rows: Rows) {
  const wideRows = rows.filter((cells) => cells.length > 2);
  const count = Math.max(0, ...wideRows.map((cells) => cells.length));
  return Array.from({ length: count }, (_, column) => {
    const widest = wideRows.reduce(
      (width, cells) => Math.max(width, String(cells[column] ?? '').length + 2),
      minWidth,
    );
    return { width: Math.min(maxWidth, widest) };
  });
}
