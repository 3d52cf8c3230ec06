import { toDecimal } from '../format/decimal';
import { formatUnit } from '../format/units';
import type { Carpet } from '../settings/settings';
import { coverInLots, stepDown } from '../trade/lot';
import { formatSize } from '../trade/size';
import { measureOf, type RollMeasure } from './measureOf';

/** A carpet of a known width that is sold by the metre or the square metre. */
export interface Roll {
  readonly carpet: Carpet;
  /** «90 см», or «200×50 см» for a roll of a fixed length. */
  readonly size: string;
  /** m */
  readonly width: number;
  readonly soldBy: RollMeasure;
}

/** What a buyer needs, m or m². */
export interface Need {
  readonly measure: RollMeasure;
  readonly value: number;
}

/** Amounts of a roll, in units of its carpet, that come closest to a need. */
export interface Cover {
  /** The need itself; a length is rounded up to whole centimetres. */
  readonly needed: number;
  /** The smallest amount that fits the lot and is enough. */
  readonly amount: number;
  /** The next smaller amount that fits the lot, unless the need is met exactly. */
  readonly below: number | undefined;
}

/** @returns undefined for a carpet that is sold otherwise, or whose width is unknown */
export function rollOf(carpet: Carpet): Roll | undefined {
  const { unit, width } = carpet;
  const soldBy = measureOf(unit);
  if (width === undefined || !soldBy) return undefined;
  return {
    carpet,
    size: formatSize(carpet) ?? formatUnit(width, 'см'),
    width: toDecimal(width / 100),
    soldBy,
  };
}

/** A need in the given measure, m or m². A length is rounded up to whole centimetres. */
export function convertNeed(roll: Roll, need: Need, measure: RollMeasure): number {
  const exact = convert(roll, need, measure);
  return measure === 'area' || need.measure === 'length'
    ? exact
    : toDecimal(Math.ceil(toDecimal(exact * 100)) / 100);
}

function convert({ width }: Roll, { measure: from, value }: Need, to: RollMeasure): number {
  if (from === to) return value;
  return toDecimal(to === 'area' ? value * width : value / width);
}

/** The amounts for a need; undefined if it is more than can be ordered. */
export function coverNeed(roll: Roll, need: Need): Cover | undefined {
  const exact = convert(roll, need, roll.soldBy);
  const amount = coverInLots(roll.carpet, exact);
  if (amount === undefined) return undefined;
  const less = stepDown(roll.carpet, amount);
  return {
    needed: convertNeed(roll, need, roll.soldBy),
    amount,
    below: amount > exact && less < amount ? less : undefined,
  };
}

/** «24 пог. м × 0,9 м = 21,6 м²», «100 м² = 25 м × 4 м» */
export function formatPiece({ carpet, width, soldBy }: Roll, amount: number): string {
  const metres = (value: number) => formatUnit(value, 'м');
  const sold = formatUnit(amount, carpet.unit);
  return soldBy === 'length'
    ? `${sold} × ${metres(width)} = ${formatUnit(toDecimal(amount * width), 'м²')}`
    : `${sold} = ${metres(toDecimal(amount / width))} × ${metres(width)}`;
}
