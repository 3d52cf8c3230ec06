import type { Area } from '../address';
import type { Grid } from './grid';

/**
 * Repeats the value of a merged area in the first column of its other rows that are not blank: a
 * category that is written once beside ten rows is the category of each (docs/product.md §25.23).
 */
export function fillMergedCells(grid: Grid, areas: readonly Area[]): void {
  const rows = grid.rows().map(({ row }) => row);
  // areas cannot overlap; if a damaged file has such, the upper one counts
  const filled = new Map<number, number>();
  for (const { first, last } of areas.toSorted(byRow)) {
    const value = grid.at(first);
    const { row: top, column } = first;
    if (!value || top <= (filled.get(column) ?? 0)) continue;
    filled.set(column, last.row);
    for (let index = firstAfter(rows, top); (rows[index] ?? Infinity) <= last.row; index += 1) {
      grid.put({ row: rows[index] ?? top, column }, value);
    }
  }
}

const byRow = (one: Area, other: Area) => one.first.row - other.first.row;

/** The index of the first row below `row`, found by halving. */
function firstAfter(rows: readonly number[], row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) > row) high = middle;
    else low = middle + 1;
  }
  return low;
}
