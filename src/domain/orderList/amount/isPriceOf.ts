import type { Carpet } from '../../settings/settings';

/** Whether a figure of a line is the price of its carpet, at any amount. */
export function isPriceOf({ price, priceTiers = [] }: Carpet, figure: unknown): boolean {
  return [price, ...priceTiers.map((tier) => tier.price)].some((one) => one === figure);
}
