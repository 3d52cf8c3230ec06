import { formatDate } from '../format/date';

/** «Заявка от 21 ноября 2026» for an ISO date. */
export function orderTitle(date: string): string {
  return `Заявка от ${formatDate(date)}`;
}
