import { currencyWord } from '../format/money';
import { anyOf } from './amount/anyOf';
import { isCounted, measureIn, type Measure } from './amount/measures';

export interface AmountColumn {
  readonly column: number;
  /** The measure in its heading: «Кол-во, шт»; undefined if there is none. */
  readonly measure: Measure | undefined;
  /** Which may name the size of a pack: «Заказ, кор. (12 шт)». */
  readonly heading: string;
  /**
   * Equally likely columns: «Кол-во, Тула» beside «Кол-во, Орёл», or two called «Кол-во»; also the
   * column itself if its figures may mean something else.
   */
  readonly rivals: readonly number[];
  /** Other columns whose amounts, if there are any, must be the same. */
  readonly compared: readonly Pick<AmountColumn, 'column' | 'measure'>[];
}

/** Not amounts of an order. */
export const notOrdered = new RegExp(
  anyOf([
    // the size of a pack
    String.raw`(?:(?<!\p{L})(?:в|на|за) (?:1 )?|\/ ?)(?:уп|пач|короб|кор(?!\p{L})|рул|палл)`,
    String.raw`(?<!\p{L})${anyOf([
      // limits
      'мин|макс|кратн|квант|фасовк|норм|рекоменд|средн',
      // what is there, or is no longer wanted
      'склад|остат|налич|резерв|свобод|доступ|в пути|в магазине|витрин|у нас|приход|расход|возврат|брак',
      // other times and orders
      'прошл|ран(?:ее|ьше)|продан|продаж|отгруж|подтвержд|факт|в месяц|за период|заказов|заявок|наряд|поставщик',
      // counts of something else
      'магазинов|точек|на (?:магазин|точку)|позиций|предмет|двер|цветов|полос|сторон|ряд|sku',
      // no counts
      String.raw`сумм|стоим|цен|вес|масс|(?<!^количество \()об[ъь]?[её]м|дат|номер|срок|статус`,
    ])}`,
    String.raw`${currencyWord}|\p{Sc}|№`,
  ]),
  'iu',
);
const word = String.raw`(?:количество|кол[ -]?во|к-во|кол(?:ич)?\.?|qty|q-ty|quantity|amount|count|шт(?:ук)?\.?)`;
/** «Общее», «Нужное». */
const adjective = String.raw`(?:общ|нужн|требуем|необходим|нов)\p{L}*\s`;
/** Headings of amounts, the likeliest first. */
const amountHeadings: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${word},? )?(?:(?:к|для|в|ваш[ае]?) )?(?:заказ(?:[ауе]|ать|ано)?|заявк[аи]|закупк[еи]|потребность|требуется|нужно|надо|необходимо|запрос|order)(?!\p{L})`,
    'iu',
  ),
  new RegExp(`^${word}$`, 'iu'),
  new RegExp(
    String.raw`^(?:${adjective})?${word}(?!\p{L})(?!.*(?<!\p{L})уп)|^(?:итого|всего),? шт(?!\p{L})`,
    'iu',
  ),
  new RegExp(String.raw`^${word}(?!\p{L})|^(?:упаковок|коробок|пачек)(?!\p{L})`, 'iu'),
];
/** «Заказ», «Заявка клиента»: before the articles, it may tell which order a row belongs to. */
const order = /^(?:заказ|заявка|order)(?!\p{L})/iu;
/** «Кол-во итого». */
const total = /итог|всего/iu;

/**
 * Columns of equal rank are rivals; a column of totals has none.
 * @param naming the column that names the carpet
 */
export function findAmounts(headings: readonly string[], naming = 0): readonly AmountColumn[] {
  const found = headings.flatMap((heading, column) => {
    const rank = amountHeadings.findIndex((pattern) => pattern.test(heading));
    if (rank < 0 || notOrdered.test(heading)) return [];
    const measure = measureIn(heading);
    return !measure || isCounted(measure) ? { heading, column, measure, rank } : [];
  });
  const isUnsure = found.some(
    ({ heading, column, measure }) => !measure && column < naming && order.test(heading),
  );
  if (isUnsure && found.length > 1) {
    const rivals = found.map(({ column }) => column);
    return found.map((one) => ({ ...one, rivals, compared: found }));
  }
  const isOrder = found.some(({ rank }) => rank === 0);
  const ranked = found
    .filter(({ rank }) => (rank === 0) === isOrder)
    .sort((a, b) => a.rank - b.rank || b.column - a.column);
  const best = ranked[0]?.rank;
  const isMeasured = ranked[0]?.measure !== undefined;
  const used = ranked.filter(({ rank, measure }) => rank === best || (isMeasured && measure));
  return used.map((one) => {
    const others = ranked.filter(({ column }) => column !== one.column);
    const equal = others.filter(
      ({ rank, measure }) => rank === one.rank && measure === one.measure,
    );
    const rivals = total.test(one.heading) ? [] : equal.map(({ column }) => column);
    return { ...one, rivals, compared: others.filter((other) => !equal.includes(other)) };
  });
}
