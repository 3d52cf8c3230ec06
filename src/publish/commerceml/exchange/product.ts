import type { XmlElement } from '../xml/element';
import { childText, elementsAt, textOf } from '../xml/element';
import { idOf, isDeleted, isFirst, namedValues, nameIn, placeOf, requisitesOf } from './context';
import type { FileContext } from './context';
import { readPictures } from './pictures';
import { plainText } from './plainText';
import { unitOf } from './unit';

/** Reads «Товар». */
export function readProduct(context: FileContext, element: XmlElement): void {
  const id = idOf(context, element);
  if (id === undefined) return;
  const article = childText(element, 'Артикул');
  const place = placeOf(context, element, { article });
  if (!isFirst(context, id, place)) return;
  const requisites = requisitesOf(element);
  const title = childText(element, 'Наименование') ?? fullName(requisites);
  if (title === undefined) {
    const message = 'товар без названия. Заполните «Наименование» в 1С';
    context.addFinding('error', { ...place, field: 'Наименование' }, message);
    return;
  }
  context.exchange.products.set(id, {
    id,
    title: title.replace(/\s+/g, ' '),
    place,
    article,
    barcode: childText(element, 'Штрихкод'),
    unit: unitOf(element),
    groups: elementsAt(element, 'Группы', 'Ид').flatMap((group) => textOf(group) ?? []),
    description: plainText(childText(element, 'Описание')),
    images: readPictures(context, element),
    country: nameIn(element, 'Страна'),
    brand: nameIn(element, 'ТорговаяМарка') ?? nameIn(element, 'Изготовитель'),
    properties: namedValues(element, ['ЗначенияСвойств', 'ЗначенияСвойства'], 'Ид'),
    requisites,
    characteristics: readCharacteristics(element),
    isDeleted: isDeleted(context, element, place),
  });
}

/** The characteristics of a product or an offer. */
export function readCharacteristics(element: XmlElement) {
  return namedValues(element, ['ХарактеристикиТовара', 'ХарактеристикаТовара'], 'Наименование');
}

function fullName(requisites: ReturnType<typeof namedValues>): string | undefined {
  return requisites.find(({ name }) => name === 'Полное наименование')?.value;
}
