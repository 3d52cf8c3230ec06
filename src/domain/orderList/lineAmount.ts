import { readAmount } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';
import { figuresIn, hasNumber, plainDigits, type Figure } from './figures';
import { isCounted, isOnlyMeasure, measureIn, type Measure } from './measures';

/** An amount in units of the carpet, or why there is none; `none`: nothing was written. */
export type LineAmount = number | 'none' | 'badAmount' | 'unknownPack';

/**
 * The amount that a cell for amounts holds. All its figures must say the same.
 * @param unit the measure of figures that have none beside them
 */
export function cellAmount(cell: string, carpet: Carpet, unit?: Measure): LineAmount {
  const figures = outsideBrackets([cell], figuresIn);
  return agreed(figures, carpet, unit) ?? (cell.trim() ? 'badAmount' : 'none');
}

/**
 * The amount that stands somewhere around an article. The likeliest figures decide: cells that are an
 * amount with its measure, cells that are nothing but a figure, figures with a measure among words, any
 * other. Those that are equally likely must say the same.
 * @param texts in the order in which they stand
 */
export function surroundingAmount(texts: readonly string[], carpet: Carpet): LineAmount {
  const likeliest = [
    () => measuredCells(texts),
    () => wholeIn(texts),
    () => outsideBrackets(texts, figuresIn).filter(({ measure }) => measure),
    () => outsideBrackets(texts, figuresIn),
  ];
  const unitAside = texts
    .filter(isOnlyMeasure)
    .map(measureIn)
    .find((name) => name && isCounted(name));
  for (const find of likeliest) {
    const amount = agreed(find(), carpet, unitAside);
    if (amount !== undefined) return amount;
  }
  return texts.some(hasNumber) ? 'badAmount' : 'none';
}

/** What is in brackets is a remark, unless there are no figures elsewhere. */
function outsideBrackets(
  texts: readonly string[],
  read: (text: string) => readonly Figure[],
): readonly Figure[] {
  const found = texts.flatMap((text) => read(text.replace(/\([^()]*\)/g, ' ')));
  return found.length > 0 ? found : texts.flatMap((text) => read(text.replace(/[()]/g, ' ')));
}

function wholeIn(texts: readonly string[]): readonly Figure[] {
  return outsideBrackets(texts, (text) => figuresIn(text).filter(({ isWhole }) => isWhole));
}

/** Cells that are an amount with its measure, in the same cell or in the one on one side of it. */
function measuredCells(cells: readonly string[]): readonly Figure[] {
  const figures = cells.map((cell) => wholeIn([cell])[0]);
  const beside = cells.flatMap((cell, index) => {
    if (!isOnlyMeasure(cell)) return [];
    const neighbours = [figures[index - 1], figures[index + 1]].filter(Boolean);
    return neighbours.length === 1 ? neighbours : [];
  });
  return [...figures.filter((figure) => figure?.measure), ...beside].filter(
    (figure) => figure !== undefined,
  );
}

/** What all figures say; undefined where there are none. */
function agreed(
  figures: readonly Figure[],
  carpet: Carpet,
  unitAside: Measure | undefined,
): LineAmount | undefined {
  const own = measureIn(carpet.unit);
  const counted = figures.filter(
    ({ measure }) => !measure || measure === own || isCounted(measure),
  );
  const amounts = new Set(counted.map((figure) => amountOf(figure, carpet, own, unitAside)));
  const [amount] = amounts;
  return amounts.size > 1 ? 'badAmount' : amount;
}

function amountOf(
  { digits, measure }: Figure,
  { packQty }: Carpet,
  own: Measure | undefined,
  unitAside: Measure | undefined,
): LineAmount {
  const isMetric = own === 'area' || own === 'length' || own === 'metre';
  const said = measure ?? unitAside;
  const typed = readAmount(plainDigits(digits)) ?? NaN;
  // «1,200» of what is counted in whole pieces may be 1200 as well
  if (!isMetric && /[.,]\d{3}$/.test(digits) && !Number.isInteger(typed)) return 'badAmount';
  const isPacks = said !== own && (said === 'pack' || (said === 'roll' && isMetric));
  if (isPacks && packQty === undefined) return 'unknownPack';
  const isOwn = said === undefined || said === own || (said === 'metre' && isMetric);
  if (!isOwn && !isPacks) return 'badAmount';
  return readAmount(toDecimal(isPacks ? typed * (packQty ?? NaN) : typed)) ?? 'badAmount';
}
