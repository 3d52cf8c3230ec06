import type { Carpet } from '../../settings/settings';
import { readAmount } from '../../trade/amount';
import { sumFor } from '../../trade/price';
import { amountOf } from './agreedAmount';
import { outsideBrackets } from './brackets';
import { figuresIn, type Figure } from './figures';
import { isPriceOf } from './isPriceOf';
import { isCounted, isMetric, isOnlyMeasure, measureIn } from './measures';
import { plainDigits } from './number';

/**
 * The figures of texts that may be their amount, the likeliest first: cells with only an amount and its
 * measure, cells with only a figure, figures with a measure among words, any others.
 */
export function* candidates(texts: readonly string[], carpet: Carpet) {
  yield measuredCells(texts, carpet);
  yield [...wholeIn(texts), ...(mayBeRowNumber(texts) ? measuredIn(texts, carpet) : [])];
  yield measuredIn(texts, carpet);
  yield outsideBrackets(texts, figuresIn);
}

/** The figures that have nothing but a measure beside them. */
export function wholeIn(texts: readonly string[]): readonly Figure[] {
  return outsideBrackets(texts, (text) => figuresIn(text).filter(({ isWhole }) => isWhole));
}

/** The amounts of cells that have their measure in the same cell or in a neighbouring one. */
function measuredCells(cells: readonly string[], { price }: Carpet): readonly Figure[] {
  const figures = cells.map((cell) => wholeIn([cell])[0]);
  const isPrice = ({ digits }: Figure) => readAmount(plainDigits(digits)) === price;
  const beside = cells.flatMap((cell, index) => {
    if (!isOnlyMeasure(cell)) return [];
    const [before, after] = [figures[index - 1], figures[index + 1]];
    if (!before === !after) return [];
    // «шт», «640», «20»: the nearer figure may be the price
    const isSure = before ?? figures.slice(index + 2).every((figure) => !figure || isPrice(figure));
    return isSure ? [before, after] : [];
  });
  return [...figures.filter((figure) => figure?.measure), ...beside].filter(
    (figure) => figure !== undefined,
  );
}

/** «3 VG-6090-04 20 шт серый»: the figure before the article numbers the rows, or is the amount. */
function mayBeRowNumber(texts: readonly string[]): boolean {
  return /^\s*\d{1,4}[.)]?\s*$/.test(texts.find((text) => text.trim() !== '') ?? '');
}

/** The figures with a measure, and those beside them: «20 шт серых, 5 чёрных». */
function measuredIn(texts: readonly string[], carpet: Carpet): readonly Figure[] {
  return outsideBrackets(texts, (text) => {
    const figures = figuresIn(text);
    const measured = figures.filter(({ measure }) => measure);
    if (!measured.some(({ measure }) => isCounted(measure))) return measured;
    return figures.filter((figure) => figure.measure ?? !isMoney(figure, measured, carpet));
  });
}

/** Whether a figure is the price of a carpet, or the sum of one of the amounts, or has kopecks. */
function isMoney({ digits }: Figure, amounts: readonly Figure[], carpet: Carpet): boolean {
  const money = readAmount(plainDigits(digits));
  if (money === undefined) return false;
  if (/[.,]\d\d$/.test(digits) && !isMetric(measureIn(carpet.unit))) return true;
  const isSum = amounts.some((figure) => {
    const amount = amountOf(figure, carpet);
    return typeof amount === 'number' && sumFor(carpet, amount) === Math.round(100 * money);
  });
  return isSum || isPriceOf(carpet, money);
}
