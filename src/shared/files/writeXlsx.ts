import writeXlsxFile from 'write-excel-file/universal';
import { getCellAddress } from 'write-excel-file/utility';
import { columnWidths } from './columnWidths';
import { sheetFeature } from './sheetFeature';
import { withoutControls, type Cell, type Table } from './table';

const bold = { fontWeight: 'bold' } as const;
/** As high as two lines; LibreOffice does not adapt the height to texts that wrap. */
const headingStyle = { ...bold, alignVertical: 'top', wrap: true, height: 27 } as const;
const linkStyle = { textColor: '#0563c1', textDecoration: { underline: true } } as const;
/** Neither spills over the next cells nor makes its row higher. */
const clippedStyle = { wrap: true, height: 15 } as const;

/** Writes a table as XLSX. Its headings stay in view, filter and sort the rows, and repeat in print. */
export function writeXlsx(table: Table): Promise<Blob> {
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
  const sheet = 'Лист1';
  const feature = sheetFeature({
    sheet,
    headingRow,
    rows: rows.length,
    columns: columns.length,
    link: isShort ? { cell: getCellAddress(linkRow, 0), address: link.address } : undefined,
  });
  const options = {
    sheet,
    orientation: 'landscape' as const,
    stickyRowsCount: headingRow + 1,
    columns: columnWidths(columns, [...rows, ...below]),
  };
  const font = { fontFamily: 'Arial', fontSize: 10 };
  return writeXlsxFile(data, options, { ...font, features: [feature] }).toBlob();
}

/** Characters; Excel does not open a file with a longer text in a cell. */
const longestText = 32_767;
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
