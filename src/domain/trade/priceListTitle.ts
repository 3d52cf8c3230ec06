import { formatDate } from '../format/date';
import { nbsp } from '../format/number';

/** «Прайс-лист от 1 ноября 2026» for an ISO date, «Прайс-лист» without one. */
export function priceListTitle(date: string | undefined): string {
  return date ? `Прайс-лист от${nbsp}${formatDate(date)}` : 'Прайс-лист';
}
