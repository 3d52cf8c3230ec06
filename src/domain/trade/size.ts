import { formatNumber, nbsp } from '../format/number';
import type { Carpet } from '../settings/settings';

/** «40×60 см»; undefined unless both sides are known. */
export function formatSize({
  width,
  length,
}: Pick<Carpet, 'width' | 'length'>): string | undefined {
  if (width === undefined || length === undefined) return undefined;
  return `${formatNumber(width)}×${formatNumber(length)}${nbsp}см`;
}

/** «40×60 см», or «ширина 90 см» for a carpet sold by length; undefined where the width is unknown. */
export function formatDimensions({
  width,
  length,
}: Pick<Carpet, 'width' | 'length'>): string | undefined {
  if (width === undefined || length !== undefined) return formatSize({ width, length });
  return `ширина${nbsp}${formatNumber(width)}${nbsp}см`;
}

/** Whether all carpets are sold by length, in which case only their widths differ. */
export function areByWidth(carpets: readonly Pick<Carpet, 'width' | 'length'>[]): boolean {
  return carpets.every(({ width, length }) => width !== undefined && length === undefined);
}

/** «90 см»; undefined where the width is unknown. */
export function formatWidth({ width }: Pick<Carpet, 'width'>): string | undefined {
  return width === undefined ? undefined : `${formatNumber(width)}${nbsp}см`;
}
