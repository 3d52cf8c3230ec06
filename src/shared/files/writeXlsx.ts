import writeXlsxFile from 'write-excel-file/universal';
import { getCellAddress } from 'write-excel-file/utility';
import { columnWidths } from './columnWidths';
import { sheetsFeature } from './sheetsFeature';
import { withoutControls, type Cell, type Table } from './table';

const bold = { fontWeight: 'bold' } as const;
/** As high as two lines; LibreOffice does not adapt the height to texts that wrap. */
const headingStyle = { ...bold, alignVertical: 'top', wrap: true, height: 27 } as const;
const linkStyle = { textColor: '#0563c1', textDecoration: { underline: true } } as const;
/** Neither spills over the next cells nor makes its row higher. */
const clippedStyle = { wrap: true, height: 15 } as const;

/** A table on a sheet of its own. */
export interface Sheet {
  readonly name: string;
  readonly table: Table;
}

/** Writes a table as XLSX. */
export function writeXlsx(table: Table): Promise<Blob> {
  return writeSheets([{ name: 'Лист1', table }]);
}

/** Writes tables as XLSX. Their headings stay in view, filter and sort the rows, and repeat in print. */
export function writeSheets(sheets: readonly Sheet[]): Promise<Blob> {
  const written = sheets.map(toSheet);
  const font = { fontFamily: 'Arial', fontSize: 10 };
  const features = [sheetsFeature(written.map(({ parts }) => parts))];
  return writeXlsxFile(
    written.map(({ options }) => options),
    { ...font, features },
  ).toBlob();
}

function toSheet({ name: sheet, table }: Sheet) {
  const { above = [], link, columns, rows, below = [] } = table;
  const linkRow = above.length;
  const headingRow = link ? linkRow + 1 : linkRow;
  const isShort = link !== undefined && link.address.length <= longestAddress;
  const toRow = (cells: readonly Cell[]) =>
    cells.map((cell, column) => xlsxCell(cell, columns[column]?.format));
  const data = [
    ...above.map((cells) => cells.map((cell) => xlsxCell(cell))),
    ...(link ? [[linkCell(isShort ? link.text : link.address, isShort)]] : []),
    columns.map(({ heading }) => ({ ...xlsxCell(heading), ...headingStyle })),
    ...rows.map(toRow),
    ...below.map((cells) => toRow(cells).map((cell) => cell && { ...cell, ...bold })),
  ];
  return {
    parts: {
      sheet,
      headingRow,
      rows: rows.length,
      columns,
      link: isShort ? { cell: getCellAddress(linkRow, 0), address: link.address } : undefined,
    },
    options: {
      data,
      sheet,
      orientation: 'landscape' as const,
      stickyRowsCount: headingRow + 1,
      columns: columnWidths(columns, [...rows, ...below]),
    },
  };
}

/** Characters; Excel does not open a file with a longer text in a cell. */
export const longestText = 32_767;
/** Characters; Excel does not open a file with a link to a longer address, so it stays a text. */
const longestAddress = 2000;

function linkCell(text: string, isLink: boolean) {
  const cell = xlsxCell(text);
  return cell && { ...cell, ...(isLink ? linkStyle : clippedStyle) };
}

function xlsxCell(cell: Cell, format?: string) {
  if (typeof cell === 'number') return { value: cell, ...(format && { format }) };
  const text = String(withoutControls(cell) ?? '').slice(0, longestText);
  if (!text) return null;
  // the writer looks up texts in a plain object, which inherits «constructor» and the like
  const value = text in {} ? `${text} ` : text;
  // a text of digits, such as a barcode, stays a text when it is edited
  return { value, format: '@' };
}
