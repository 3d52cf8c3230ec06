import { currencyCode, toKopecks } from '../../domain/format/money';
import { pricesOf } from '../../domain/model/prices';
import type { Carpet } from '../../domain/settings/settings';
import { availabilities, stock, type Availability } from '../../domain/trade/availability';
import { entryPrice, smallestPricedAmount } from '../../domain/trade/price';
import type { Thing } from './thing';

const schemaAvailability: Readonly<Record<Availability, string>> = {
  [stock.plenty]: 'InStock',
  [stock.few]: 'LimitedAvailability',
  [stock.toOrder]: 'BackOrder',
  // «PreOrder» is only for goods that have never been sold
  [stock.awaited]: 'BackOrder',
};

/**
 * The offer of a carpet at its entry price; undefined if it has none. Higher tiers are left out:
 * search engines take a further price for that of a single unit.
 */
export function offer(carpet: Carpet, url: string | undefined): Thing | undefined {
  const price = entryPrice(carpet);
  if (price === undefined) return undefined;
  const { availability, expectedAt, unit } = carpet;
  return {
    '@type': 'Offer',
    price: rounded(price),
    priceCurrency: currencyCode,
    availability: urlOf(availability),
    availabilityStarts: availability === stock.awaited ? expectedAt : undefined,
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: smallestPricedAmount(carpet),
      unitText: unit,
    },
    url,
  };
}

/**
 * All offers of a model in one, with the prices that its page shows (docs/product.md §19.2).
 * @param carpets those with a price
 */
export function aggregateOffer(carpets: readonly Carpet[]): Thing {
  const ranges = pricesOf(carpets);
  const best = availabilities.find((each) =>
    carpets.some(({ availability }) => availability === each),
  );
  return {
    '@type': 'AggregateOffer',
    lowPrice: rounded(Math.min(...ranges.map(({ low }) => low))),
    highPrice: rounded(Math.max(...ranges.map(({ high }) => high))),
    offerCount: carpets.length,
    priceCurrency: currencyCode,
    availability: urlOf(best),
  };
}

/** ₽ as the page shows them, in whole kopecks. */
function rounded(price: number): number {
  return toKopecks(price) / 100;
}

function urlOf(availability: Availability | undefined): string | undefined {
  return availability && `https://schema.org/${schemaAvailability[availability]}`;
}
