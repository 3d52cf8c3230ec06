import { isAmount } from './amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';

/** How a carpet is sold: amounts are multiples of `step`, not below `minLot`. All in its units. */
interface Lot {
  readonly minLot: number;
  readonly step: number;
  readonly packQty: number | undefined;
}

/** An amount that can't be ordered, and the nearest ones that can, smaller first. */
export type LotProblem =
  | { readonly kind: 'belowMinimum'; readonly minLot: number; readonly fixes: readonly number[] }
  | { readonly kind: 'notMultiple'; readonly step: number; readonly fixes: readonly number[] };

type Sold = Pick<Carpet, 'minLot' | 'step' | 'packQty'>;

/** Where the settings are silent (or absurd) a carpet is sold by one, from one step up. */
export function lotOf({ minLot, step = 1, packQty }: Sold): Lot {
  const sane = isAmount(step) ? step : 1;
  return { step: sane, minLot: minLot !== undefined && isAmount(minLot) ? minLot : sane, packQty };
}

/** The smallest amount that can be ordered: the minimal lot, rounded up to whole steps. */
export function smallestAmount(carpet: Sold): number {
  const { minLot, step } = lotOf(carpet);
  return toDecimal(Math.ceil(toDecimal(minLot / step)) * step);
}

/** What is wrong with an amount, for the hint «Кратно 10: 40 или 50?» (the amount stays as typed). */
export function lotProblem(carpet: Sold, amount: number): LotProblem | undefined {
  const { minLot, step } = lotOf(carpet);
  const smallest = smallestAmount(carpet);
  if (!(amount >= minLot)) return { kind: 'belowMinimum', minLot, fixes: [smallest] };
  const steps = toDecimal(amount / step);
  if (Number.isInteger(steps)) return undefined;
  const fixes = [Math.floor(steps), Math.ceil(steps)].map((count) => toDecimal(count * step));
  return { kind: 'notMultiple', step, fixes: fixes.filter((fix) => fix >= smallest) };
}

/** The next amount that can be ordered, if any; from anything below the smallest, the smallest. */
export function stepUp(carpet: Sold, amount: number): number {
  const { step } = lotOf(carpet);
  const smallest = smallestAmount(carpet);
  if (!(amount >= smallest)) return smallest;
  const next = toDecimal((Math.floor(toDecimal(amount / step)) + 1) * step);
  return isAmount(next) ? next : amount;
}

/** The previous amount that can be ordered, never below the smallest. */
export function stepDown(carpet: Sold, amount: number): number {
  const { step } = lotOf(carpet);
  const smallest = smallestAmount(carpet);
  if (!(amount > smallest)) return smallest;
  return toDecimal((Math.ceil(toDecimal(amount / step)) - 1) * step);
}

/** Packs in an amount; undefined when they are not whole or the pack is unknown. */
export function packsOf(carpet: Sold, amount: number): number | undefined {
  const packs = toDecimal(amount / (carpet.packQty ?? NaN));
  return Number.isInteger(packs) ? packs : undefined;
}

/** Packs to ship for an amount, an opened one counted whole; undefined when the pack is unknown. */
export function packsToShip({ packQty }: Sold, amount: number): number | undefined {
  return packQty === undefined ? undefined : Math.ceil(toDecimal(amount / packQty));
}
