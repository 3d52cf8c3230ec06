/**
 * The address of a cell as spreadsheets show it, such as «C14».
 * @param row counted from 1
 * @param column counted from 0, as in an array of cells
 */
export function cellAddress(row: number, column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** The largest sheet (ECMA-376): XFD1048576. */
const maxRow = 1_048_576;
const maxColumns = 16_384;

export interface Position {
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
}

/** Cells from the first to the last, with all between them. */
export interface Area {
  readonly first: Position;
  readonly last: Position;
}

/** The area «A2:A11»; undefined for anything else. */
export function parseArea(area: string): Area | undefined {
  const [first, last] = area.split(':').map(parseAddress);
  return first && last ? { first, last } : undefined;
}

/** The position of «C14»; undefined if there is no such cell on a sheet. */
export function parseAddress(address: string): Position | undefined {
  let at = 0;
  let column = 0;
  for (; letterAt(address, at) > 0; at += 1) column = column * 26 + letterAt(address, at);
  const digits = address.slice(at);
  const row = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  const isInside = column > 0 && column <= maxColumns && row > 0 && row <= maxRow;
  return isInside ? { row, column: column - 1 } : undefined;
}

/** 1 for A, 26 for Z; 0 or less, or NaN, for other characters. */
function letterAt(text: string, at: number): number {
  const letter = text.charCodeAt(at) - 64;
  return letter <= 26 ? letter : 0;
}
