import { toDecimal } from '../../../domain/format/decimal';
import { readNumber } from '../../../domain/trade/amount';
import {
  doubted,
  numberText,
  refused,
  refusedDate,
  shownText,
  type FilledCell,
  type Reading,
} from './reading';
import { units } from './units';

const side = String.raw`(\d[\d\s.,]*?)\s*(мм|см|м)?`;
const sides = new RegExp(String.raw`^${side}\s*[xх×*]\s*${side}(?:\s*[xх×*]\s*${side})?\.?$`, 'iu');
const width = new RegExp(String.raw`^(?:ширина\s*)?${side}\.?$`, 'iu');

/**
 * Reads a size such as «60×90 см», «0,6*15 м» or «ширина 90 см» as width and length in cm. Without any
 * unit, sides are in cm; if all are below 10, they may be metres, with a warning (docs/product.md §25.9).
 * @param unitOfHeading of a cell without a unit of its own; empty if the heading has none
 */
export function readSize(cell: FilledCell, unitOfHeading: string): Reading {
  if (cell.kind === 'date') return refusedDate(cell.date);
  const text = shownText(cell);
  if (/^[-–—]$/.test(text)) return {};
  const found = sides.exec(text) ?? (cell.kind === 'text' ? width.exec(text) : undefined);
  const [, first = '', firstUnit, second = '', secondUnit, third, thirdUnit] = found ?? [];
  const numbers = [first, second, third ?? ''].filter(Boolean).map(readNumber);
  if (numbers.length === 0 || numbers.some((number) => Number.isNaN(number))) {
    return refused(`«${text}» — не размер. Напишите, например, «60×90 см»`);
  }
  const unit = thirdUnit ?? secondUnit ?? firstUnit ?? unitOfHeading;
  const areMetres = unit === '' && numbers.every((number) => number < 10);
  const value = sizeOf(numbers, [firstUnit ?? unit, secondUnit ?? unit], areMetres);
  const isSure = !areMetres && numbers.length < 3 && (unit !== '' || numbers.length === 2);
  return isSure ? { value } : doubted(value, `«${text}» — возьмём ${written(value)} см?`);
}

/** cm */
interface Size {
  readonly width?: number | undefined;
  readonly length?: number | undefined;
}

/** Whether what `readSize` gives is a size. */
export function isSize(value: unknown): value is Size {
  return value !== undefined;
}

function sizeOf(numbers: readonly number[], named: readonly string[], areMetres: boolean) {
  const [first, second] = numbers.map((number, index) => {
    const factor = units.cm.factorOf(areMetres ? 'м' : (named[index] ?? '')) ?? 1;
    return toDecimal(number * factor);
  });
  return { width: first, length: second } satisfies Size;
}

function written({ width: first = NaN, length: second }: Size): string {
  return [first, second]
    .flatMap((number) => (number === undefined ? [] : numberText(number)))
    .join('×');
}
