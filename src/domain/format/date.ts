import { nbsp } from './number';

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

/** «1 ноября 2026» for 2026-11-01; any other text is returned unchanged (docs/product.md §16.6). */
export function formatDate(iso: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(iso) ?? [];
  const name = months[Number(month) - 1];
  return year && name ? `${String(Number(day))}${nbsp}${name} ${year}` : iso;
}

/** «11 января» for an ISO date. */
export function formatDayMonth(iso: string): string {
  return formatDate(iso).replace(/ \d{4}$/, '');
}
