import { toDecimal } from '../../../domain/format/decimal';
import { readNumber } from '../../../domain/trade/amount';
import { isDash } from '../../source/values/dash';
import { large, mayBeMetres } from '../../source/values/sides';
import { units, type Units } from '../../source/values/unitFactors';
import { readNumeric } from './number';
import {
  doubtful,
  numberText,
  refused,
  refusedDate,
  shownText,
  type FilledCell,
  type Reading,
} from './reading';

const side = String.raw`(\d[\d\s.,]*?)\s*(мм|см|м)?`;
const sides = new RegExp(String.raw`^${side}\s*[xх×*]\s*${side}(?:\s*[xх×*]\s*${side})?\.?$`, 'iu');
const width = new RegExp(String.raw`^(?:ширина\s*)?${side}\.?$`, 'iu');

/**
 * Reads a size such as «60×90 см», «0,6*15 м» or «ширина 90 см» as width and length in cm. Without any
 * unit, sides are in cm; where both are below 10, they are taken for metres with a warning, and where one is,
 * it is refused. Sizes that may be in millimetres give a warning (docs/product.md §25.9).
 * @param unitOfHeading of a cell without a unit of its own; empty if the heading has none
 */
export function readSizeCell(cell: FilledCell, unitOfHeading: string): Reading<Size> {
  if (cell.kind === 'date') return refusedDate(cell.date);
  const shown = cell.kind === 'number' ? cell.unit : undefined;
  const text = [shownText(cell), shown].filter(Boolean).join(' ');
  if (isDash(text)) return {};
  const isNumber = cell.kind === 'number' && shown === undefined;
  const found = sides.exec(text) ?? (isNumber ? undefined : width.exec(text));
  const [, first = '', firstUnit, second = '', secondUnit, third, thirdUnit] = found ?? [];
  const numbers = [first, second, third ?? ''].filter(Boolean).map(readNumber);
  if (numbers.length === 0 || numbers.some((number) => Number.isNaN(number))) {
    return refused(`«${text}» — не размер. Напишите, например, «60×90 см»`);
  }
  const ofSides = secondUnit ?? firstUnit ?? unitOfHeading;
  const named = ofSides || (thirdUnit ?? '');
  const areMetres = named === '' && numbers.length > 1 && numbers.slice(0, 2).every(mayBeMetres);
  const unit = areMetres ? 'м' : named;
  if (unit === '' && numbers.slice(0, 2).some(mayBeMetres)) return refused(unclearUnit(text));
  const value = sizeOf(numbers, [firstUnit ?? unit, secondUnit ?? unit]);
  // the unit of «60×90×10 мм» may be that of the thickness alone
  const isTooSmall = Object.values(value).some((one) => one !== undefined && mayBeMetres(one));
  if (ofSides === '' && thirdUnit !== undefined && isTooSmall) return refused(unclearUnit(text));
  const isLarge = unit === '' && numbers.every((one) => one >= large);
  const isGuess = numbers.length > 2 || areMetres || isLarge;
  const isSure = !isGuess && (unit !== '' || numbers.length === 2);
  return isSure ? { value } : doubtful(value, `«${text}» — возьмём ${written(value)} см?`);
}

/** cm */
interface Size {
  readonly width?: number | undefined;
  readonly length?: number | undefined;
}

/** Reads one side; one below 10 without a unit is refused, since it may be in metres. */
export function readSide(
  cell: FilledCell,
  own: Units,
  factor: number,
  unitOfHeading: string,
): Reading {
  const reading = readNumeric(cell, own, factor);
  const text = shownText(cell);
  const hasUnit =
    unitOfHeading !== '' ||
    (cell.kind === 'number' ? cell.unit !== undefined : /\p{L}/u.test(text));
  const isDoubtful = !hasUnit && typeof reading.value === 'number' && mayBeMetres(reading.value);
  return isDoubtful ? refused(unclearUnit(text)) : reading;
}

function unclearUnit(text: string): string {
  return `«${text}» — метры или сантиметры? Напишите единицу в ячейке или в заголовке`;
}

function sizeOf(numbers: readonly number[], named: readonly string[]) {
  const [first, second] = numbers.map((number, index) => {
    const factor = units.cm.factorOf(named[index] ?? '') ?? 1;
    return toDecimal(number * factor);
  });
  return { width: first, length: second } satisfies Size;
}

function written({ width: first = NaN, length: second }: Size): string {
  return [first, second]
    .flatMap((number) => (number === undefined ? [] : numberText(number)))
    .join('×');
}
