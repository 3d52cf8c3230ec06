import type { Cell, Column, Rows } from './table';

/** In characters, the unit in which spreadsheets measure columns. */
const minWidth = 7;
const maxWidth = 60;
/** For the button of the filter. */
const button = 3;

/** Widths for the longest cells, and for the longest words of the headings, which wrap. */
export function columnWidths(columns: readonly Column[], rows: Rows) {
  return columns.map(({ heading, format }, column) => {
    const words = heading.split(/\s/).map((word) => word.length + button);
    const width = rows.reduce(
      (widest, cells) => Math.max(widest, lengthOf(cells[column], format)),
      Math.max(minWidth, ...words),
    );
    return { width: Math.min(maxWidth, width + 2) };
  });
}

/** A format adds decimals and spaces between groups of digits. */
function lengthOf(cell: Cell, format = ''): number {
  if (typeof cell !== 'number' || !format) return String(cell ?? '').length;
  const [, decimals = ''] = format.split('.');
  const whole = String(Math.trunc(cell)).length;
  return whole + Math.floor(whole / 3) + 1 + decimals.length;
}
