/** A cell of a file; undefined if it is empty. */
export type Cell = string | number | undefined;
export type Rows = readonly (readonly Cell[])[];

/** A table to be written to a file. */
export interface Table {
  /** Rows above the headings: a title, contacts. */
  readonly above?: Rows;
  readonly headings: readonly string[];
  readonly rows: Rows;
}

/** All rows of the file, from the top. */
export function rowsOf({ above = [], headings, rows }: Table): Rows {
  return [...above, headings, ...rows];
}
