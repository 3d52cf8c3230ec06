import type { Carpet } from '../../settings/settings';
import { readAmount } from '../../trade/amount';
import { outsideBrackets } from './brackets';
import { figuresIn, type Figure } from './figures';
import { isOnlyMeasure } from './measures';
import { plainDigits } from './number';

/**
 * The figures of texts that may be their amount, the likeliest first: cells with only an amount and its
 * measure, cells with only a figure, figures with a measure among words, any others.
 */
export function* candidates(texts: readonly string[], carpet: Carpet) {
  const measured = outsideBrackets(texts, figuresIn).filter(({ measure }) => measure);
  // «3 VG-6090-04 20 шт серый»: the figure before the article numbers the rows, or is the amount
  const mayBeNumber = wholeIn(texts.slice(0, 1)).length > 0;
  yield measuredCells(texts, carpet);
  yield [...wholeIn(texts), ...(mayBeNumber ? measured : [])];
  yield measured;
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
