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
