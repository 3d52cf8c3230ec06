import { currencySign } from '../format/money';
import { contactFields } from '../order/order';
import { orderLinkMark } from '../order/link/orderLinkMark';
import { discontinued, priceOnRequest } from '../trade/price';
import { figuresIn, longest } from './amount/figures';
import { number } from './amount/number';
import { label } from './amount/surroundings';

const money = String.raw`[\d\s,]{1,30}${currencySign}`;
/** The text after the amount in orderText.ts: the price and the sum, or why there is no price. */
const tail = String.raw`\s×\s${money}\s=\s${money}|,\s(?:${priceOnRequest}|${discontinued})`;
const sentence = new RegExp(
  String.raw`^(.+?)(?:\s—|:)\s(?:(\d[^—×]{0,60}?)(?:${tail})|(${number}\s?\p{L}[\p{L}.²2\s]{0,20}))(?:\s\(.*\))?$`,
  'iu',
);

interface Sentence {
  readonly name: string;
  readonly amount: string;
  /** Whether it lacks the price and the sum (or the reason for none) that the lines of `orderText` have. */
  readonly isShort: boolean;
}

/**
 * Splits «1. VG-6090-04 Набор, 4 шт — 20 шт × 695 ₽ = 13 900 ₽ (примечание)» into the name before the
 * dash or colon, which may contain figures, and the amount.
 */
export function readSentence(line: string): Sentence | undefined {
  if (line.length > longest) return undefined;
  const [, name = '', amount, shortAmount = ''] = sentence.exec(line.trim()) ?? [];
  if (amount) return { name, amount, isShort: false };
  // «цена: 695 спасибо»
  const isMeasured = figuresIn(shortAmount).some(({ measure }) => measure);
  return isMeasured && !label.test(name) ? { name, amount: shortAmount, isShort: true } : undefined;
}

/** A number without the carpet's unit, which may hold a figure or look like one: «20 рулон 15 м», «20 пара». */
export function withoutUnit(amount: string, unit: string): string {
  const plain = amount.replace(/\s/g, ' ');
  const figure = plain.slice(0, -unit.length);
  return /^[\d ,]+ $/.test(figure) && plain.endsWith(unit) ? figure : amount;
}

const contacts = contactFields.map(([, label]) => label).join('|');
const totals = String.raw`Позиций|Штук|Количество|Упаковок|Вес|Объём|Товары|Скидка\s[^:]{1,60}|Сумма|Итого`;
const frame = new RegExp(
  [
    String.raw`^Заявка от \d`,
    `^(?:${contacts}): `,
    String.raw`^(?:${totals}): −?\d`,
    String.raw`^(?:и ещё )?[\d\s]{1,20}\sпозици[яий]$`,
    // a note may have a link, too
    String.raw`^\D{0,30}https?:\S{1,200}${orderLinkMark}`,
  ].join('|'),
);

/** Of a mail that answers another: «> ». */
const quoteMarks = /^[\s>]+/;

/** Whether a line of orderText.ts is none of the ordered lines: the heading, a contact, a total or the link. */
export function isAroundLines(line: string): boolean {
  return frame.test(line.replace(quoteMarks, '').trimEnd());
}
