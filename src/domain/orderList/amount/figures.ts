import { anyOf } from './anyOf';
import { measureAfter, type Measure } from './measures';
import { group, joiner, number } from './number';
import { isInCode, isInDoubt, isRepeated, isSum, tellsPackSize } from './surroundings';

export interface Figure {
  /** Its digits as they were written. */
  readonly digits: string;
  /** What it counts: «шт», «уп», «руб»; undefined if no measure follows it. */
  readonly measure: Measure | undefined;
  /** Whether it may mean another amount: «10-15», «~20», «1/2». */
  readonly isDoubtful: boolean;
  /** Whether it tells the content of a pack: «10 шт в уп», «2 уп по 10 шт». */
  readonly isPackSize: boolean;
  /** Whether the text contains nothing else or, if the figure is doubtful, no word of three letters. */
  readonly isWhole: boolean;
}

const isNumber = new RegExp(`^${number}$`);
/** A figure, or figures that are joined without spaces: «10-15», «1/2», «5+5». */
const token = new RegExp(String.raw`(?<!\d)${number}(?!\d)(?:${joiner}${number}(?!\d))*`, 'gu');
/** «60×90», «2 х 5 м» */
const size = new RegExp(
  String.raw`(?<![\d.,/+-]|\d${group})\d{1,6}(?:[.,]\d+)?(?:\s{0,9}[xх×*]\s{0,9}\d+(?:[.,]\d+)?(?!\d|${group}\d{3}))+`,
  'giu',
);
/** Dates, times, telephone numbers, and prices such as «695-00». */
const uncounted = anyOf([
  // «15.12.2026», «до 15.12», «10:30»
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
  String.raw`(?<=(?<!\p{L})(?:до|к|от|с|на)\s)\d{1,2}\.(?:0[1-9]|1[0-2])`,
  String.raw`\d{1,2}:\d{2}`,
  // «8 (911) 111-11-11», «89111111111»
  String.raw`\+?\d{1,3}[\s(-]{0,3}\d{3}[\s)-]{0,3}\d{3}-\d{2}-\d{2}`,
  String.raw`(?:\+7|8)[\s(-]{0,3}\d{3}[\s)-]{0,3}\d{3}\s?\d{2}\s?\d{2}`,
  String.raw`(?<!-)\d{1,6}-00(?!-)`,
]);
const uncountedFigure = new RegExp(String.raw`(?<!\d)${uncounted}(?![:/\d]|\.\d)`, 'giu');
const times = /^\s?[xх×*](?![\p{L}\p{N}])/iu;

/** Longer texts are remarks, in which an amount cannot be told apart from other figures. */
export const longest = 2000;

const longestContext = 40;
/** Texts with more figures are remarks, too. */
const maxFigures = 50;

/** The figures of a text, except sizes, dates, telephone numbers, parts of codes and the like. */
export function figuresIn(text: string): Figure[] {
  if (text.length > longest || !/\d/.test(text)) return [];
  // a sign in their place keeps the words around them apart
  const plain = text.replace(size, ' × ').replace(uncountedFigure, ' × ').trim();
  const found = [...plain.matchAll(token)];
  if (found.length > maxFigures) return [];
  return found.flatMap((match) => {
    const [digits] = match;
    const start = plain.slice(Math.max(0, match.index - longestContext), match.index);
    const rest = plain.slice(match.index + digits.length);
    if (isInCode(start, rest) || /^0\d/.test(digits)) return [];
    const measure = measureAfter(rest);
    if (!measure && /^\p{L}/u.test(rest) && !times.test(rest)) return [];
    const after = measure ? rest.slice(measure.length) : rest.replace(times, '');
    const isDoubtful =
      !isNumber.test(digits) ||
      isInDoubt(start, rest) ||
      (measure ? isRepeated(measure.name, after) : isSum(start));
    return {
      digits,
      measure: measure?.name,
      isDoubtful,
      isPackSize: tellsPackSize(start, after),
      isWhole: isDoubtful ? !/\p{L}{3}/u.test(text) : match.index === 0 && /^[\s.,;]*$/.test(after),
    };
  });
}
