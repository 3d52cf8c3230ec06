import type { Carpet } from '../../settings/settings';
import { packsToShip } from '../../trade/lot';
import type { LineAmount } from './agreedAmount';
import { cellAmount } from './lineAmount';
import { isCounted, isOnlyMeasure, measureIn } from './measures';
import type { AmountColumn } from '../amountColumns';
import type { SheetHeadings } from '../sheetHeadings';
import { isBlank, type Cells } from '../tableRows';

/** The columns of amounts in which a row is filled in. */
export function filledAmounts(cells: Cells, { amounts }: SheetHeadings): readonly AmountColumn[] {
  return amounts.filter(({ column }) => !isBlank(cells[column]));
}

/**
 * Reads the amount of a row below headings, in the likeliest column whose measure fits the carpet.
 * Another column that may hold the amount of the row, or part of it, makes it doubtful.
 */
export function columnAmount(
  cells: Cells,
  headings: SheetHeadings,
  likeliest: AmountColumn,
  carpet: Carpet,
): LineAmount {
  const fitting = filledAmounts(cells, headings).filter(({ measure }) =>
    isNumber(cellAmount('1', carpet, measure)),
  );
  const [{ column, measure, rivals } = likeliest, ...others] = fitting;
  // windows-1251 has no «²»: a file of square metres saved in it says «м?»
  const unit = measure ?? measureIn(cells[headings.unit]?.trim().replace(/^м\?$/, 'м²'));
  const amount = cellAmount(cells[column] ?? '', carpet, unit);
  // an unquoted «1,5» in comma-separated values
  const isTorn = !headings.headed.has(column + 1) && /^\d{1,3}$/.test(cells[column + 1] ?? '');
  const isUnsure =
    isTorn ||
    rivals.some((rival) => !isBlank(cells[rival])) ||
    (!unit && cells.some((cell) => isOtherUnit(cell, carpet))) ||
    (measure && others.some((other) => !isSame(amount, amountIn(cells, other, carpet), carpet)));
  return isUnsure ? 'badAmount' : amount;
}

function amountIn(cells: Cells, { column, measure }: AmountColumn, carpet: Carpet): LineAmount {
  return cellAmount(cells[column] ?? '', carpet, measure);
}

/** A measure in a cell of its own, under a heading that does not call it so: «2», «уп». */
function isOtherUnit(cell: string, carpet: Carpet): boolean {
  const measure = isOnlyMeasure(cell) ? measureIn(cell) : undefined;
  return isCounted(measure) && cellAmount('1', carpet, measure) !== 1;
}

/** Whether two amounts are the same, apart from a last pack that is not full. */
function isSame(amount: LineAmount, other: LineAmount, carpet: Carpet): boolean {
  if (!isNumber(amount) || !isNumber(other)) return true;
  const packs = packsToShip(carpet, amount) ?? NaN;
  return other === amount || packsToShip(carpet, other) === packs;
}

function isNumber(amount: LineAmount): amount is number {
  return typeof amount === 'number';
}
