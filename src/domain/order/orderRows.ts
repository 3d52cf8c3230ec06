import { currencySign } from '../format/money';
import { documentLine } from './documentLine';
import { filledContacts, type Order } from './order';
import { orderTitle } from './orderTitle';
import { cartTotals } from './totals';
import { formatTotal, totalsRows } from './totalsRows';

/**
 * An order's cells, row by row, with its contacts above and its totals below. The columns of the
 * article and the amount hold nothing below the lines, so that the file can be read again.
 */
export function orderRows(order: Order) {
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
      `Цена, ${currencySign}`,
      `Сумма, ${currencySign}`,
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
