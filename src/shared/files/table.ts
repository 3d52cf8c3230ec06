/** A cell of a file; an empty one is undefined. */
export type Cell = string | number | undefined;
export type Rows = readonly (readonly Cell[])[];

/** A table as a file holds it. */
export interface Table {
  /** What stands above the headings: a title, contacts. */
  readonly above?: Rows;
  readonly headings: readonly string[];
  readonly rows: Rows;
}

/** All rows of the file, from the top. */
export function rowsOf({ above = [], headings, rows }: Table): Rows {
  return [...above, headings, ...rows];
}
