/** Number formats of spreadsheets, which show them with the separators of their language. */
export const formats = {
  money: '#,##0.00',
  weight: '#,##0.00',
  volume: '#,##0.000',
} as const;

/** A column of a file, by what its cells say of a row. */
export interface ColumnOf<T> {
  readonly heading: string;
  /** One of `formats`, for numbers that are not shown as they are. */
  readonly format?: string;
  /** Kept even if all of its cells are empty. */
  readonly isKept?: true;
  readonly cell: (row: T) => string | number | undefined;
}

/** Leaves out the columns whose cells are empty in all rows. */
export function filledColumns<T>(columns: readonly ColumnOf<T>[], rows: readonly T[]) {
  return columns.filter(
    ({ cell, isKept }) => isKept ?? rows.some((row) => (cell(row) ?? '') !== ''),
  );
}

/** The cells of rows, in the order of the columns. */
export function cellsOf<T>(columns: readonly ColumnOf<T>[], rows: readonly T[]) {
  return rows.map((row) => columns.map(({ cell }) => cell(row)));
}
