import { rangeOf } from '../rangeOf';
import { formatMeasure } from './number';
import { formatUnit } from './units';

/** «8 мм», or «8–11 мм» from the least to the greatest; undefined for an empty list. */
export function formatRange(values: readonly number[], unit: string): string | undefined {
  const range = rangeOf(values);
  if (!range) return undefined;
  const { low, high } = range;
  return `${low < high ? `${formatMeasure(low)}–` : ''}${formatUnit(high, unit)}`;
}
