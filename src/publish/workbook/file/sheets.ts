import type { Area } from './address';
import { openArchive } from './archive/openArchive';
import { readBytes } from './fileBytes';
import { describeForeignFile } from './foreignFile';
import { problems, WorkbookProblem } from './problems';
import { visibleSheets } from './visibleSheets';

/** What a filled cell of a workbook holds. */
export type WorkbookCell =
  | {
      readonly kind: 'text';
      readonly text: string;
      /** What is struck out beside it, or the whole text; absent if nothing is. */
      readonly struck?: string;
    }
  | {
      readonly kind: 'number';
      readonly number: number;
      /** What its format shows beside it, such as «мм», «$» or «%»; absent if that is nothing. */
      readonly unit?: string;
    }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** A number that its format shows as a date or a time; UTC. */
  | { readonly kind: 'date'; readonly date: Date }
  | {
      readonly kind: 'error';
      /** As the file writes it, such as «#N/A». */
      readonly text: string;
      /** Whether it is all that older programs show of a rich value, such as a picture in the cell; absent if not. */
      readonly isRich?: true;
    }
  /** A formula whose value the file does not hold. */
  | { readonly kind: 'formula' };

export interface WorkbookRow {
  /** The number that spreadsheets show beside the row, from 1. */
  readonly row: number;
  /** By column; undefined where nothing is shown. */
  readonly cells: readonly (WorkbookCell | undefined)[];
}

export interface WorkbookSheet {
  readonly name: string;
  /** Areas of several columns that are one cell; absent if there are none. */
  readonly merged?: readonly Area[];
  /** From top to bottom, without blank rows. */
  readonly rows: readonly WorkbookRow[];
}

/** The visible sheets. */
export interface WorkbookSheets {
  readonly sheets: readonly WorkbookSheet[];
  /** Names of the others; absent if there are none. */
  readonly hidden?: readonly string[];
}

export type WorkbookFile =
  | WorkbookSheets
  /** A sentence in Russian: what is wrong with the file, and the way out. */
  | { readonly problem: string };

/** Reads the visible sheets of an XLSX workbook (docs/product.md §25.20). Never rejects. */
export async function readWorkbookFile(file: string): Promise<WorkbookFile> {
  try {
    const bytes = await readBytes(file);
    const problem = describeForeignFile(bytes);
    return problem === undefined ? visibleSheets(openArchive(bytes)) : { problem };
  } catch (error) {
    return { problem: error instanceof WorkbookProblem ? error.message : problems.damaged };
  }
}
