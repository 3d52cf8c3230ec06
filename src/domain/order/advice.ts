import { isAmount } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import { discountsAround, reductionOf } from './discount';
import { coverInLots, lotProblem, packsToShip } from '../trade/lot';
import { formatMoney, formatPrice, lineSum, toKopecks } from '../format/money';
import { formatUnit } from '../format/units';
import { priceFor } from '../trade/price';
import type { Carpet, Discount } from '../settings/settings';

/** A larger amount for a line, and what it costs (docs/product.md §9.15). */
export interface Advice {
  /** In units of the carpet; it fits the lot. */
  readonly amount: number;
  /** Units above the amount of the line. */
  readonly more: number;
  /** ₽ per unit now; the same as `price` if only packs are filled. */
  readonly was: number;
  /** ₽ per unit at the advised amount. */
  readonly price: number;
  /** Kopecks that are added to the sum of the line. */
  readonly change: number;
}

/** Advice exceeds the amount by at most this fraction of it, unless the larger amount costs no more. */
const reach = 0.25;

/**
 * A slightly larger amount that reaches the next lower price, else one of whole packs. Undefined if
 * neither is worth suggesting, or the line has no price (docs/product.md §9.15).
 */
export function adviceFor(carpet: Carpet, amount: number): Advice | undefined {
  const atTiers = carpet.priceTiers?.map(({ from }) =>
    compare(carpet, amount, coverInLots(carpet, from)),
  );
  const cheaper = atTiers?.find((advice) => advice && isLower(advice));
  const inPacks = compare(carpet, amount, inFullPacks(carpet, amount));
  return [cheaper, inPacks].find(
    (advice) => advice && (advice.change <= 0 || advice.more <= amount * reach),
  );
}

/** The amount rounded up to whole packs; undefined if the pack is unknown, or either amount breaks the lot. */
function inFullPacks(carpet: Carpet, amount: number): number | undefined {
  const packs = packsToShip(carpet, amount) ?? NaN;
  const full = toDecimal(packs * (carpet.packQty ?? NaN));
  const fits = isAmount(full) && !lotProblem(carpet, amount) && !lotProblem(carpet, full);
  return fits ? full : undefined;
}

/** What a larger amount costs; undefined if it is not larger, or has no price. */
function compare(carpet: Carpet, now: number, amount = now): Advice | undefined {
  const was = priceFor(carpet, now) ?? NaN;
  const price = priceFor(carpet, amount) ?? NaN;
  const change = lineSum(price, amount) - lineSum(was, now);
  if (Number.isNaN(change) || amount <= now) return undefined;
  return { amount, more: toDecimal(amount - now), was, price, change };
}

/**
 * What following the advice costs, in kopecks; negative if it saves money. If the sum falls, the part of the
 * reduction that is lost counts as a cost; if it rises, a larger reduction does not count. Undefined if the
 * order might end up with a lower discount, so the buyer never pays more than is shown.
 * @param sum kopecks of the order before its discount, to which `change` is added
 */
export function adviceCost(
  sum: number,
  { change }: Pick<Advice, 'change'>,
  discounts?: readonly Discount[],
): number | undefined {
  const { reached: now } = discountsAround(sum, discounts);
  const { reached: next } = discountsAround(sum + change, discounts);
  if (next !== now && !isNotLower(now, next)) return undefined;
  return change + Math.max(0, reductionOf(sum, now) - reductionOf(sum + change, now));
}

/** Whether the next discount is at least as high; false if either has no percentage, since it may be any. */
function isNotLower(now: Discount | undefined, next: Discount | undefined): boolean {
  const [before = NaN, after = NaN] = [now ? now.percent : 0, next?.percent];
  return after >= before;
}

/**
 * «ещё 5 шт — цена 589 ₽ вместо 620 ₽» or «округлить до упаковки: +2 шт», and its price: «дороже на
 * 1 550 ₽», «дешевле на 150 ₽», «без доплаты».
 * @param cost kopecks
 */
export function formatAdvice(advice: Advice, cost: number, unit: string) {
  const { more, was, price } = advice;
  const units = formatUnit(more, unit);
  const sum = formatMoney(Math.abs(cost));
  return {
    text: isLower(advice)
      ? `ещё ${units} — цена ${formatPrice(price)} вместо ${formatPrice(was)}`
      : `округлить до упаковки: +${units}`,
    cost: cost > 0 ? `дороже на ${sum}` : cost < 0 ? `дешевле на ${sum}` : 'без доплаты',
  };
}

/** Whether the price is lower, as it is shown. */
const isLower = ({ was, price }: Advice) => toKopecks(price) < toKopecks(was);
