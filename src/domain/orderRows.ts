import { documentLine } from './documentLine';
import { filledContacts, type Order } from './order';
import { orderTitle } from './orderTitle';
import type { Rows } from './table';
import { cartTotals } from './totals';
import { formatTotal, totalsRows } from './totalsRows';

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
