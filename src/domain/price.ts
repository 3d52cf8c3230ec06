import { nbsp, formatNumber } from './format';
import { smallestAmount } from './lot';
import { formatMoney, toKopecks } from './money';
import type { Carpet, PriceTier } from './settings';

/** The tier that an amount reaches: the one that starts highest. The settings may list them in any order. */
export function tierFor({ priceTiers = [] }: Carpet, amount: number): PriceTier | undefined {
  return priceTiers
    .filter(({ from }) => from <= amount)
    .reduce<PriceTier | undefined>(
      (best, tier) => (best && best.from >= tier.from ? best : tier),
      undefined,
    );
}

/** ₽ per unit when `amount` is ordered; undefined means «Цена по запросу». */
export function priceFor(carpet: Carpet, amount: number): number | undefined {
  return tierFor(carpet, amount)?.price ?? carpet.price;
}

/** «от 50 — 660 ₽» */
export function formatTier({ from, price }: PriceTier): string {
  return ['от', formatNumber(from), '—', formatMoney(toKopecks(price))].join(nbsp);
}

/** ₽ per unit: the lowest price at which the smallest lot of one of them is sold, if any has a price. */
export function lowestPrice(carpets: readonly Carpet[]): number | undefined {
  const prices = carpets.flatMap((carpet) => priceFor(carpet, smallestAmount(carpet)) ?? []);
  return prices.length ? Math.min(...prices) : undefined;
}
