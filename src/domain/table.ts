import { formatSize } from './format';
import { documentLine } from './documentLine';
import { filledContacts, orderTitle, type Order } from './order';
import { formatTier, isOnRequest, onRequest } from './price';
import type { Carpet, Category } from './settings';
import { cartTotals } from './totals';
import { formatTotal, totalsRows } from './totalsRows';

/** The cells of a file, row by row; an empty one is undefined. */
type Rows = readonly (readonly (string | number | undefined)[])[];

interface Offered {
  readonly carpet: Carpet;
  readonly category: Pick<Category, 'title'>;
}

/** The price list, with an empty «Количество» to fill in and send back. */
export function priceRows(offers: readonly Offered[]): Rows {
  return [
    [
      'Категория',
      'Артикул',
      'Наименование',
      'Размер',
      'Ед.',
      'В упаковке',
      'Мин. партия',
      'Цена, ₽',
      'Цены от количества',
      'Наличие',
      'Количество',
    ],
    ...offers.map(({ carpet, category }) => [
      category.title,
      carpet.article,
      carpet.title,
      formatSize(carpet),
      carpet.unit,
      carpet.packQty,
      carpet.minLot,
      isOnRequest(carpet) ? onRequest : carpet.price,
      carpet.priceTiers?.map(formatTier).join('; '),
      carpet.availability,
      undefined,
    ]),
  ];
}

/**
 * An order with its contacts above and its totals below. The article's and the amount's columns hold
 * nothing below the lines, so that the file can be read again.
 */
export function orderRows(order: Order): Rows {
  return [
    [orderTitle(order.date)],
    ...filledContacts(order),
    [],
    [
      '№',
      'Артикул',
      'Наименование',
      'Ед.',
      'Количество',
      'Упаковок',
      'Цена, ₽',
      'Сумма, ₽',
      'Примечание',
    ],
    ...order.lines.map((line, index) => {
      const { article, title, unit, amount, packs, price, sum, note, remark } = documentLine(line);
      const inRoubles = sum === undefined ? undefined : sum / 100;
      return [index + 1, article, title, unit, amount, packs, price ?? remark, inRoubles, note];
    }),
    [],
    ...totalsRows(cartTotals(order.lines)).map((row) => [undefined, undefined, formatTotal(row)]),
  ];
}
