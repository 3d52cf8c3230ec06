import { nbsp, formatNumber } from '../format/number';
import { coverInLots, smallestAmount } from './lot';
import { formatPrice, lineSum } from '../format/money';
import type { Carpet, PriceTier } from '../settings/settings';

/** Shown in place of an unknown price (docs/product.md §2.10). */
export const onRequest = 'по запросу';
export const priceOnRequest = `Цена ${onRequest}`;
/** Shown for a carpet in the cart that has left the catalogue. */
export const discontinued = 'Товар снят с продажи';

/** The tier that an amount reaches: the last one that does not begin above it (docs/product.md §2.10). */
export function tierFor({ priceTiers }: Carpet, amount: number): PriceTier | undefined {
  return priceTiers?.findLast(({ from }) => from <= amount);
}

/** Roubles per unit when `amount` is ordered; undefined if there is no price or only higher tiers. */
export function priceFor(carpet: Carpet, amount: number): number | undefined {
  return tierFor(carpet, amount)?.price ?? carpet.price;
}

/** Kopecks for `amount`; undefined if there is no price or only higher tiers. */
export function sumFor(carpet: Carpet, amount: number): number | undefined {
  const price = priceFor(carpet, amount);
  return price === undefined ? undefined : lineSum(price, amount);
}

/** Roubles per unit of the smallest amount that has a price; undefined means «Цена по запросу». */
export function entryPrice(carpet: Carpet): number | undefined {
  return priceFor(carpet, smallestPricedAmount(carpet));
}

/** Roubles per unit of the smallest amount; undefined if only a larger one, or none, has a price. */
export function priceOfSmallest(carpet: Carpet): number | undefined {
  return priceFor(carpet, smallestAmount(carpet));
}

/** The smallest amount that has a price; the smallest of all for a carpet without any. */
export function smallestPricedAmount(carpet: Carpet): number {
  const smallest = smallestAmount(carpet);
  const tier = carpet.priceTiers?.[0];
  return tier && priceOfSmallest(carpet) === undefined
    ? (coverInLots(carpet, tier.from) ?? smallest)
    : smallest;
}

/** Whether only a larger amount than the smallest has a price, at a tier. */
export function hasOnlyTierPrices(carpet: Carpet): boolean {
  return priceOfSmallest(carpet) === undefined && !isOnRequest(carpet);
}

/** Whether a carpet has no price at any amount. */
export function isOnRequest(carpet: Carpet): boolean {
  return entryPrice(carpet) === undefined;
}

/** «от 50 — 660 ₽». */
export function formatTier({ from, price }: PriceTier): string {
  return ['от', formatNumber(from), '—', formatPrice(price)].join(nbsp);
}
