/** A cell of a file; undefined if it is empty. */
export type Cell = string | number | undefined;
export type Rows = readonly (readonly Cell[])[];

export interface Column {
  readonly heading: string;
  /** How spreadsheets show its numbers, such as `#,##0.00`; by default as they are. */
  readonly format?: string | undefined;
  /** Values that its cells offer; without commas, quotes and markup, together at most 255 characters. */
  readonly choices?: readonly string[] | undefined;
}

/** A table to be written to a file. */
export interface Table {
  /** Rows above the headings: a title, contacts. */
  readonly above?: Rows;
  /** A link below these. */
  readonly link?: { readonly text: string; readonly address: string } | undefined;
  readonly columns: readonly Column[];
  readonly rows: Rows;
  /** Rows below the others that are not sorted and filtered with them: totals. */
  readonly below?: Rows;
}

/** Characters that XML forbids; spreadsheets do not open files with them. */
const controls = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\uFFFE\uFFFF]/gu;

export function withoutControls(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.replace(controls, '') : cell;
}
