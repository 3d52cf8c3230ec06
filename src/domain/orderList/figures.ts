import { measureAt, type Measure } from './measures';

/** A figure in a text. */
export interface Figure {
  /** Its digits as they were written. */
  readonly digits: string;
  /** What it counts: «шт», «уп», «руб»; undefined if no measure follows it. */
  readonly measure: Measure | undefined;
  /** Whether the text contains nothing else. */
  readonly isWhole: boolean;
}

const group = `[ \\u00A0\\u2007\\u2009\\u202F'’]`;
/** «20», «1 000», «1'200», «1,5», «1.200,00», «1,200.00», «1.200.000». */
export const number = [
  '\\d{1,3}(?:\\.\\d{3})+,\\d+',
  '\\d{1,3}(?:,\\d{3})+\\.\\d+',
  '\\d{1,3}(?:\\.\\d{3}){2,}',
  '\\d{1,3}(?:,\\d{3}){2,}',
  `\\d{1,3}(?:${group}\\d{3})+(?:[.,]\\d+)?`,
  '\\d{1,12}(?:[.,]\\d+)?',
].join('|');

const joiner = '[-–—−/+:…*^]';
/** Contexts in which a figure is part of something else: a code, a range, a sum, a fraction, an estimate. */
const notBefore = [
  `[\\p{L}\\p{N}.,×#№"'’]`,
  `[-−+/]`,
  `[~≈±<>≤≥]\\s?`,
  `\\p{N}\\s{0,9}${joiner}\\s{0,9}`,
  `(?<!\\p{L})(?:около|примерно|порядка|от|до|или|либо|более|менее|свыше)\\s{1,9}`,
]
  .map((pattern) => `(?<!${pattern})`)
  .join('');
const notAfter = [
  `[\\p{N}×°"”'’^]`,
  `[.,]\\d`,
  `\\s{0,9}(?:${joiner}|\\.{2,3})\\s{0,9}\\p{N}`,
  `\\s{0,9}[?]`,
  `\\s{1,9}(?:до|или|либо)\\s{1,9}\\p{N}`,
]
  .map((pattern) => `(?!${pattern})`)
  .join('');
const figure = new RegExp(`(?=\\d)${notBefore}(?!0\\d)(${number})${notAfter}`, 'giu');
/** «60×90», «2 х 5 м». */
const size = /(?<!\d)\d{1,6}(?:[.,]\d+)?(?:\s{0,9}[xх×*]\s{0,9}\d+(?:[.,]\d+)?)+/giu;
const times = /^\s?[xх×*](?![\p{L}\p{N}])/iu;

/** Longer texts are remarks, in which an amount cannot be told apart from other figures. */
export const longest = 2000;

/** The figures of a text, except sizes and parts of codes, dates and the like. */
export function figuresIn(text: string): Figure[] {
  if (text.length > longest || !/\d/.test(text)) return [];
  const plain = text.replace(size, ' ').trim();
  return [...plain.matchAll(figure)].flatMap((match) => {
    const [digits] = match;
    const rest = plain.slice(match.index + digits.length);
    const found = measureAt(rest);
    if (!found && /^\p{L}/u.test(rest) && !times.test(rest)) return [];
    const behind = found ? rest.slice(found.length) : rest.replace(times, '');
    return {
      digits,
      measure: found?.name,
      isWhole: match.index === 0 && /^[\s.,;]*$/.test(behind),
    };
  });
}

/** Whether a text contains digits or numbers in words. */
export function hasNumber(text: string): boolean {
  return /\p{N}/u.test(text) || numberWord.test(text);
}

const numberWord =
  /(?<!\p{L})(?:(?:дв[ае]|три|четыре?|пять?|шесть?|семь?|восемь?|девять?)(?:надцать|дцать|десят|сти|ста|сот)?|один(?:надцать)?|одн[ауо]|десят(?:ь|ок)|сорок|девяносто|сто|тысяч[аиу]?|пар[ау]|полтор[аы]|дюжин[ау])(?!\p{L})/iu;

/** Removes separators of thousands: «1.200,00» becomes «1200,00», «1,200,000» becomes «1200000». */
export function plainDigits(digits: string): string {
  const signs = digits.match(/[.,]/g) ?? [];
  if (signs.length < 2) return digits;
  const hasDecimals = signs[0] !== signs.at(-1);
  const end = hasDecimals ? digits.search(/[.,]\d*$/) : digits.length;
  return digits.slice(0, end).replace(/[.,]/g, '') + digits.slice(end);
}
