import { toDecimal } from '../../../domain/format/decimal';
import { readNumber } from '../../../domain/trade/amount';
import { textOf, descend, type XmlElement } from '../xml/element';
import { placeOf, type Context } from './context';

/**
 * The remains of an offer in all warehouses, in base units; undefined if none are given. The versions
 * of the format write them in five ways (docs/product.md §26.13).
 */
export function readStock(context: Context, element: XmlElement): number | undefined {
  const [total] = descend(element, 'Количество');
  const byWarehouse = [
    ...descend(element, 'Остатки', 'Остаток', 'Количество'),
    ...descend(element, 'Остатки', 'Остаток', 'Склад', 'Количество'),
    ...descend(element, 'КоличествоНаСкладах', 'КоличествоНаСкладе', 'Количество'),
  ].map((one) => ({ element: one, text: textOf(one) }));
  const inAttributes = descend(element, 'Склад').map((one) => ({
    element: one,
    text: one.attributes['КоличествоНаСкладе'],
  }));
  const given = total
    ? [{ element: total, text: textOf(total) }]
    : [...byWarehouse, ...inAttributes];
  const amounts = given.flatMap((one) => {
    const text = one.text?.trim();
    return text ? [readAmount(context, one.element, text)] : [];
  });
  return amounts.length === 0 ? undefined : toDecimal(amounts.reduce((sum, one) => sum + one, 0));
}

function readAmount(context: Context, element: XmlElement, text: string): number {
  const isNegative = /^[-−]/.test(text);
  const amount = readNumber(text.replace(/^[-−]/, ''));
  const place = placeOf(context, element, { field: 'Количество' });
  if (Number.isNaN(amount)) {
    context.tell('error', place, `остаток «${text}» — не число. Поправьте его в 1С`);
    return 0;
  }
  if (!isNegative) return amount;
  context.tell('warning', place, `остаток ${text} меньше нуля: считаем, что товара нет`);
  return 0;
}
