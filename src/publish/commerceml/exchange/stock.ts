import { toDecimal } from '../../../domain/format/decimal';
import { formatNumber } from '../../../domain/format/number';
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
  if (amounts.length === 0) return undefined;
  const stock = amounts.reduce((sum, one) => toDecimal(sum + one), 0);
  if (stock < 0) {
    const message = `остаток ${formatNumber(stock)} меньше нуля: считаем, что товара нет`;
    context.tell('warning', placeOf(context, element, { field: 'Количество' }), message);
  }
  return stock;
}

function readAmount(context: Context, element: XmlElement, text: string): number {
  const amount = readNumber(text.replace(/^[-−]/, ''));
  if (Number.isNaN(amount)) {
    const place = placeOf(context, element, { field: 'Количество' });
    context.tell('error', place, `остаток «${text}» — не число. Поправьте его в 1С`);
    return 0;
  }
  return /^[-−]/.test(text) ? -amount : amount;
}
