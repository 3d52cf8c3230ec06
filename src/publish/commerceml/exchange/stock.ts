import { toDecimal } from '../../../domain/format/decimal';
import { formatNumber } from '../../../domain/format/number';
import { readNumber } from '../../../domain/trade/amount';
import { elementsAt, textOf, type XmlElement } from '../xml/element';
import { placeOf, type FileContext } from './context';

/**
 * What all warehouses have of an offer, in base units; undefined if no amount is given. The versions
 * of the format write them in five ways (docs/product.md §26.13).
 */
export function readStock(context: FileContext, element: XmlElement): number | undefined {
  const inAll = withTexts(elementsAt(element, 'Количество').slice(0, 1));
  const byWarehouse = withTexts([
    ...elementsAt(element, 'Остатки', 'Остаток', 'Количество'),
    ...elementsAt(element, 'Остатки', 'Остаток', 'Склад', 'Количество'),
    ...elementsAt(element, 'КоличествоНаСкладах', 'КоличествоНаСкладе', 'Количество'),
  ]);
  const inAttributes = elementsAt(element, 'Склад').flatMap((one) => {
    const text = one.attributes['КоличествоНаСкладе']?.trim();
    return text ? [{ element: one, text }] : [];
  });
  const given = inAll.length > 0 ? inAll : [...byWarehouse, ...inAttributes];
  const amounts = given.map((one) => readAmount(context, one.element, one.text));
  if (amounts.length === 0) return undefined;
  const stock = amounts.reduce((sum, one) => toDecimal(sum + one), 0);
  if (stock < 0) {
    const message = `остаток ${formatNumber(stock)} меньше нуля: считаем, что товара нет`;
    context.addFinding('warning', placeOf(context, element, { field: 'Количество' }), message);
  }
  return stock;
}

function withTexts(elements: readonly XmlElement[]) {
  return elements.flatMap((one) => {
    const text = textOf(one);
    return text === undefined ? [] : [{ element: one, text }];
  });
}

function readAmount(context: FileContext, element: XmlElement, text: string): number {
  const amount = readNumber(text.replace(/^[-−]/, ''));
  if (Number.isNaN(amount)) {
    const place = placeOf(context, element, { field: 'Количество' });
    context.addFinding('error', place, `остаток «${text}» — не число. Поправьте его в 1С`);
    return 0;
  }
  return /^[-−]/.test(text) ? -amount : amount;
}
