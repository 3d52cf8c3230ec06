import { anyOf, anyWord } from './amount/anyOf';
import { measureAt } from './amount/measures';
import { number } from './amount/number';

/** Longer lines are remarks. */
const longest = 200;

const totalWord = new RegExp(anyWord(['итого?|всего|сумма|total']), 'u');

/** What may stand beside it: «общий», «на сумму», «к оплате», «позиций». */
const besideTotal = anyWord([
  'итого?|всего|общ(?:ий|ая|ее)|(?:на )?сумм[ау]|(?:grand )?total',
  'к оплате|(?:с|без) ндс|по (?:заявке|заказу|сч[её]ту|листу)',
  'позици[яий]|наименовани[еяй]|количество|кол-во|вес|об[ъь][её]м',
]);

/** A figure that is neither a code, such as a barcode, nor part of one. */
const figure = [
  String.raw`(?<![\p{L}\p{N}_][-−+/.,_]?)(?!0\d|\d{8})`,
  number,
  String.raw`(?![-−+/.,_]?\p{N}|[-−+/._]?\p{L}(?![\p{L}2²]))`,
].join('');

const expected = new RegExp(anyOf([besideTotal, figure]), 'gu');
/** Separators of words and of cells. */
const separators = /^[\s;:|,."=()—–-]+/;

/**
 * Finds the word of a line that has nothing but a word of totals, figures and their measures: «итого» in
 * «Итого: 3 позиции, 20 шт на сумму 13 900 ₽».
 * @returns undefined if anything else, such as an article, is in the line
 */
export function totalIn(line: string): string | undefined {
  if (line.length > longest) return undefined;
  const text = line.toLowerCase();
  const [word] = totalWord.exec(text) ?? [];
  return hasOnlyMeasures(text.replace(expected, '')) ? word : undefined;
}

function hasOnlyMeasures(text: string): boolean {
  const rest = text.replace(separators, '');
  if (rest === '') return true;
  const measure = measureAt(rest);
  return measure !== undefined && hasOnlyMeasures(rest.slice(measure.length));
}
