import { currencyWord } from '../../format/money';
import { unitWords } from '../../model/measureOf';

/** The words after a figure: what it counts, or why it is not an amount. The first match wins. */
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
  measure(
    'thousand',
    'тыс\\p{L}*|тыщ\\p{L}*|к(?=[\\s.,;!]*$)|млн|сот(?:ня|ни|ен)|десятк\\p{L}*|дюжин\\p{L}*',
  ),
  measure('area', unitWords.area),
  measure('length', unitWords.length),
  measure('metre', unitWords.metre),
  measure('piece', 'шт(?:ук\\p{L}*)?|ед(?:ини\\p{L}*)?|экз\\p{L}*|pcs?|pieces?'),
  measure('set', 'компл\\p{L}*|к-т|набор\\p{L}*'),
  measure('pair', 'пар[аыу]?'),
  measure(
    'pack',
    'уп(?:к|ак\\p{L}*)?|пач(?:ка|ки|ку|ек)?|(?:гофро)?короб\\p{L}*|кор|ящ(?:ик\\p{L}*)?|packs?|pk|box(?:es)?|bx|ctn?',
  ),
  measure('roll', 'рул(?:он\\p{L}*)?|бухт\\p{L}*'),
  measure('pallet', 'пал+(?:ет\\p{L}*)?|поддон\\p{L}*'),
  measure(
    'bundle',
    'меш(?:ок|к)\\p{L}*|бокс\\p{L}*|кейс\\p{L}*|спайк\\p{L}*|скрутк\\p{L}*|кр|тюк\\p{L}*|связ\\p{L}*|блок\\p{L}*|мест[оа]?|лист\\p{L}*|фур[аыу]?|контейнер\\p{L}*|п|пак(?:ет\\p{L}*)?|стоп(?:к|ок)\\p{L}*|отрез\\p{L}*|кус(?:о?к)\\p{L}*|парти[июяй]|вагон\\p{L}*',
  ),
] as const;

export type Measure = (typeof measures)[number]['name'];

/** A figure followed by one of these is not an amount. */
const notCounted: ReadonlySet<Measure | undefined> = new Set([
  'price',
  'size',
  'weight',
  'time',
  'month',
]);

function measure<Name extends string>(name: Name, words: string) {
  return { name, pattern: new RegExp(`^[\\s.]{0,3}(?:${words})(?![\\p{L}\\d²³])\\.?`, 'iu') };
}

/** The measure at the start of a text, and the length of its words; undefined if there is none. */
export function measureAt(text: string) {
  for (const { name, pattern } of measures) {
    const length = pattern.exec(text)?.[0].length;
    if (length !== undefined) return { name, length };
  }
  return undefined;
}

/** What may stand between a figure and its packs: «2-х уп», «2 — упаковки», «2 полных упаковки». */
const betweenPacks = /^(?:-?[хx]|\s[—–-]|\s\p{L}{3,}[ыи][хе])(?=\s)/iu;

/** As `measureAt`, also for packs and rolls that do not follow a figure at once. */
export function measureAfter(text: string) {
  const measured = measureAt(text);
  if (measured) return measured;
  const between = betweenPacks.exec(text)?.[0].length ?? 0;
  const packs = measureAt(text.slice(between));
  if (packs?.name !== 'pack' && packs?.name !== 'roll') return undefined;
  return { name: packs.name, length: between + packs.length };
}

/** The first measure that a heading or a cell names: `piece` for «Кол-во, шт». */
export function measureIn(text = ''): Measure | undefined {
  for (const { index } of text.matchAll(/(?<!\p{L})[\p{L}\p{Sc}%]/gu)) {
    const found = measureAt(text.slice(index));
    if (found) return found.name;
  }
  return undefined;
}

/** Whether amounts are given in a measure, or without one, rather than sizes, prices or dates. */
export function isCounted(name: Measure | undefined): boolean {
  return !notCounted.has(name);
}

/** Whether a cell contains only a measure. */
export function isOnlyMeasure(text: string): boolean {
  const trimmed = text.trim();
  return measureAt(trimmed)?.length === trimmed.length;
}
