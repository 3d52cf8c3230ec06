import { readAmount } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';
import type { AmountProblem } from './parsedLine';
import { figuresIn, hasNumber, hasNumberWord, plainDigits, type Figure } from './figures';
import { isCounted, isOnlyMeasure, measureIn, type Measure } from './measures';

/** An amount in units of the carpet, or why there is none; `noAmount` means that nothing was written. */
export type LineAmount = number | AmountProblem;

/**
 * Reads a cell of a column of amounts. All its figures must give the same amount.
 * @param unit the measure of figures that have none of their own
 */
export function cellAmount(cell: string, carpet: Carpet, unit?: Measure): LineAmount {
  const figures = outsideBrackets([cell], figuresIn);
  return agreedAmount(figures, carpet, unit) ?? 'badAmount';
}

/**
 * Finds an amount in the texts around an article. The likeliest figures decide: cells with only an
 * amount and its measure, cells with only a figure, figures with a measure among words, any others.
 * Figures that are equally likely must give the same amount, and none of them may be doubtful.
 * @param around in the order of the row
 */
export function surroundingAmount(around: readonly string[], carpet: Carpet): LineAmount {
  const texts = joinUncounted(around);
  const likeliest = [
    () => measuredCells(texts, carpet),
    () => wholeIn(texts),
    () => outsideBrackets(texts, figuresIn).filter(({ measure }) => measure),
    () => outsideBrackets(texts, figuresIn),
  ];
  const unitAside = texts
    .filter(isOnlyMeasure)
    .map(measureIn)
    .find((name) => name && isCounted(name));
  for (const find of likeliest) {
    const amount = agreedAmount(find(), carpet, unitAside);
    if (amount !== undefined) return amount;
  }
  return texts.some(hasNumber) ? 'badAmount' : 'noAmount';
}

/** Joins cells with what is no measure of amounts in the next one: «20» and «кг». */
function joinUncounted(cells: readonly string[]): readonly string[] {
  const isFigure = (cell = '') => wholeIn([cell]).length > 0;
  return cells.map((cell, index) => {
    const units = [index - 1, index + 1].filter(
      // beside two figures, it may belong to either
      (place) => isUncounted(cells[place]) && !isFigure(cells[2 * place - index]),
    );
    return [cell, ...units.map((place) => cells[place])].join(' ');
  });
}

function isUncounted(cell = ''): boolean {
  return isOnlyMeasure(cell) && !isCounted(measureIn(cell));
}

/** Text in brackets is a remark, unless there are no figures elsewhere. */
function outsideBrackets(
  texts: readonly string[],
  read: (text: string) => readonly Figure[],
): readonly Figure[] {
  const found = texts.flatMap((text) => {
    const outside = text.replace(/\([^()]*\)/g, ' ');
    const figures = read(outside);
    // a number in words may be a part of the amount: «две упаковки и 5 шт»
    if (!hasNumberWord(outside)) return figures;
    return figures.map((figure) => ({ ...figure, isDoubtful: true }));
  });
  return found.length > 0 ? found : texts.flatMap((text) => read(text.replace(/[()]/g, ' ')));
}

function wholeIn(texts: readonly string[]): readonly Figure[] {
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

/** The amount that all figures give; undefined if there are none. */
function agreedAmount(
  figures: readonly Figure[],
  carpet: Carpet,
  unitAside: Measure | undefined,
): LineAmount | undefined {
  const own = measureIn(carpet.unit);
  const counted = figures.filter(
    ({ measure }) => !measure || measure === own || isCounted(measure),
  );
  if (counted.some(({ isDoubtful }) => isDoubtful)) return 'badAmount';
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
  const given = measure ?? unitAside;
  const typed = readAmount(plainDigits(digits)) ?? NaN;
  // «1,200» of something counted in whole pieces may also mean 1200
  if (!isMetric && /[.,]\d{3}$/.test(digits) && !Number.isInteger(typed)) return 'badAmount';
  const isPacks = given !== own && (given === 'pack' || (given === 'roll' && isMetric));
  if (isPacks && packQty === undefined) return 'unknownPack';
  const isOwn = given === undefined || given === own || (given === 'metre' && isMetric);
  if (!isOwn && !isPacks) return 'badAmount';
  return readAmount(toDecimal(isPacks ? typed * (packQty ?? NaN) : typed)) ?? 'badAmount';
}
