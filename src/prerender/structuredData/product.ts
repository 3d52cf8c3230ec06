import { absolute } from '../../domain/company/company';
import { currencyCode } from '../../domain/format/money';
import type { Carpet, Category, Settings } from '../../domain/settings/settings';
import { stock, type Availability } from '../../domain/trade/availability';
import { paths, resized } from '../../shared/paths';
import type { Thing } from './thing';

const schemaAvailability: Readonly<Record<Availability, string>> = {
  [stock.plenty]: 'InStock',
  [stock.few]: 'LimitedAvailability',
  [stock.toOrder]: 'BackOrder',
  [stock.awaited]: 'PreOrder',
};

/** A carpet without a price is only listed by name, since search engines ignore products without offers. */
export function product(settings: Settings, category: Category, carpet: Carpet): Thing {
  const { title, article, barcode, image, brand, color, material, price, availability } = carpet;
  if (price === undefined) return { name: title };
  return {
    item: {
      '@type': 'Product',
      name: title,
      sku: article,
      gtin: barcode,
      image: image && absolute(settings, resized('item', image, 480, 'jpg')),
      brand: brand && { '@type': 'Brand', name: brand },
      color,
      material,
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: currencyCode,
        availability: availability && `https://schema.org/${schemaAvailability[availability]}`,
        url: absolute(settings, paths.category(category._id)),
      },
    },
  };
}
