import type { Carpet } from '../../settings/settings';
import { packsToShip } from '../../trade/lot';
import type { LineAmount } from './agreedAmount';
import { isCancelled } from './doubt';
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
  const fits = ({ measure }: Pick<AmountColumn, 'measure'>) =>
    isNumber(cellAmount('1', carpet, measure));
  const amountIn = (other: Pick<AmountColumn, 'column' | 'measure'>) =>
    cellAmount(cells[other.column] ?? '', carpet, other.measure);
  const { heading, column, measure, rivals, compared } =
    filledAmounts(cells, headings).find(fits) ?? likeliest;
  // windows-1251 has no «²»: a file of square metres saved in it says «м?»
  const unit = cells[headings.unit]?.trim().replace(/^м\?$/, 'м²') ?? '';
  const counted = measure ?? measureIn(unit);
  const amount = cellAmount(cells[column] ?? '', carpet, counted);
  // an unquoted «1,5» in comma-separated values
  const isTorn = !headings.headed.has(column + 1) && /^\d{1,3}$/.test(cells[column + 1] ?? '');
  const isUnsure =
    isTorn ||
    rivals.some((rival) => !isBlank(cells[rival])) ||
    (!counted && cells.some((cell) => isOtherUnit(cell, carpet))) ||
    (counted === 'pack' && hasOtherSize(measure ? heading : unit, carpet)) ||
    cells.some(isCancelled) ||
    compared.some((other) => !isSame(amount, amountIn(other), other.measure !== measure, carpet));
  return isUnsure ? 'badAmount' : amount;
}

/** «упак (12 шт)» of goods with ten in a pack. */
function hasOtherSize(packs: string, { packQty }: Carpet): boolean {
  return Array.from(packs.matchAll(/(\d+)\s?шт/gi)).some(([, size]) => Number(size) !== packQty);
}

/** A measure in a cell of its own, under a heading that does not call it so: «2», «уп». */
function isOtherUnit(cell: string, carpet: Carpet): boolean {
  const measure = isOnlyMeasure(cell) ? measureIn(cell) : undefined;
  return isCounted(measure) && cellAmount('1', carpet, measure) !== 1;
}

/** Whether two amounts are the same; one in packs may have a last pack that is not full. */
function isSame(amount: LineAmount, other: LineAmount, inPacks: boolean, carpet: Carpet): boolean {
  if (!isNumber(amount) || !isNumber(other) || other === amount) return true;
  return inPacks && packsToShip(carpet, other) === (packsToShip(carpet, amount) ?? NaN);
}

function isNumber(amount: LineAmount): amount is number {
  return typeof amount === 'number';
}
