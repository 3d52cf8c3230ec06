import type { Carpet } from '../../settings/settings';
import { agreedAmount, amountOf, type LineAmount } from './agreedAmount';
import { outsideBrackets, remarksIn } from './brackets';
import { candidates, wholeIn } from './candidates';
import { hasAddition, hasDoubt, hasNumber } from './doubt';
import { figuresIn, type Figure } from './figures';
import { isCounted, isOnlyMeasure, measureIn, type Measure } from './measures';

/**
 * Reads a cell of a column of amounts. All its figures must give the same amount.
 * @param unit the measure of figures that have none of their own
 */
export function cellAmount(cell: string, carpet: Carpet, unit?: Measure): LineAmount {
  const figures = outsideBrackets([cell], figuresIn);
  return sureAmount([cell], figures, carpet, unit) ?? 'badAmount';
}

/**
 * Finds an amount in the texts around an article. The likeliest figures decide; those that are equally
 * likely must give the same amount, and none of them may be doubtful.
 * @param around in the order of the row
 */
export function surroundingAmount(around: readonly string[], carpet: Carpet): LineAmount {
  const texts = joinUncounted(around);
  const [unitAside, otherUnit] = texts.filter(isOnlyMeasure).map(measureIn).filter(isCounted);
  for (const figures of candidates(texts, carpet)) {
    const amount = sureAmount(texts, figures, carpet, unitAside);
    // «2», «уп», «24», «шт»: either unit may belong to either figure
    if (amount !== undefined) return otherUnit ? 'badAmount' : amount;
  }
  return texts.some(hasNumber) ? 'badAmount' : 'noAmount';
}

/** The amount that all figures give, unless the words or brackets of the texts contradict it. */
function sureAmount(
  texts: readonly string[],
  figures: readonly Figure[],
  carpet: Carpet,
  unitAside: Measure | undefined,
): LineAmount | undefined {
  const amount = agreedAmount(figures, carpet, unitAside);
  if (typeof amount !== 'number') return amount;
  const isSure =
    !texts.some(hasDoubt) && !hasAddition(texts) && !isContradicted(texts, amount, figures, carpet);
  return isSure ? amount : 'badAmount';
}

/** «2 уп (24 шт)», «2 уп по 12 шт» of goods with ten in a pack. */
function isContradicted(
  texts: readonly string[],
  amount: number,
  figures: readonly Figure[],
  carpet: Carpet,
): boolean {
  const { packQty, price } = carpet;
  const inPacks = figures.some(({ measure }) => measure === 'pack' || measure === 'roll');
  const remarks = texts.flatMap(remarksIn).flatMap(figuresIn);
  const sizes = outsideBrackets(texts, figuresIn).filter(({ isPackSize }) => isPackSize);
  return [...remarks, ...sizes].some((remark) => {
    const said = amountOf(remark, carpet);
    const isRemark = !remark.measure && !remark.isWhole && !remark.isPackSize;
    if (typeof said !== 'number' || isRemark || said === price) return false;
    if (inPacks && said === packQty) return false;
    return remark.isPackSize ? inPacks : said !== amount;
  });
}

/** Joins each cell with a neighbouring one that holds a measure that is not of amounts: «20» and «кг». */
function joinUncounted(cells: readonly string[]): readonly string[] {
  const isFigure = (cell = '') => wholeIn([cell]).length > 0;
  return cells.map((cell, index) => {
    const units = [index - 1, index + 1].filter(
      // beside two figures, it may belong to either
      (column) => isUncounted(cells[column]) && !isFigure(cells[2 * column - index]),
    );
    return [cell, ...units.map((column) => cells[column])].join(' ');
  });
}

function isUncounted(cell = ''): boolean {
  return isOnlyMeasure(cell) && !isCounted(measureIn(cell));
}
