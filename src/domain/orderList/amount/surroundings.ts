import { anyOf } from './anyOf';
import { measureAt, type Measure } from './measures';
import { joiner, number } from './number';

const startsLike = (patterns: readonly string[]) => new RegExp(`^${anyOf(patterns)}`, 'iu');
const endsLike = (patterns: readonly string[]) => new RegExp(`${anyOf(patterns)}$`, 'iu');
const ofWords = (words: readonly string[]) => String.raw`(?<!\p{L})${anyOf(words)}`;

/** What a figure is part of, where it counts nothing. */
const inCode = {
  before: endsLike([
    String.raw`[\p{L}\p{N}×"'’]`,
    // «VG-6090», «M/20»
    String.raw`[\p{L}\p{N}][-−+/.,_]`,
    String.raw`[#№]\s?`,
  ]),
  after: startsLike([
    // «60×90», «20°», «3/4"»
    '[×°"”\'’]',
    // «695 за 1 шт», «695/шт»
    String.raw`\s?(?:за|\/)\s?(?:1\s)?(?:шт|ед|м|уп)`,
  ]),
};

/** What a figure is, if not an amount: «цена: 695», «остаток 3», «за 10 шт». */
export const label = new RegExp(
  ofWords([
    String.raw`за|было|вместо|цен[аеуы](?: за (?:\d+ )?\p{L}+\.?)?|стоимост\p{L}*|сумм[ауеы]`,
    String.raw`прайс|ррц|скидк[аи]|ост(?:а[тл]\p{L}*)?|резерв\p{L}*|(?:на )?склад[еу]?|наличи[ие]`,
    String.raw`кратн\p{L}*|вес|ширин[аы]|высот[аы]|толщин[аы]|размер|цвет|инн|кпп|тел(?:ефон)?`,
  ]) + String.raw`[\s.:=–—-]{0,5}$`,
  'iu',
);

const month = anyOf(['янв|фев|мар|апр|ма[йя]|ию[нл]|авг|сен|окт|ноя|дек']);
const packs = anyOf([
  'уп|упак|упаков(?:ка|ки|ок|ке)|кор|короб(?:ка|ки|ок|ке|ов)|пач(?:ка|ки|ек|ке)',
  'рул|рулон(?:а|ов|е)',
]);

/** What makes a figure an estimate, a range, a fraction, a sum, or a negative number. */
const inDoubt = {
  before: endsLike([
    '[-−+/.,]',
    String.raw`[~≈±<>≤≥]\s?`,
    String.raw`\p{N}\s{0,9}${joiner}\s{0,9}`,
    // «около 20», «не менее 20»
    ofWords([
      'около|примерно|прим|порядка|приблизительно|ориентировочно|где-то|в районе|ок|от|до|или|либо',
      'более|менее|больше|меньше|свыше|минимум|максимум|мин|макс(?:имально)?|min|max|хотя бы|минус',
    ]) + String.raw`\.?\s{1,9}`,
    // «упаковки: 20»
    String.raw`(?<!\d\s?|\p{L})${packs}[\s.:=–—-]{1,5}`,
  ]),
  after: startsLike([
    String.raw`[\p{N}^+]`,
    String.raw`[.,]+\d`,
    // «1 00»
    String.raw`\s0\d{1,2}(?![\d-])`,
    String.raw`\s{0,9}${joiner}\s{0,9}\p{N}`,
    String.raw`\s{0,9}[?]`,
    String.raw`\s{1,9}(?:или|либо)\s`,
    // «10 до 20», but not «10 до 20 мая»
    String.raw`\s{1,9}до\s{1,9}\d+(?!\d|\s${month})`,
  ]),
};

/** «20 х 695 = 13900» ends with the sum, and «на 20 000» may be one. */
const sum = /×\s{0,9}=\s{0,9}$|(?<!\d\s|\p{L})на(?: вс[её])?\s$/iu;

/** «2 уп по 10 шт», «10 шт в упаковке», «10 шт/уп» */
const packSize = {
  before: /(?:уп|кор|пач|ящ|рул)\p{L}*\.?(?:\s(?:по|[xх×*])|[×*])\s?$/iu,
  after: /^\s?(?:\/|в\s|на\s)\s?(?:1\s)?(?:уп|кор|пач|ящ|рул)/iu,
};

/** «20 шт x 2» */
const repeat = startsLike([String.raw`\s?[xх×*]\s?${number}(?!\d)`]);

/**
 * Whether a figure is part of a code or of something else that is not counted.
 * @param start the text before it
 * @param rest the text after it
 */
export function isInCode(start: string, rest: string): boolean {
  return inCode.before.test(start) || label.test(start) || inCode.after.test(rest);
}

/** Whether a figure may mean another amount, by what stands around it. */
export function isInDoubt(start: string, rest: string): boolean {
  return inDoubt.before.test(start) || inDoubt.after.test(rest);
}

/** Whether a figure without a measure may be a sum of money, by the text before it. */
export function isSum(start: string): boolean {
  return sum.test(start);
}

/**
 * Whether a figure tells the content of a pack.
 * @param after the text after its measure
 */
export function tellsPackSize(start: string, after: string): boolean {
  return packSize.before.test(start) || packSize.after.test(after);
}

/** Whether an amount is multiplied: by no price, and by no content of the packs that it counts. */
export function isRepeated(measure: Measure, after: string): boolean {
  const [times] = repeat.exec(after) ?? [];
  if (times === undefined || measure === 'pack' || measure === 'roll') return false;
  const rest = after.slice(times.length);
  return measureAt(rest)?.name !== 'price' && !/^\s?=/.test(rest);
}
