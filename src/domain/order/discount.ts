import { toDecimal } from '../format/decimal';
import { toKopecks } from '../format/money';
import { formatNumber, nbsp } from '../format/number';
import type { Discount } from '../settings/settings';

/**
 * The discount that an order reaches, and the next one (docs/product.md §9.14).
 * @param sum kopecks, without lines that have no price
 * @param discounts in ascending order of the sums from which they apply
 */
export function discountsAround(sum: number, discounts: readonly Discount[] | undefined) {
  const isReached = ({ from }: Discount) => toKopecks(from) <= sum;
  return {
    reached: discounts?.findLast(isReached),
    next: discounts?.find((discount) => !isReached(discount)),
  };
}

/** Kopecks that a discount takes off a sum in kopecks, rounded once; 0 without a percentage. */
export function reductionOf(sum: number, discount: Discount | undefined): number {
  return Math.round(toDecimal((sum * (discount?.percent ?? 0)) / 100));
}

/** «Скидка 5 %» */
export function formatDiscount(percent: number): string {
  return `Скидка${nbsp}${formatPercent(percent)}`;
}

/** «5 %» */
export function formatPercent(percent: number): string {
  return `${formatNumber(percent)}${nbsp}%`;
}
