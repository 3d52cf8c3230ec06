import { isAmount } from './amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';

/** How a carpet is sold, in its units: amounts are multiples of `step`, not below `minLot`. */
interface Lot {
  readonly minLot: number;
  readonly step: number;
  readonly packQty: number | undefined;
}

/** Why an amount does not fit the lot, and the nearest amounts that do, in ascending order. */
type LotProblem =
  | { readonly kind: 'belowMinimum'; readonly minLot: number; readonly fixes: readonly number[] }
  | { readonly kind: 'notMultiple'; readonly step: number; readonly fixes: readonly number[] };

type Sold = Pick<Carpet, 'minLot' | 'step' | 'packQty'>;

/** The lot of a carpet. The step is 1 by default, the minimum one step (docs/product.md §2.9). */
export function lotOf({ minLot = NaN, step = 1, packQty }: Sold): Lot {
  const validStep = isAmount(step) ? step : 1;
  const validMinLot = isAmount(minLot) ? minLot : validStep;
  return { step: validStep, minLot: validMinLot, packQty };
}

/** The smallest amount that fits the lot: the minimum, rounded up to whole steps. */
export function smallestAmount(carpet: Sold): number {
  const { minLot, step } = lotOf(carpet);
  return toDecimal(Math.ceil(toDecimal(minLot / step)) * step);
}

/** The smallest amount that fits the lot and is not below `amount`; undefined above the upper limit. */
export function coverInLots(carpet: Sold, amount: number): number | undefined {
  const { step } = lotOf(carpet);
  const covering = toDecimal(Math.ceil(toDecimal(amount / step)) * step);
  const fitting = Math.max(smallestAmount(carpet), covering);
  return isAmount(fitting) ? fitting : undefined;
}

/** Why an amount does not fit the lot, if it does not (docs/product.md §7.8). */
export function lotProblem(carpet: Sold, amount: number): LotProblem | undefined {
  const { minLot, step } = lotOf(carpet);
  const smallest = smallestAmount(carpet);
  if (!(amount >= minLot)) return { kind: 'belowMinimum', minLot, fixes: [smallest] };
  const steps = toDecimal(amount / step);
  if (Number.isInteger(steps)) return undefined;
  const fixes = [Math.floor(steps), Math.ceil(steps)].map((count) => toDecimal(count * step));
  return {
    kind: 'notMultiple',
    step,
    fixes: fixes.filter((fix) => fix >= smallest && isAmount(fix)),
  };
}

/** The next amount that fits the lot, at least the smallest; `amount` itself at the upper limit. */
export function stepUp(carpet: Sold, amount: number): number {
  const { step } = lotOf(carpet);
  const smallest = smallestAmount(carpet);
  if (!(amount >= smallest)) return smallest;
  const next = toDecimal((Math.floor(toDecimal(amount / step)) + 1) * step);
  return isAmount(next) ? next : amount;
}

/** The previous amount that fits the lot, never below the smallest. */
export function stepDown(carpet: Sold, amount: number): number {
  const { step } = lotOf(carpet);
  const smallest = smallestAmount(carpet);
  if (!(amount > smallest)) return smallest;
  return toDecimal((Math.ceil(toDecimal(amount / step)) - 1) * step);
}

/** How a field moves between the amounts that fit the lot. */
export function amountScale(carpet: Sold) {
  return {
    min: smallestAmount(carpet),
    up: (amount: number) => stepUp(carpet, amount),
    down: (amount: number) => stepDown(carpet, amount),
  };
}

/** The same for a field that may stay at 0, below the smallest of them. */
export function amountScaleFromZero(carpet: Sold) {
  const { min, up, down } = amountScale(carpet);
  return { min: 0, up, down: (amount: number) => (amount > min ? down(amount) : 0) };
}

/** The number of packs in an amount; undefined if it is not whole or the pack size is unknown. */
export function packsOf(carpet: Sold, amount: number): number | undefined {
  const packs = toDecimal(amount / (carpet.packQty ?? NaN));
  return Number.isInteger(packs) ? packs : undefined;
}

/** Packs to ship for an amount, rounded up; undefined if the pack size is unknown. */
export function packsToShip({ packQty }: Sold, amount: number): number | undefined {
  return packQty === undefined ? undefined : Math.ceil(toDecimal(amount / packQty));
}
