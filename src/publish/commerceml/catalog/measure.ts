import { toDecimal } from '../../../domain/format/decimal';
import { readNumber } from '../../../domain/trade/amount';
import { large, shortest, widest } from '../../source/values/sides';
import { units } from '../../source/values/unitFactors';

/** What numbers measure; `goods` counts units of a carpet. */
export type Scale = Exclude<keyof typeof units, 'none' | 'roubles'>;

/**
 * A number in the unit of the settings: «0,6 м» is 60 cm.
 * @param unit of the text if it has none, such as that of its heading
 * @returns the text, with its unit, where it is no number of that measure
 */
export function readMeasure(text: string, scale: Scale, unit = ''): number | string {
  const [, digits = '', own = ''] = /^([\d\s.,'’]*\d)\s*(\p{L}[\p{L}\d². ³]*)?$/u.exec(text) ?? [];
  const factor = units[scale].factorOf(own || unit);
  const number = readNumber(digits);
  if (factor !== undefined && !Number.isNaN(number)) return toDecimal(number * factor);
  // the check would take a bare number for one in the unit of the settings
  return factor === undefined && own === '' ? `${text} ${unit}` : text;
}

const side = String.raw`(\d+(?:[.,]\d+)?)\s*(мм|см|м)?`;
const cross = String.raw`\s*[xх×*]\s*`;
const size = new RegExp(`^${side}${cross}${side}(?:${cross}${side})?\\.?$`, 'i');

/**
 * «60x90», «600×900 мм», «0,6 м х 0,9 м х 10 мм»; undefined for anything else. Without a unit, sides
 * are in centimetres and the thickness in millimetres. Sides without a unit other than that of the
 * thickness have at least ten centimetres: «60x90x10 мм» is no size of a mat.
 */
export function readSizeText(text: string, unit = '') {
  const found = size.exec(text);
  if (!found) return undefined;
  const [, width = '', unit1, length = '', unit2, height, unit3] = found;
  const ofSides = unit2 ?? unit1 ?? unit;
  const common = unit3 ?? ofSides;
  const sides = [
    readMeasure(width, 'cm', unit1 ?? unit2 ?? common),
    readMeasure(length, 'cm', unit2 ?? common),
  ];
  if (sides.some((one) => typeof one !== 'number' || (one < shortest && ofSides === ''))) {
    return undefined;
  }
  // «120x15 м» may be 120 cm by 15 m
  if (unit1 === undefined && common !== '' && Number(sides[0]) > widest) return undefined;
  const thickness = height === undefined ? {} : { thickness: readMeasure(height, 'mm', common) };
  return { width: sides[0], length: sides[1], ...thickness };
}

/** What to say of a text that `readSizeText` does not read: it has no two sides, or their units are not clear. */
export function whyNoSize(text: string): string {
  return size.test(text)
    ? `«${text}» — в каких единицах стороны? Напишите в 1С единицу у каждой, например «60 см x 90 см»`
    : `«${text}» — не размер. Напишите в 1С, например, «60x90 см»`;
}

/** «600x900»: without a unit these are centimetres, but large sides may be meant in millimetres. */
export function mayBeMillimetres(text: string, unit = ''): boolean {
  const [, width = '', unit1, length = '', unit2, , unit3] = size.exec(text) ?? [];
  const isBare = [unit, unit1, unit2, unit3].every((one) => !one);
  return isBare && [width, length].map(readNumber).every((one) => one >= large);
}
