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
  return iso.replace(
    /^(\d{4})-(\d\d)-(\d\d).*/,
    (text, year: string, month: string, day: string) => {
      const name = months[Number(month) - 1];
      return name ? `${Number(day)}${nbsp}${name} ${year}` : text;
    },
  );
}

/** «11 января» for an ISO date. */
export function formatDayMonth(iso: string): string {
  return formatDate(iso).replace(/ \d{4}$/, '');
}
