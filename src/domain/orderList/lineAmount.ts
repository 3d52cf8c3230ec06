import { isAmount, readAmount } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import { currencySign, currencyWord } from '../format/money';
import type { Carpet } from '../settings/settings';

export const number = String.raw`\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?:[.,]\d+)?|\d{1,12}(?:[.,]\d+)?`;
export const unit = String.raw`(?:шт|уп|компл|рул|пог|кв|пар)[\p{L}.²]*(?:\sм[²2]?(?![\p{L}\d]))?|м[²2]?(?![\p{L}\d])`;
const money = [currencyWord, currencyWord.charAt(0), currencySign].join('|');
const otherMeasure = String.raw`\s*(?:см|мм|кг|г|${money}|%)(?!\p{L})`;
/** «20.окт» is what a spreadsheet makes of 20.10. */
const month = String.raw`[\s.]*(?:янв(?:аря)?|фев(?:р|раля)?|мар(?:та)?|апр(?:еля)?|ма[йя]|ию[нл][ья]?|авг(?:уста)?|сен(?:т|тября)?|окт(?:ября)?|ноя(?:бря)?|дек(?:абря)?)(?!\p{L})`;
const notGluedBefore = String.raw`(?<![\p{L}\d.,×−-])`;
const notGluedAfter = String.raw`(?![\p{L}\d×]|[.,]\d|${otherMeasure}|${month})`;
/** An amount as people write it: «20», «20 шт.», «2 уп», «20 x», «1 000». */
const figure = new RegExp(
  `${notGluedBefore}(${number})(?:\\s*(${unit})|\\s*[xх×*])?${notGluedAfter}`,
  'giu',
);
const onlyUnit = new RegExp(`^(?:${unit})$`, 'iu');
const size = /(?<!\d)\d{1,6}(?:[.,]\d+)?(?:\s*[xх×*]\s*\d+(?:[.,]\d+)?)+/giu;

/**
 * The amount that pieces of a line name, the likeliest piece first: a piece that is nothing but an
 * amount, else an amount with its unit, else any. Packs are counted in units of the carpet.
 * @param unitAside said elsewhere than beside the amount
 */
export function lineAmount(
  pieces: readonly string[],
  { packQty, unit: soldBy }: Carpet,
  unitAside = pieces.find((piece) => onlyUnit.test(piece.trim())),
): number | 'none' | 'badAmount' | 'unknownPack' {
  const texts = pieces.map((piece) => piece.replace(size, ' ').trim());
  const found = texts.flatMap((text) => [...text.matchAll(figure)]);
  const [, digits, unitBeside] =
    found.find((match) => match[0] === match.input) ??
    found.find((match) => match[2]) ??
    found[0] ??
    [];
  if (digits === undefined) return texts.some((text) => /\d/.test(text)) ? 'badAmount' : 'none';
  const isPacks = isPack(unitBeside ?? unitAside) && !isPack(soldBy);
  if (isPacks && packQty === undefined) return 'unknownPack';
  const amount = toDecimal((readAmount(digits) ?? NaN) * (isPacks ? (packQty ?? NaN) : 1));
  return isAmount(amount) ? amount : 'badAmount';
}

function isPack(unit = ''): boolean {
  return /^уп/i.test(unit.trim());
}
