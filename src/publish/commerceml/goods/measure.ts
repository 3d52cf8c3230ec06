import { toDecimal } from '../../../domain/format/decimal';
import { readNumber } from '../../../domain/trade/amount';

const lengths = { мм: 0.1, см: 1, м: 100 };
/** What a text may give a number in, relative to the unit of the settings. */
export const scales = {
  cm: lengths,
  mm: { мм: 1, см: 10, м: 1000 },
  kg: { г: 0.001, гр: 0.001, кг: 1, т: 1000 },
  m3: { л: 0.001, м3: 1, 'м³': 1 },
  count: { шт: 1, уп: 1 },
} as const satisfies Record<string, Readonly<Record<string, number>>>;

export type Scale = keyof typeof scales;

/**
 * A number in the unit of the settings: «0,6 м» is 60 cm.
 * @param unit of the text if it has none, such as that of its heading
 * @returns the text where it is no number of that measure
 */
export function readMeasure(text: string, scale: Scale, unit?: string): number | string {
  const [, digits = '', own = unit] =
    /^([\d\s.,'’]*\d)\s*([а-яё²³\d]*)\.?$/i.exec(text.trim()) ?? [];
  const factor = factorOf(scale, own || unit);
  const number = readNumber(digits);
  return factor === undefined || Number.isNaN(number) ? text : toDecimal(number * factor);
}

function factorOf(scale: Scale, unit: string | undefined): number | undefined {
  if (!unit) return 1;
  return new Map<string, number>(Object.entries(scales[scale])).get(unit.toLowerCase());
}

const side = String.raw`(\d+(?:[.,]\d+)?)\s*(мм|см|м)?`;
const cross = String.raw`\s*[xх×*]\s*`;
const size = new RegExp(`^${side}${cross}${side}(?:${cross}${side})?\\.?$`, 'i');

/**
 * «60x90», «600×900 мм», «0,6 м х 0,9 м х 10 мм»; undefined for anything else. Without a unit, sides
 * are in centimetres, of which a mat has at least ten, and the thickness in millimetres.
 */
export function readSize(text: string, unit?: string) {
  const found = size.exec(text.trim());
  if (!found) return undefined;
  const [, width = '', unit1, length = '', unit2, height, unit3] = found;
  const common = unit3 ?? unit2 ?? unit1 ?? unit;
  const sides = [
    readMeasure(width, 'cm', unit1 ?? unit2 ?? common),
    readMeasure(length, 'cm', unit2 ?? common),
  ];
  if (sides.some((one) => typeof one !== 'number' || (one < 10 && common === undefined))) {
    return undefined;
  }
  const thickness = height === undefined ? {} : { thickness: readMeasure(height, 'mm', common) };
  return { width: sides[0], length: sides[1], ...thickness };
}
