import type { Cell, Rows } from './table';

/**
 * Writes CSV for Russian spreadsheets: UTF-8 with a byte order mark, `;`, CRLF, decimal comma. A text
 * that a spreadsheet would treat as a formula is prefixed with an apostrophe, unless it is a negative
 * number (docs/product.md §8.9).
 */
export function toCsv(rows: Rows): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const text = inert(cell ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function inert(text: string): string {
  const isNegativeNumber = /^-\d+([.,]\d+)?$/.test(text);
  return /^[=+\-@\t\r]/.test(text) && !isNegativeNumber ? `'${text}` : text;
}
