import { currencyWord } from '../format/money';

/** The words behind a figure: what it counts, or why it is no amount. The first that fits counts. */
const measures = [
  measure(
    'price',
    `${currencyWord}\\p{L}*|${currencyWord.charAt(0)}|коп\\p{L}*|usd|eur|[\\p{Sc}%]`,
  ),
  measure('size', '[сдкм]м|слой|слоя|слоёв|слоев'),
  measure('weight', 'кг|гр?|тн?|тонн\\p{L}*|л|м[3³]|куб\\p{L}*'),
  measure('time', 'дн(?:я|ей)|день|недел\\p{L}*|час\\p{L}*|минут\\p{L}*|год\\p{L}*|лет'),
  measure(
    'month',
    'янв(?:ар[ья])?|фев(?:р|рал[ья])?|марта?|апр(?:ел[ья])?|ма[йя]|ию[нл][ья]?|авг(?:уста?)?|сент?(?:ябр[ья])?|окт(?:ябр[ья])?|ноя(?:бр[ья])?|дек(?:абр[ья])?',
  ),
  measure('thousand', 'тыс\\p{L}*|млн|сот(?:ня|ни|ен)|десятк\\p{L}*|дюжин\\p{L}*'),
  measure('area', 'м[.\\s]?[2²]|кв[.\\s]{0,2}м\\p{L}*|м[.\\s]{0,2}кв\\p{L}*|квадрат\\p{L}*'),
  measure('length', 'пог\\p{L}*[.\\s]{0,2}м\\p{L}*|п[.\\s/]{0,2}м|м[.\\s/]{0,2}п(?:ог)?'),
  measure('metre', 'м(?:етр\\p{L}*)?'),
  measure('piece', 'шт(?:ук\\p{L}*)?|ед(?:ини\\p{L}*)?|экз\\p{L}*|pcs?|pieces?'),
  measure('set', 'компл\\p{L}*|к-т|набор\\p{L}*'),
  measure('pair', 'пар[аыу]?'),
  measure('pack', 'уп(?:ак\\p{L}*)?|пач(?:ка|ки|ку|ек)?|короб\\p{L}*|кор|ящ(?:ик\\p{L}*)?'),
  measure('roll', 'рул(?:он\\p{L}*)?|бухт\\p{L}*'),
  measure('pallet', 'пал+(?:ет\\p{L}*)?|поддон\\p{L}*'),
  measure('bundle', 'меш(?:ок|к)\\p{L}*|тюк\\p{L}*|связ\\p{L}*|блок\\p{L}*|мест[оа]?|лист\\p{L}*'),
] as const;

export type Measure = (typeof measures)[number]['name'];

/** A figure with one of these behind it is no amount. */
const notCounted: ReadonlySet<Measure> = new Set(['price', 'size', 'weight', 'time', 'month']);

function measure<Name extends string>(name: Name, words: string) {
  return { name, pattern: new RegExp(`^[\\s.]{0,3}(?:${words})(?![\\p{L}\\d²³])\\.?`, 'iu') };
}

/** The measure that a text begins with, and how long its words are; undefined for anything else. */
export function measureAt(text: string) {
  for (const { name, pattern } of measures) {
    const length = pattern.exec(text)?.[0].length;
    if (length !== undefined) return { name, length };
  }
  return undefined;
}

/** The first measure that a heading or a cell names: that of «Кол-во, шт». */
export function measureIn(text = ''): Measure | undefined {
  for (const { index } of text.matchAll(/(?<!\p{L})[\p{L}\p{Sc}%]/gu)) {
    const found = measureAt(text.slice(index));
    if (found) return found.name;
  }
  return undefined;
}

/** Whether something is ordered by a measure, rather than sized, priced or dated. */
export function isCounted(name: Measure): boolean {
  return !notCounted.has(name);
}

/** Whether a cell holds nothing but a measure. */
export function isOnlyMeasure(text: string): boolean {
  const trimmed = text.trim();
  return measureAt(trimmed)?.length === trimmed.length;
}
