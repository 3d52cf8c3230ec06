import type { Carpet } from '../../settings/settings';

/** Whether a figure of a line is the price of its carpet, at any amount. */
export function isPriceOf({ price, priceTiers }: Carpet, figure: unknown): boolean {
  return figure === price || Boolean(priceTiers?.some((tier) => tier.price === figure));
}
