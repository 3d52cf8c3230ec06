import { absolute } from '../../domain/company/company';
import type { Carpet, Category, Settings } from '../../domain/settings/settings';
import { gtinOf } from '../../domain/trade/barcode';
import type { Model } from '../../domain/trade/models';
import { isOnRequest } from '../../domain/trade/price';
import { formatDimensions } from '../../domain/trade/size';
import { paths } from '../../shared/paths';
import { largestPicture } from '../pictures/largestPicture';
import { aggregateOffer, offer } from './offer';
import type { Thing } from './thing';

/** A model with the description of its page. */
interface Described {
  readonly settings: Settings;
  readonly category: Category;
  readonly model: Model;
  /** For a model without one of its own; Yandex requires one. */
  readonly description: string;
}

/**
 * A model as a group of products, or as a product if it is a single carpet. Carpets without a price
 * are left out, since Google reports a product without an offer as an error (docs/product.md §3.10).
 */
export function modelProducts(described: Described): Thing[] {
  const { settings, category, model } = described;
  const priced = model.items.filter((carpet) => !isOnRequest(carpet));
  const [first] = priced;
  if (!first) return [];
  if (model.items.length === 1) return [{ ...shared(described), ...product(described, first) }];
  return [
    {
      '@type': 'ProductGroup',
      ...shared(described),
      name: model.title,
      productGroupID: model.id,
      url: absolute(settings, paths.model(category._id, model.id)),
      variesBy: variesBy(priced),
      // Yandex takes the price of the page from here, Google those of the variants
      offers: aggregateOffer(priced),
      hasVariant: priced.map((carpet) => product(described, carpet)),
    },
  ];
}

/** What holds for all carpets of a model. */
function shared({ settings, category, model, description }: Described): Thing {
  const { brand, country } = model;
  const images = model.images.map((image) => absolute(settings, largestPicture('photo', image)));
  return {
    description: model.description ?? description,
    category: category.title,
    brand: brand && { '@type': 'Brand', name: brand },
    countryOfOrigin: country && { '@type': 'Country', name: country },
    image: images.length ? images : undefined,
  };
}

function product({ settings, category, model }: Described, carpet: Carpet): Thing {
  const { _id, title, article, barcode, color, material, weight } = carpet;
  const image = carpet.image ?? model.images[0];
  const url = absolute(settings, paths.carpet(category._id, carpet));
  return {
    '@type': 'Product',
    name: title,
    sku: article ?? _id,
    gtin: barcode && gtinOf(barcode),
    image: image && absolute(settings, largestPicture('photo', image)),
    size: formatDimensions(carpet),
    color,
    material,
    weight: weight && { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' },
    url,
    offers: offer(carpet, url),
  };
}

/** Those of the properties named by Google in which the carpets differ. */
function variesBy(carpets: readonly Carpet[]): string[] {
  const properties = {
    size: carpets.map(formatDimensions),
    color: carpets.map(({ color }) => color),
    material: carpets.map(({ material }) => material),
  };
  return Object.entries(properties).flatMap(([name, values]) =>
    new Set(values).size > 1 ? `https://schema.org/${name}` : [],
  );
}
