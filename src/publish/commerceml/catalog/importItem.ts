import { piece } from '../../../domain/trade/unit';
import type { Place } from '../../finding';
import type { Fields } from '../../source/catalog';
import type { Finder } from '../../source/matching';
import type { AddFinding, Exchange, Offer, Product } from '../exchange/exchange';
import { availabilityOf } from './availability';
import { readPrices } from './prices';
import type { ChosenTypes } from './priceTypes';
import { articleWith, titleWith } from './titles';
import { checkSizes, fieldsOf, readValues } from './values';

/** What it takes to turn the products of an export into items. */
export interface ImportContext {
  readonly exchange: Exchange;
  readonly chosen: ChosenTypes;
  /** Finds the carpet of the settings that an item takes the place of (docs/product.md §23.3). */
  readonly findKnown: Finder;
  /** Whether the export says what is in stock. */
  readonly hasStock: boolean;
  readonly addFinding: AddFinding;
  /** Called with the names of properties that are no field. */
  readonly onUnknown: (name: string) => void;
  /** Called for each carpet whose tiers of the settings are not kept. */
  readonly onLostTiers: () => void;
}

/** An item or a model of the catalogue, with its place in the export. */
export interface ImportedEntry {
  readonly fields: Fields & { readonly title: string };
  readonly place: Place;
  /** Where its price is. */
  readonly pricePlace?: Place | undefined;
}

/**
 * The fields of a carpet, from a product and its offer, without a price where there is none.
 * @param properties the fields that the properties of the product give
 */
export function importItem(
  product: Product,
  offer: Offer | undefined,
  properties: Fields,
  context: ImportContext,
): ImportedEntry {
  const { chosen, findKnown, hasStock, addFinding } = context;
  const id = offer?.id ?? product.id;
  const characteristics = readValues(
    offer?.characteristics.length ? offer.characteristics : product.characteristics,
  );
  const article = articleOf(product, offer);
  const pricePlace = { ...(offer?.place ?? product.place), article };
  checkSizes(characteristics, pricePlace, addFinding);
  const title = titleWith(product.title, characteristics);
  const own = findKnown({ _id: id, article, title });
  const unit = product.unit ?? offer?.unit;
  if (unit !== undefined && /^\d+$/.test(unit)) {
    const message = `единица «${unit}» — код, которого сайт не знает, покупатели увидят число. Впишите в 1С краткое наименование единицы`;
    addFinding('warning', { ...product.place, article, field: 'БазоваяЕдиница' }, message);
  }
  const amount = offer?.stock;
  const [image] = [...(offer?.images ?? []), ...product.images];
  const keptUnit = typeof own?.['unit'] === 'string' ? own['unit'] : piece;
  const prices = readPrices(offer?.prices ?? [], chosen, unit ?? keptUnit, addFinding);
  if (own?.['priceTiers'] !== undefined && !prices.priceTiers) context.onLostTiers();
  const fromCharacteristics = fieldsOf(characteristics);
  const carpet = { ...own, ...properties, ...fromCharacteristics };
  const fields = {
    ...properties,
    ...definedFields({ country: product.country, brand: product.brand, image }),
    ...fromCharacteristics,
    ...definedFields({ article, barcode: offer?.barcode ?? product.barcode }),
    _id: id,
    title,
    ...definedFields({ unit }),
    ...prices,
    ...(hasStock && {
      availability: amount === undefined ? undefined : availabilityOf(amount, carpet),
    }),
  };
  return { fields, place: { ...product.place, article }, pricePlace };
}

/** 1C gives articles to products, and buyers order by them: each item needs its own (docs/product.md §26.8). */
function articleOf(product: Product, offer: Offer | undefined): string | undefined {
  if (offer?.article !== undefined && offer.article !== product.article) return offer.article;
  if (product.article === undefined || !offer || offer.id === product.id) return product.article;
  return articleWith(product.article, offer.characteristics);
}

/** The fields that have a value: what 1C does not say is kept from the settings. */
export function definedFields(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
