import { absolute } from '../../../domain/company/company';
import { currencyCode, toKopecks } from '../../../domain/format/money';
import { sentence } from '../../../domain/format/sentence';
import { shorten } from '../../../domain/format/shorten';
import { factsOf } from '../../../domain/model/facts';
import { shotsOf } from '../../../domain/model/shots';
import type { Carpet, Category, Settings } from '../../../domain/settings/settings';
import { stockLevel } from '../../../domain/trade/availability';
import { gtinOf } from '../../../domain/trade/barcode';
import type { Model } from '../../../domain/trade/models';
import { entryPrice } from '../../../domain/trade/price';
import { paths } from '../../../shared/paths';
import { largestPicture } from '../../pictures/largestPicture';
import { element, type XmlElement } from '../xml';
import { countryOf } from './countries';
import { categoryNumber, offerId } from './ids';
import { params } from './params';
import { salesNotes } from './salesNotes';
import { decimal, feedText } from './texts';

/** Limits by Yandex (docs/product.md §27.43): characters, and the number of pictures. */
const most = { url: 2048, name: 150, description: 3000, pictureUrl: 512, pictures: 10 };

export interface Offered {
  readonly settings: Settings;
  readonly category: Category;
  readonly model: Model;
  readonly carpet: Carpet;
  /** Whether the site has a picture of goods. */
  readonly hasPicture: (file: string) => boolean;
}

/** ₽ per unit at the smallest amount that has a price, «285.50»; undefined if there is none to write. */
export function priceOf(carpet: Carpet): string | undefined {
  const price = entryPrice(carpet);
  if (price === undefined) return undefined;
  const kopecks = toKopecks(price);
  if (kopecks < 1 || !Number.isSafeInteger(kopecks)) return undefined;
  return kopecks % 100 === 0 ? String(kopecks / 100) : (kopecks / 100).toFixed(2);
}

/** The address of a carpet; undefined if it is too long for Yandex. */
export function urlOf({ settings, category, carpet }: Offered): string | undefined {
  const url = absolute(settings, paths.carpet(category._id, carpet));
  return url && url.length <= most.url ? url : undefined;
}

/** Addresses of the pictures that show a carpet, its own first (docs/product.md §27.46). */
export function picturesOf({ settings, model, carpet, hasPicture }: Offered): string[] {
  const shown = shotsOf(model).filter(
    ({ file, color }) => file !== carpet.image && (color === undefined || color === carpet.color),
  );
  return [...(carpet.image ? [carpet.image] : []), ...shown.map(({ file }) => file)]
    .filter(hasPicture)
    .flatMap((file) => absolute(settings, largestPicture('photo', file)) ?? [])
    .filter((url) => url.length <= most.pictureUrl)
    .slice(0, most.pictures);
}

/** The brand of a carpet, or that of its model. */
export function brandOf({ carpet, model }: Offered): string {
  return feedText(carpet.brand ?? model.brand ?? '');
}

/** An offer with the price and the address, which Yandex requires, and its pictures. */
interface Ready extends Offered {
  readonly price: string;
  readonly url: string;
  readonly pictures: readonly string[];
}

export function offer(ready: Ready): XmlElement {
  const { settings, category, model, carpet } = ready;
  const { _id, title, article, barcode, weight } = carpet;
  const gtin = gtinOf(barcode ?? '');
  const content = [
    some('url', ready.url),
    some('price', ready.price),
    some('currencyId', currencyCode),
    some('categoryId', categoryNumber(category._id)),
    ready.pictures.map((url) => element('picture', url)),
    some('name', shorten(feedText(title), most.name) || offerId(_id)),
    some('vendor', brandOf(ready)),
    some('vendorCode', feedText(article ?? '')),
    some('description', shorten(descriptionOf(ready), most.description)),
    some('sales_notes', salesNotes(carpet, settings.priceList.minimumOrder)),
    some('country_of_origin', countryOf(carpet.country ?? model.country ?? '')),
    // a code of 14 digits is that of a pack
    some('barcode', gtin?.length === 14 ? undefined : gtin),
    params(carpet),
    some('weight', weight === undefined ? undefined : decimal(weight)),
  ];
  return element('offer', content.flat(), { id: offerId(_id), available: availableOf(carpet) });
}

function some(name: string, text: string | undefined): XmlElement[] {
  return text ? [element(name, text)] : [];
}

/** Whether a carpet is in stock; undefined if the owner does not say. */
function availableOf({ availability }: Carpet): string | undefined {
  return availability && String(stockLevel(availability) !== 'none');
}

/** The owner's words or, where there are none, the facts. */
function descriptionOf({ model, carpet }: Offered): string {
  const words = feedText(carpet.description ?? model.description ?? '');
  if (words) return words;
  const facts = factsOf({ ...model, items: [carpet] }).map(
    ({ name, value }) => `${name}: ${value}`,
  );
  return feedText([carpet.title, ...facts].map(sentence).join(' '));
}
