import type { Carpet } from './settings';

const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** No-break space: keeps a number and its unit on one line. */
export const nbsp = '\u00A0';

const numberFormats = new Map<number | undefined, Intl.NumberFormat>();

/** «1 285,5»; `digits` after the comma when given, otherwise as many as there are, at most three. */
export function formatNumber(value: number, digits?: number): string {
  let format = numberFormats.get(digits);
  if (!format) {
    const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    format = new Intl.NumberFormat('ru-RU', digits === undefined ? {} : fixed);
    numberFormats.set(digits, format);
  }
  return format.format(value).replace(/\s/g, nbsp);
}

/** «20 шт», «12 пог. м» */
export function formatUnit(amount: number, unit: string): string {
  return `${formatNumber(amount)}${nbsp}${unit.replace(/ /g, nbsp)}`;
}

/** «40×60 см»; undefined unless both sides are known. */
export function formatSize({
  width,
  length,
}: Pick<Carpet, 'width' | 'length'>): string | undefined {
  if (width === undefined || length === undefined) return undefined;
  return `${formatNumber(width)}×${formatNumber(length)}${nbsp}см`;
}

/** «40×60 см», or «ширина 90 см» for what is sold by length; undefined where the width is unknown. */
export function formatDimensions({
  width,
  length,
}: Pick<Carpet, 'width' | 'length'>): string | undefined {
  if (width === undefined || length !== undefined) return formatSize({ width, length });
  return `ширина${nbsp}${formatNumber(width)}${nbsp}см`;
}

/** @param kg kilograms: «135,0 кг» */
export function formatWeight(kg: number): string {
  return `${formatNumber(kg, 1)}${nbsp}кг`;
}

/** @param m3 cubic metres: «0,32 м³» */
export function formatVolume(m3: number): string {
  return `${formatNumber(m3, 2)}${nbsp}м³`;
}

/** «1 ноября 2026» for the ISO date 2026-11-01; any other text is returned as it is. */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  return year && name ? `${String(Number(day))} ${name} ${year}` : iso;
}

/** «11 января» for an ISO date. */
export function formatDayMonth(iso: string): string {
  return formatDate(iso).replace(/ \d{4}$/, '');
}
