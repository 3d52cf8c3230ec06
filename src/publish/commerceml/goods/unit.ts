import { measureIn } from '../../../domain/orderList/amount/measures';
import { piece } from '../../../domain/trade/unit';

/** The site's units by what they measure. */
const units: Readonly<Record<string, string>> = {
  piece,
  area: 'м²',
  length: 'пог. м',
  roll: 'рулон',
  set: 'компл.',
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
  715: 'пара',
  778: 'упак',
};

/** The site's name of a unit, by its short name or its code in 1C; an unknown one stays as it is. */
export function unitName(text: string): string {
  const code = /^0*(\d+)$/.exec(text.trim())?.[1];
  if (code !== undefined) return codes[code] ?? text;
  return units[measureIn(text) ?? ''] ?? text.trim();
}
