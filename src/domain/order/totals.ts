import type { CartItem } from './cart';
import { toDecimal } from '../format/decimal';
import { discountsAround, reductionOf } from './discount';
import { packsToShip } from '../trade/lot';
import { toKopecks } from '../format/money';
import { sumFor } from '../trade/price';
import { pieceUnits } from '../trade/unit';
import type { Carpet, Discount } from '../settings/settings';

/** A cart item with its carpet, which is undefined if it has left the catalogue. */
export interface CartLine {
  readonly item: CartItem;
  readonly carpet?: Carpet | undefined;
}

export interface CartTotals {
  /** All lines of the cart; the other totals leave out lines whose carpet is gone. */
  readonly positions: number;
  /** Pieces and sets together. */
  readonly pieces: number;
  /** The amount for each other unit: square and running metres, rolls. */
  readonly otherUnits: readonly { readonly unit: string; readonly amount: number }[];
  /** Packs to ship; a part of a pack counts as a whole one. */
  readonly packs: number;
  /** kg */
  readonly weight: number;
  /** m³ */
  readonly volume: number;
  /** Kopecks before the discount, without lines that have no price. */
  readonly sum: number;
  /** The discount that the sum reaches; without a percentage it is agreed for each order. */
  readonly discount: Discount | undefined;
  /** Kopecks that the discount takes off. */
  readonly reduction: number;
  /** Kopecks to pay: the sum without the reduction. */
  readonly due: number;
  /** Lines with «Цена по запросу». */
  readonly onRequest: number;
  /** Lines whose carpet is gone. */
  readonly discontinued: number;
}

/** Kopecks for one line at the tier it reaches; undefined if the price is on request or the carpet is gone. */
export function sumOfLine({ item, carpet }: CartLine): number | undefined {
  return carpet && sumFor(carpet, item.amount);
}

/** kg of one line, from the weight of a unit, else of a pack; 0 if neither is known. */
export function weightOfLine({ item: { amount }, carpet }: CartLine): number {
  if (!carpet) return 0;
  const { weight, packWeight = 0 } = carpet;
  const packs = packsToShip(carpet, amount) ?? 0;
  return toDecimal(weight === undefined ? packWeight * packs : weight * amount);
}

/** m³ of the packs to ship for one line; 0 if it is unknown. */
export function volumeOfLine({ item: { amount }, carpet }: CartLine): number {
  return carpet ? toDecimal((carpet.packVolume ?? 0) * (packsToShip(carpet, amount) ?? 0)) : 0;
}

/** What a line adds to the totals. */
interface LineFigures {
  readonly carpet: Carpet;
  readonly amount: number;
  readonly packs: number;
  readonly weight: number;
  readonly volume: number;
  /** Undefined if the price is on request. */
  readonly sum: number | undefined;
}

/** Figures of lines that were totalled before, so that an edit recalculates one line, not a thousand. */
const known = new WeakMap<CartItem, LineFigures>();

function figuresOf(item: CartItem, carpet: Carpet): LineFigures {
  const kept = known.get(item);
  if (kept?.carpet === carpet) return kept;
  const line = { item, carpet };
  const figures = {
    carpet,
    amount: item.amount,
    packs: packsToShip(carpet, item.amount) ?? 0,
    weight: weightOfLine(line),
    volume: volumeOfLine(line),
    sum: sumOfLine(line),
  };
  known.set(item, figures);
  return figures;
}

/** @param discounts those of the price list, in ascending order */
export function cartTotals(
  lines: readonly CartLine[],
  discounts?: readonly Discount[],
): CartTotals {
  const present = lines.flatMap(({ item, carpet }) => (carpet ? [figuresOf(item, carpet)] : []));
  const total = (of: (line: LineFigures) => number) =>
    toDecimal(present.reduce((sum, line) => sum + of(line), 0));
  const inUnit = (units: readonly string[]) =>
    total(({ carpet, amount }) => (units.includes(carpet.unit) ? amount : 0));
  const units = new Set(present.map(({ carpet }) => carpet.unit));
  const sum = total((line) => line.sum ?? 0);
  const { reached } = discountsAround(sum, discounts);
  const reduction = reductionOf(sum, reached);

  return {
    positions: lines.length,
    pieces: inUnit(pieceUnits),
    otherUnits: [...units]
      .filter((unit) => !pieceUnits.includes(unit))
      .map((unit) => ({ unit, amount: inUnit([unit]) })),
    packs: total(({ packs }) => packs),
    weight: total(({ weight }) => weight),
    volume: total(({ volume }) => volume),
    sum,
    discount: reached,
    reduction,
    due: sum - reduction,
    onRequest: present.filter((line) => line.sum === undefined).length,
    discontinued: lines.length - present.length,
  };
}

/** Kopecks short of the minimum order; 0 if it is reached or none is set. */
export function leftToMinimum(sum: number, minimumOrderRoubles = 0): number {
  return Math.max(0, toKopecks(minimumOrderRoubles) - sum);
}
