import type { Discount } from '../settings/settings';
import { toKopecks } from '../format/money';

/** A sum for an order to reach: the minimum order, a discount, or both. */
interface ScaleMark {
  /** Kopecks. */
  readonly at: number;
  readonly isMinimum: boolean;
  readonly percent?: number | undefined;
  readonly isReached: boolean;
}

const discountsShown = 2;

/**
 * The scale from 0 to the minimum order and the next two discounts (docs/product.md §9.9). Its parts are
 * equally long, whatever their sums. Discounts without a percentage have no mark.
 * @param sum kopecks
 * @param minimumOrder ₽
 * @param discounts in ascending order of the sums from which they apply
 * @returns the marks in ascending order, and how many parts the sum fills
 */
export function discountScale(
  sum: number,
  minimumOrder: number | undefined,
  discounts: readonly Discount[],
): { readonly marks: readonly ScaleMark[]; readonly filled: number } {
  const percents = new Map<number, number>();
  for (const { from, percent } of discounts) {
    if (percent !== undefined) percents.set(toKopecks(from), percent);
  }
  const sums = [...percents.keys()];
  const reached = sums.filter((at) => at <= sum).length;
  const first = Math.max(0, Math.min(reached, sums.length - discountsShown));
  const shown = sums.slice(first, first + discountsShown);
  const minimum = minimumOrder === undefined ? [] : [toKopecks(minimumOrder)];

  const marks = [...new Set([...minimum, ...shown])]
    .sort((a, b) => a - b)
    .map((at) => ({
      at,
      isMinimum: minimum.includes(at),
      percent: percents.get(at),
      isReached: at <= sum,
    }));
  const whole = marks.filter(({ isReached }) => isReached).length;
  const start = marks[whole - 1]?.at ?? 0;
  const next = marks[whole];
  return { marks, filled: next ? whole + (sum - start) / (next.at - start) : whole };
}
