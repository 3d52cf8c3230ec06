import { cellAddress, type Position } from '../address';
import { cellOutside, tooManyCells, WorkbookProblem } from '../problems';
import type { WorkbookCell, WorkbookRow } from '../sheets';

/** A catalogue has some 30 columns; a cell this far right was filled by mistake. */
const maxColumns = 1000;
/** Cells up to the last filled one of each row: twice 50,000 rows of 30 columns. */
const maxCells = 3_000_000;

/** The filled cells of a sheet. */
export interface Grid {
  readonly at: (position: Position) => WorkbookCell | undefined;
  /** @throws WorkbookProblem if the cell is too far away, or one too many */
  readonly put: (position: Position, cell: WorkbookCell) => void;
  /** The rows that are not blank, from top to bottom. */
  readonly rows: () => readonly WorkbookRow[];
}

export function createGrid(sheet: string): Grid {
  const cellsOf = new Map<number, (WorkbookCell | undefined)[]>();
  let count = 0;
  return {
    at: ({ row, column }) => cellsOf.get(row)?.[column],
    put: ({ row, column }, cell) => {
      if (column >= maxColumns) {
        throw new WorkbookProblem(cellOutside(sheet, cellAddress(row, column)));
      }
      const cells = cellsOf.get(row) ?? [];
      count += Math.max(0, column + 1 - cells.length);
      if (count > maxCells) {
        throw new WorkbookProblem(tooManyCells(sheet, cellAddress(row, column)));
      }
      while (cells.length < column) cells.push(undefined);
      cells[column] = cell;
      cellsOf.set(row, cells);
    },
    rows: () =>
      [...cellsOf]
        .map(([row, cells]) => ({ row, cells }))
        .sort((one, other) => one.row - other.row),
  };
}
