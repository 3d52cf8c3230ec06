import { toDecimal } from '../../../domain/format/decimal';
import { readNumber } from '../../../domain/trade/amount';
import { readAmbiguous } from '../../source/values/ambiguousNumber';
import { isDash } from '../../source/values/dash';
import type { Units } from '../../source/values/unitFactors';
import type { WorkbookCell } from '../file/sheets';
import {
  doubtful,
  numberText,
  refused,
  refusedDate,
  shownText,
  type FilledCell,
  type Reading,
} from './reading';

const noPrice = /^(?:цена\s+)?(?:по\s+запросу|договорная|уточняйте)\.?$/i;
/** A number and a unit after it: «1 200 руб», «0,74 кг», «285 ₽/шт». */
const withUnit = /^(?<number>\d[\d\s'’.,]*?)\s*(?<unit>[^\d\s.,][^\d]*|м[23])$/iu;

/**
 * Reads a number, or a text that is one: «1 200,50». From «1 200 руб» it takes the number, with a
 * warning. A unit that the cell's format shows counts as one in a text (docs/product.md §25.7).
 * @param factor by which numbers without a unit of their own are multiplied
 */
export function readNumeric(cell: FilledCell, units: Units, factor: number): Reading {
  if (cell.kind === 'date') return refusedDate(cell.date, 'Числовой');
  if (cell.kind === 'number') return readShown(cell, units, factor);
  const text = shownText(cell);
  if (isDash(text)) return { value: undefined };
  const number = readNumber(text);
  if (!Number.isNaN(number)) return { value: scaled(number, factor) };
  const { groups } = withUnit.exec(text) ?? {};
  const own = units.factorOf(groups?.['unit'] ?? '', factor);
  const start = readNumber(groups?.['number'] ?? '');
  if (own === undefined || Number.isNaN(start)) {
    return refused(`«${text}» — не число. Напишите только число, например 1200`);
  }
  const value = scaled(start, own);
  return doubtful(value, `«${text}» — не число, возьмём ${numberText(value)}?`);
}

/** The unit that a cell shows beside its number, in its text or by its format; empty without one. */
export function shownUnit(cell: WorkbookCell | undefined): string {
  if (cell?.kind === 'number') return cell.unit ?? '';
  return cell?.kind === 'text' ? (withUnit.exec(cell.text.trim())?.groups?.['unit'] ?? '') : '';
}

/**
 * Reads a number in the unit that its format shows. Another unit than the column's is converted with a
 * warning, or refused if it measures something else.
 */
function readShown(
  { number, unit = '' }: Extract<FilledCell, { readonly kind: 'number' }>,
  units: Units,
  factor: number,
): Reading {
  const own = units.factorOf(unit, factor);
  const shown = `формат ячейки показывает «${unit}»`;
  if (own === undefined) {
    return refused(`${shown}: пересчитайте число и задайте ячейке формат «Числовой»`);
  }
  const value = scaled(number, own);
  return own === factor ? { value } : doubtful(value, `${shown}, возьмём ${numberText(value)}?`);
}

/** Reads a price; «по запросу» is none. */
export function readPrice(cell: FilledCell, units: Units, factor: number): Reading {
  const isOnRequest = cell.kind === 'text' && noPrice.test(cell.text.trim());
  return isOnRequest ? { value: undefined } : readAmount(cell, units, factor);
}

/** Reads a price or an amount; «1.200» may be 1200 or 1,2 (docs/product.md §25.7). */
export function readAmount(cell: FilledCell, units: Units, factor: number): Reading {
  const text = shownText(cell);
  const ambiguous = readAmbiguous(text);
  if (cell.kind === 'text' && ambiguous) {
    const { thousands, fraction } = ambiguous;
    const meanings = `${String(thousands)} или ${numberText(fraction)}`;
    return refused(`«${text}» — это ${meanings}? Напишите одно из двух`);
  }
  return readNumeric(cell, units, factor);
}

function scaled(value: number, factor: number): number {
  return factor === 1 ? value : toDecimal(value * factor);
}
