import { childText, elementsAt, type XmlElement } from '../xml/element';
import { idOf, isDeleted, isFirst, placeOf, type FileContext } from './context';
import type { Offer, Price } from './exchange';
import { readCharacteristics } from './product';
import { readPictures } from './pictures';
import { readStock } from './stock';
import { unitOf } from './unit';

/** Reads «Предложение». Files of prices and stock add to what the file of offers says. */
export function readOffer(context: FileContext, element: XmlElement): void {
  const id = idOf(context, element);
  if (id === undefined) return;
  const article = childText(element, 'Артикул');
  const place = placeOf(context, element, { article });
  if (!isFirst(context, id, place)) return;
  const { products, offers } = context.exchange;
  const [beforeSign = id] = id.split('#');
  const productId = products.has(id) ? id : beforeSign;
  const before = offers.get(id);
  const offer: Offer = {
    id,
    productId,
    title: childText(element, 'Наименование')?.replace(/\s+/g, ' '),
    place,
    article,
    barcode: childText(element, 'Штрихкод'),
    unit: unitOf(element),
    images: readPictures(context, element),
    characteristics: readCharacteristics(element),
    prices: readPrices(context, element),
    stock: readStock(context, element),
    isDeleted: isDeleted(context, element, place),
  };
  offers.set(id, before ? merge(before, offer) : offer);
}

function merge(before: Offer, next: Offer): Offer {
  return {
    ...before,
    title: before.title ?? next.title,
    article: next.article ?? before.article,
    barcode: next.barcode ?? before.barcode,
    unit: before.unit ?? next.unit,
    images: before.images.length > 0 ? before.images : next.images,
    characteristics:
      before.characteristics.length > 0 ? before.characteristics : next.characteristics,
    // a file of prices may have only some of the types
    prices: [
      ...before.prices.filter((one) => next.prices.every(({ type }) => type !== one.type)),
      ...next.prices,
    ],
    stock: next.stock ?? before.stock,
    isDeleted: before.isDeleted || next.isDeleted,
  };
}

function readPrices(context: FileContext, element: XmlElement): readonly Price[] {
  return elementsAt(element, 'Цены', 'Цена').map((price) => ({
    type: childText(price, 'ИдТипаЦены') ?? '',
    value: childText(price, 'ЦенаЗаЕдиницу') ?? '',
    currency: childText(price, 'Валюта'),
    unit: childText(price, 'Единица'),
    ratio: childText(price, 'Коэффициент'),
    from: childText(price, 'МинКоличество'),
    place: placeOf(context, price, { field: 'ЦенаЗаЕдиницу' }),
  }));
}
