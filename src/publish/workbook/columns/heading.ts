import { cleanText } from '../../../domain/orderList/cleanText';
import { fold } from '../../../domain/search/words/fold';

/** A heading without the unit at its end: «Ширина, см», «Вес (кг)», «Цена, руб. за шт.». */
interface Heading {
  /** For comparison: folded words, without punctuation. */
  readonly key: string;
  readonly unit: string;
}

const goodsUnit = String.raw`шт(?:ук[аиу]?)?|ед(?:иниц[ау])?|(?:(?:пог|кв)\. ?)?м(?:етр)?|м[23²³]|м\. ?п|п\. ?м|компл(?:ект)?|рул(?:он)?|пар[ау]`;
/** Prices for them are recognised, so that they are refused. */
const packUnit = String.raw`уп(?:аковку)?|коробку`;
const money = String.raw`руб(?:лей|ля|ль)?|р|rub|rur|usd|eur|долл(?:ар(?:ах|ов)?)?|евро|\p{Sc}|у\.? ?е`;
const unitAtEnd = new RegExp(
  String.raw`(?:\s*[,;:(/[]\s*|\s+)(?<unit>(?:(?:${money})\.?\s*(?:\/|за)\s*(?:1 )?(?:${goodsUnit}|${packUnit})|(?:за )?(?:1 )?(?:${goodsUnit}|${packUnit})|${money}|[мсд]м|к?гр?|т|л|[сд]м3|куб\. ?м|mm|cm|kg)\.?)\s*[)\]]?\s*$`,
  'iu',
);

const vat = /[\s,;(]*(?<!\p{L})с НДС(?:,? \d+ ?%)?\)?/iu;

/** A colon, and the mark of a footnote. */
const mark = /[\s:;*]+$/;

/** «Цена, руб.» of «Цена, руб. (с НДС)*»: what a price contains is said once, for all goods. */
export const withoutVat = (heading: string) => heading.replace(vat, '').replace(mark, '').trim();

/** For comparison: letters and digits, folded, in one line; «№», the heading of row numbers, as it is. */
export function headingKey(text: string): string {
  const words = fold(cleanText(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words || (text.trim() === '№' ? '№' : '');
}

/** Takes the units from the end of a heading, as long as something is left before them. */
export function splitHeading(text: string): Heading {
  const line = cleanText(text).replace(/\s+/g, ' ').replace(mark, '').trim();
  const match = unitAtEnd.exec(line);
  const key = match ? headingKey(line.slice(0, match.index)) : '';
  if (!match || key === '') return { key: headingKey(line), unit: '' };
  // «Цена, ₽ за шт.»
  const before = splitHeading(line.slice(0, match.index));
  const unit = match.groups?.['unit'] ?? '';
  return { key: before.key, unit: [before.unit, unit].filter(Boolean).join(' ') };
}
