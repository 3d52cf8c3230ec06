import type { Fields } from '../../source/catalog';
import type { AddFinding, Offer, Product } from '../exchange/exchange';
import { definedFields, importItem, type ImportContext, type ImportedEntry } from './importItem';
import { withCharacteristics } from './offerTitle';
import { readProperties } from './properties';
import { uniqueTitle } from './titles';

/** The items of a product, and the model that they are of, if it has one. */
interface ImportedProduct {
  readonly items: readonly ImportedEntry[];
  readonly model: ImportedEntry | undefined;
}

/**
 * A product with characteristics is a model; without them it is one item, with a model only where it has
 * several pictures, which an item cannot show (docs/product.md §26.7).
 * @param models titles of models of the category
 */
export function importProduct(
  product: Product,
  ownOffers: readonly Offer[],
  context: ImportContext,
  models: Set<string>,
): ImportedProduct {
  const offers = ownOffers.map((offer) => withCharacteristics(product, offer));
  const ofCharacteristics = offers.filter(hasCharacteristics);
  if (ofCharacteristics.length > 0) checkPlainOffers(product, offers, context.addFinding);
  const sold = ofCharacteristics.length > 0 ? ofCharacteristics : offers;
  if (sold.length > 1) checkNamelessOffers(product, sold, context.addFinding);
  const properties = readProperties(product, context);
  const items = (sold.length > 0 ? sold : [undefined]).map((offer) =>
    importItem(product, offer, properties, context),
  );
  const { description, images } = product;
  if (ofCharacteristics.length === 0 && images.length < 2) {
    return { items: items.map((item) => withDescription(item, description)), model: undefined };
  }
  const title = uniqueTitle(product.title, product.article, models);
  const { country, brand }: Fields = items[0]?.fields ?? {};
  const pictures = images.length > 0 ? images : undefined;
  const fields = { title, ...definedFields({ description, country, brand, images: pictures }) };
  return {
    model: { fields, place: product.place },
    items: items.map((item) => withFields(item, { model: title })),
  };
}

/** Beside characteristics, an offer without any is not shown; without a price and stock it says nothing. */
function checkPlainOffers(
  { title }: Product,
  offers: readonly Offer[],
  addFinding: AddFinding,
): void {
  for (const offer of offers) {
    if (hasCharacteristics(offer) || (offer.prices.length === 0 && !offer.stock)) continue;
    const message = `«${title}» продаётся по характеристикам: предложение без характеристики на сайт не попадёт`;
    addFinding('warning', offer.place, message);
  }
}

/** Of several offers, one whose characteristics are nowhere cannot be told from the others. */
function checkNamelessOffers(
  product: Product,
  offers: readonly Offer[],
  addFinding: AddFinding,
): void {
  for (const { characteristics, place } of offers) {
    if (characteristics.length > 0 || product.characteristics.length > 0) continue;
    const message = `«${product.title}»: у характеристики нет ни названия, ни значений, покупатели не отличат её от других. Заполните её в 1С`;
    addFinding('warning', place, message);
  }
}

/** Without a description, that of the settings is kept. */
function withDescription(item: ImportedEntry, description: string | undefined): ImportedEntry {
  return description === undefined ? item : withFields(item, { description });
}

function withFields(item: ImportedEntry, fields: Fields): ImportedEntry {
  return { ...item, fields: { ...item.fields, ...fields } };
}

function hasCharacteristics({ id, productId, characteristics }: Offer): boolean {
  return id !== productId || characteristics.length > 0;
}
