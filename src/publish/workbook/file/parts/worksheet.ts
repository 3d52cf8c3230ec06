import { parseAddress, parseArea, type Area, type Position } from '../address';
import { problems, WorkbookProblem } from '../problems';
import type { WorkbookSheet } from '../sheets';
import { readCell, type SharedParts, type StoredCell } from './cell';
import { createGrid } from './grid';
import { fillMergedCells } from './mergedCells';
import { isStruckAfter } from './texts';
import { parseXml } from './xml';

/**
 * The rows of a sheet that are not blank, and its merged cells.
 * @throws if the part is damaged or has too many cells
 */
export function readWorksheet(
  bytes: Buffer,
  sheet: string,
  shared: SharedParts,
): Omit<WorkbookSheet, 'name'> {
  const grid = createGrid(sheet);
  const areas: Area[] = [];
  let position: Position = { row: 0, column: -1 };
  let cell = blankCell();
  let isCell = false;
  let isPhonetic = false;
  let isValue = false;
  let isStruck = false;

  parseXml(bytes, 'worksheet', {
    open: (name, attributes) => {
      const { r, t, s, vm, ref } = attributes;
      isStruck = isStruckAfter(isStruck, name, attributes);
      if (name === 'row') position = { row: rowAfter(position.row, r), column: -1 };
      else if (name === 'c') {
        position = positionAfter(position, r);
        cell = blankCell(t, s, vm);
        isCell = true;
      } else if (name === 'mergeCell') areas.push(...areaOf(ref));
      else if (!isCell) return;
      else if (name === 'f') cell.hasFormula = true;
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'v' || (name === 't' && !isPhonetic)) {
        isValue = true;
        cell.value ??= '';
      }
    },
    text: (part) => {
      if (isValue && isStruck) cell.struck += part;
      else if (isValue) cell.value = (cell.value ?? '') + part;
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c') {
        isCell = false;
        const shown = readCell(cell, shared);
        if (shown) grid.put(position, shown);
      }
    },
  });
  fillMergedCells(grid, areas);
  const merged = areas.filter(({ first, last }) => last.column > first.column);
  return { rows: grid.rows(), ...(merged.length > 0 && { merged }) };
}

function areaOf(ref = ''): readonly Area[] {
  const area = parseArea(ref);
  return area ? [area] : [];
}

/** A cell before its content is read. */
function blankCell(
  type = 'n',
  style = '0',
  metadata = '0',
): { -readonly [K in keyof StoredCell]: StoredCell[K] } {
  const isRich = metadata !== '0';
  return { type, style: Number(style), hasFormula: false, isRich, value: undefined, struck: '' };
}

/** Rows and cells may have no address; they follow each other then. */
function rowAfter(row: number, address: string | undefined): number {
  return address === undefined ? row + 1 : positionOf(`A${address}`).row;
}

function positionAfter({ row, column }: Position, address: string | undefined): Position {
  return address === undefined ? { row, column: column + 1 } : positionOf(address);
}

function positionOf(address: string): Position {
  const position = parseAddress(address);
  if (!position) throw new WorkbookProblem(problems.damaged);
  return position;
}
