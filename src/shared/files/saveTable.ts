import { toCsv } from './csv';
import { downloadFile } from './download';
import { withoutControls, type Table } from './table';

/** Saves a table as «{name}.xlsx». Rejects if the code that writes the file cannot be loaded. */
export async function saveXlsx(name: string, table: Table): Promise<void> {
  const { writeXlsx } = await import(/* webpackChunkName: "write-xlsx" */ './writeXlsx');
  const file = await writeXlsx(table);
  downloadFile(`${name}.xlsx`, file.type, file);
}

/** Saves a table as «{name}.csv»: headings and rows alone, for programs that read such files. */
export function saveCsv(name: string, { columns, rows }: Table): void {
  const cells = [columns.map(({ heading }) => heading), ...rows];
  const csv = toCsv(cells.map((row) => row.map(withoutControls)));
  downloadFile(`${name}.csv`, 'text/csv;charset=utf-8', csv);
}
