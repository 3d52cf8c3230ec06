import { cleanText } from '../../../domain/orderList/cleanText';
import { fold } from '../../../domain/search/words/fold';
import { readNumber } from '../../../domain/trade/amount';
import { readAmbiguous } from '../../source/values/ambiguousNumber';

/** A heading of a price tier. */
type TierHeading =
  /** «Цена от 50, ₽», «от 50 шт», «Опт (от 50 шт)» */
  | { readonly kind: 'price'; readonly from: number }
  /** «Опт 1, от» or «Опт 1, ₽» */
  | { readonly kind: 'from' | 'pricePart'; readonly number: number }
  /** It begins like a tier, and means something else: «от 10 000 руб», «от 5 упаковок», «от 1.000», «от 0». */
  | { readonly kind: 'unclear' };

const roubles = String.raw`(?:₽|руб(?:лей)?|р)\.?`;
const goodsUnit = String.raw`(?:шт(?:ук)?|ед|м2?|м²|кв\. ?м|пог\. ?м|компл|рул)\.?`;
const wholesale = String.raw`(?:(?:крупн|средн|мелк)\p{L}+ )?опт(?:ов\p{L}+)?`;
const price = String.raw`(?:цена(?: ${wholesale})?|${wholesale}(?: цена)?)`;
const patterns = {
  from: new RegExp(
    String.raw`^(?:${price}\s*[,:(]?\s*)?(?:при (?:заказе|покупке)\s+)?от\s*(\d[\d\s]*(?:[.,]\d+)?)(.*)$`,
    'u',
  ),
  afterFrom: new RegExp(String.raw`^\s*(?:${goodsUnit})?\)?(?:\s*[,(]?\s*${roubles}\)?)?$`),
  sum: new RegExp(String.raw`^\s*${roubles}\)?$`),
  pair: /^опт(?:овая цена)?\s*(\d{1,3})\s*[,.(:-]?\s*(.*?)\)?$/,
};

/** Reads the heading of a tier, without needless blanks; undefined for any other heading (docs/product.md §25.6). */
export function readTierHeading(text: string): TierHeading | undefined {
  const line = cyrillic(cleanText(text).toLowerCase());
  const [, number = '', pairRest = ''] = patterns.pair.exec(line) ?? [];
  if (number) return pairPart(Number(number), pairRest);
  const [, digits = '', rest = ''] = patterns.from.exec(line) ?? [];
  if (!digits) return undefined;
  const from = readAmbiguous(digits) ? NaN : readNumber(digits);
  const isClear = patterns.afterFrom.test(rest) && !patterns.sum.test(rest);
  return isClear && from > 0 ? { kind: 'price', from } : { kind: 'unclear' };
}

function pairPart(number: number, rest: string): TierHeading {
  if (/^(?:кол-?во\s*)?от(?:[,\s]*шт\.?)?$/.test(rest)) return { kind: 'from', number };
  const isPrice = new RegExp(`^(?:цена)?[,\\s]*(?:${roubles})?$`).test(rest);
  return isPrice ? { kind: 'pricePart', number } : { kind: 'unclear' };
}

/** Replaces Latin letters that look like Cyrillic ones. */
function cyrillic(text: string): string {
  const letters = new Map(Array.from('авекмнорстух', (letter) => [fold(letter), letter]));
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}
