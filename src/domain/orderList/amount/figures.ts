import { measureAt, type Measure } from './measures';

/** A figure in a text. */
export interface Figure {
  /** Its digits as they were written. */
  readonly digits: string;
  /** What it counts: «шт», «уп», «руб»; undefined if no measure follows it. */
  readonly measure: Measure | undefined;
  /** Whether it may mean another amount: «10-15», «~20», «1/2». */
  readonly isDoubtful: boolean;
  /** Whether it tells the content of a pack: «10 шт в уп», «2 уп по 10 шт». */
  readonly isPackSize: boolean;
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
const isNumber = new RegExp(`^(?:${number})$`);

const joiner = '[-–—−/+:…*^→⇒➡]|[-=]>|\\.{2,3}';
/** A figure, or figures that are joined without spaces: «10-15», «1/2», «5+5». */
const token = new RegExp(
  String.raw`(?<!\d)(?:${number})(?!\d)(?:(?:${joiner})(?:${number})(?!\d))*`,
  'gu',
);

/** A figure behind or before these is part of a code or of something else that is not counted. */
const inCode = {
  before: /[\p{L}\p{N}×"'’]$|[\p{L}\p{N}][-−+/.,_]$|[#№]\s?$/u,
  after: /^[×°"”'’]|^\s?(?:за|\/)\s?(?:1\s)?(?:шт|ед|м|уп)/iu,
};
/** What a figure is, if not an amount: «цена: 695», «остаток 3», «за 10 шт». */
export const label =
  /(?<!\p{L})(?:за|было|вместо|цен[аеуы](?: за (?:\d+ )?\p{L}+\.?)?|стоимост\p{L}*|сумм[ауеы]|прайс|ррц|скидк[аи]|ост(?:а[тл]\p{L}*)?|резерв\p{L}*|(?:на )?склад[еу]?|наличи[ие]|кратн\p{L}*|вес|ширин[аы]|высот[аы]|толщин[аы]|размер|цвет|инн|кпп|тел(?:ефон)?)[\s.:=–—-]{0,5}$/iu;
const month = '(?:янв|фев|мар|апр|ма[йя]|ию[нл]|авг|сен|окт|ноя|дек)';
const packs =
  'уп|упак|упаков(?:ка|ки|ок|ке)|кор|короб(?:ка|ки|ок|ке|ов)|пач(?:ка|ки|ек|ке)|рул|рулон(?:а|ов|е)';
/** A figure behind or before these is an estimate, a range, a fraction, a sum, or a negative number. */
const inDoubt = {
  before: new RegExp(
    String.raw`[-−+/.,]$|[~≈±<>≤≥]\s?$|\p{N}\s{0,9}(?:${joiner})\s{0,9}$|(?<!\p{L})(?:около|примерно|порядка|от|до|или|либо|более|менее|больше|меньше|свыше|минимум|максимум|мин|макс(?:имально)?|прим|ок|приблизительно|ориентировочно|где-то|в районе|хотя бы|минус)\.?\s{1,9}$|(?<!\d\s?|\p{L})(?:${packs})[\s.:=–—-]{1,5}$`,
    'iu',
  ),
  after: new RegExp(
    String.raw`^(?:[\p{N}^+]|[.,]+\d|\s0\d{1,2}(?![\d-])|\s{0,9}(?:${joiner})\s{0,9}\p{N}|\s{0,9}[?]|\s{1,9}(?:или|либо)\s|\s{1,9}до\s{1,9}\d+(?!\d|\s${month}))`,
    'iu',
  ),
};
/** «20 х 695 = 13900» ends with the sum, and «на 20 000» may be one. */
const sum = /×\s{0,9}=\s{0,9}$|(?<!\d\s|\p{L})на(?: вс[её])?\s$/iu;
/** «2 уп по 10 шт», «10 шт в упаковке», «10 шт/уп». */
const packSize = {
  before: /(?:уп|кор|пач|ящ|рул)\p{L}*\.?(?:\s(?:по|[xх×*])|[×*])\s?$/iu,
  after: /^\s?(?:\/|в\s|на\s)\s?(?:1\s)?(?:уп|кор|пач|ящ|рул)/iu,
};
/** «20 шт x 2» */
const repeat = new RegExp(String.raw`^\s?[xх×*]\s?(?:${number})(?!\d)`, 'iu');
/** «60×90», «2 х 5 м». */
const size = new RegExp(
  String.raw`(?<![\d.,/+-]|\d${group})\d{1,6}(?:[.,]\d+)?(?:\s{0,9}[xх×*]\s{0,9}\d+(?:[.,]\d+)?(?!\d|${group}\d{3}))+`,
  'giu',
);
/** Dates, times, telephone numbers and prices such as «695-00». */
const dial = new RegExp(
  String.raw`(?<!\d)(?:${[
    String.raw`\d{1,2}[./]\d{1,2}[./]\d{2,4}`,
    String.raw`(?<=(?<!\p{L})(?:до|к|от|с|на)\s)\d{1,2}\.(?:0[1-9]|1[0-2])`,
    String.raw`\d{1,2}:\d{2}`,
    String.raw`\+?\d{1,3}[\s(-]{0,3}\d{3}[\s)-]{0,3}\d{3}-\d{2}-\d{2}`,
    String.raw`(?:\+7|8)[\s(-]{0,3}\d{3}[\s)-]{0,3}\d{3}\s?\d{2}\s?\d{2}`,
    String.raw`(?<!-)\d{1,6}-00(?!-)`,
  ].join('|')})(?![:/\d]|\.\d)`,
  'giu',
);
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
  const plain = text.replace(size, ' × ').replace(dial, ' × ').trim();
  const found = [...plain.matchAll(token)];
  if (found.length > maxFigures) return [];
  return found.flatMap((match) => {
    const [digits] = match;
    const start = plain.slice(Math.max(0, match.index - longestContext), match.index);
    const rest = plain.slice(match.index + digits.length);
    if (inCode.before.test(start) || label.test(start) || inCode.after.test(rest)) return [];
    if (/^0\d/.test(digits)) return [];
    const measure = measureAt(rest);
    if (!measure && /^\p{L}/u.test(rest) && !times.test(rest)) return [];
    const behind = measure ? rest.slice(measure.length) : rest.replace(times, '');
    const isPackSize = packSize.before.test(start) || packSize.after.test(behind);
    const isDoubtful =
      !isNumber.test(digits) ||
      inDoubt.before.test(start) ||
      inDoubt.after.test(rest) ||
      (measure ? isRepeated(measure.name, behind) : sum.test(start));
    return {
      digits,
      measure: measure?.name,
      isDoubtful,
      isPackSize,
      isWhole: isDoubtful
        ? !/\p{L}{3}/u.test(text)
        : match.index === 0 && /^[\s.,;]*$/.test(behind),
    };
  });
}

/** Whether an amount is multiplied: by no price, and by no content of the packs that it counts. */
function isRepeated(measure: Measure, behind: string): boolean {
  const [times] = repeat.exec(behind) ?? [];
  if (times === undefined || measure === 'pack' || measure === 'roll') return false;
  const rest = behind.slice(times.length);
  return measureAt(rest)?.name !== 'price' && !/^\s?=/.test(rest);
}

/** Removes separators of thousands: «1.200,00» becomes «1200,00», «1,200,000» becomes «1200000». */
export function plainDigits(digits: string): string {
  const signs = digits.replace(/[^.,]/g, '');
  if (signs.length < 2) return digits;
  const hasDecimals = signs[0] !== signs.at(-1);
  const end = hasDecimals ? digits.search(/[.,]\d*$/) : digits.length;
  return digits.slice(0, end).replace(/[.,]/g, '') + digits.slice(end);
}
