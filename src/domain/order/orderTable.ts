import { currencySign } from '../format/money';
import { documentLine } from './documentLine';
import { filledContacts, type Order } from './order';
import { orderTitle } from './orderTitle';
import { cartTotals } from './totals';
import { formatTotal, totalsRows } from './totalsRows';

/**
 * An order as a table, with its contacts above and its totals below. Below the lines the columns of
 * articles and amounts are empty, so that the file can be uploaded again (docs/product.md §10.6).
 */
export function orderTable(order: Order) {
  return {
    above: [[orderTitle(order.date)], ...filledContacts(order), []],
    headings: [
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
    rows: [
      ...order.lines.map((line, index) => {
        const { article, title, unit, amount, packs, price, sum, note, remark } =
          documentLine(line);
        const inRoubles = sum === undefined ? undefined : sum / 100;
        return [index + 1, article, title, unit, amount, packs, price ?? remark, inRoubles, note];
      }),
      [],
      ...totalsRows(cartTotals(order.lines, order.discounts)).map((row) => [
        undefined,
        undefined,
        formatTotal(row),
      ]),
    ],
  };
}
