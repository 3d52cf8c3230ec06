import { readNumber } from '../../../domain/trade/amount';
import type { FieldPath } from '../../finding';
import { readAmbiguous } from './ambiguousNumber';

/** What a number of the settings counts. */
interface Measure {
  /** «в рублях» */
  readonly name: string;
  /** How it may be written after the number. */
  readonly pattern: RegExp;
}

/** What a price may be for: one unit, not a pack. */
const one =
  /(?:шт(?:ук[ау])?|ед(?:иниц[ау])?|м(?:етр)?|м2|м²|кв\. ?м|пог\. ?м|компл(?:ект)?|рул(?:он)?|пар[ау])\.?/;
const roubles = {
  name: 'в рублях',
  pattern: new RegExp(
    String.raw`(?:₽|руб(?:\.|лей|ля|ль)?|р\.?|rub)(?:\s*(?:\/|за)\s*${one.source})?$`,
    'i',
  ),
};
const centimetres = { name: 'в сантиметрах', pattern: /см\.?$/i };
const millimetres = { name: 'в миллиметрах', pattern: /мм\.?$/i };
const kilograms = { name: 'в килограммах', pattern: /кг\.?$/i };
/** Not packs, whose number of units is unknown. */
const units = { name: 'в единицах товара', pattern: /(?:шт|пог\. ?м|м2|м²|м|компл|рул)\.?$/i };

const measures: Readonly<Record<string, Measure>> = {
  price: roubles,
  minimumOrder: roubles,
  width: centimetres,
  length: centimetres,
  thickness: millimetres,
  pileHeight: millimetres,
  weight: kilograms,
  packWeight: kilograms,
  heavyFrom: kilograms,
  packVolume: { name: 'в кубометрах', pattern: /(?:м3|м³|куб\.? ?м)\.?$/i },
  packQty: units,
  minLot: units,
  step: units,
  from: units,
  percent: { name: 'в процентах', pattern: /%$/ },
};

/** What the number of a field counts; undefined if it only counts itself. */
export function fieldMeasure(path: FieldPath): Measure | undefined {
  return path.includes('discounts') && path.at(-1) === 'from'
    ? roubles
    : measures[String(path.at(-1))];
}

/**
 * Reads a number with the measure of its field after it: «1 200 руб»; NaN for anything else, and for a
 * price or an amount of two meanings: «1.200» (docs/product.md §24.5).
 */
export function readMeasured(path: FieldPath, text: string): number {
  const measure = fieldMeasure(path);
  const mayBeThousands = measure === roubles || measure === units;
  if (mayBeThousands && readAmbiguous(text)) return NaN;
  const pattern = measure?.pattern;
  return readNumber(pattern ? text.trim().replace(pattern, '') : text);
}
