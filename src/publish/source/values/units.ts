import { measureIn } from '../../../domain/orderList/amount/measures';
import { piece } from '../../../domain/trade/unit';

/** The site's units by what they measure: all words for one of these measures name one unit. */
const units: Readonly<Record<string, string>> = {
  piece,
  area: 'м²',
  length: 'пог. м',
  roll: 'рулон',
  set: 'компл.',
  pair: 'пара',
};

/** Codes of OKEI, the Russian classifier of units, without leading zeros. */
const codes: Readonly<Record<string, string>> = {
  796: piece,
  55: 'м²',
  18: 'пог. м',
  736: 'рулон',
  839: 'компл.',
  6: 'м',
  166: 'кг',
  704: 'компл.',
  715: 'пара',
  728: 'пач',
  778: 'упак',
};

/** The site's name of a unit, by its short name or its code; undefined for an unknown code. */
export function unitName(text: string): string | undefined {
  const code = /^0*(\d+)$/.exec(text)?.[1];
  if (code !== undefined) return codes[code];
  return units[measureIn(text) ?? ''] ?? text;
}

/**
 * Whether the unit of a price is that of its product, in other words or as a code: «шт.», «штука» and 796,
 * «уп» and «упаковка», but not «10 шт» (docs/product.md §26.12).
 * @param unit of the product, by the site's name
 */
export function isSameUnit(written: string, unit: string): boolean {
  if (/^(?!1\D)\d+\s*\p{L}/u.test(written)) return false;
  const one = wordOf(written);
  const other = wordOf(unit);
  const measure = wordMeasure(one);
  if (one === other || (measure in units && measure === wordMeasure(other))) return true;
  return isShortFor(one, other) || isShortFor(other, one);
}

function isShortFor(short: string, word: string): boolean {
  return short.length > 1 && word.startsWith(short) && /^\p{L}+$/u.test(word);
}

function wordOf(unit: string): string {
  return (unitName(unit.toLowerCase()) ?? unit).replace(/^0+|[.\s]/g, '');
}

/** Floor coverings are sold by the running metre, whether it is called so or not. */
function wordMeasure(word: string): string {
  const measure = measureIn(word) ?? '';
  return measure === 'metre' ? 'length' : measure;
}
