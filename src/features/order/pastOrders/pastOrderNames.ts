import { formatDate } from '../../../domain/format/date';
import { orderTitle } from '../../../domain/order/orderTitle';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import type { PastOrder } from './pastOrdersList';

const dayOf = ({ date }: PastOrder) => toIsoDate(new Date(date));

/** «Заявка от 21 ноября 2026» */
export function datedTitle(order: PastOrder): string {
  return orderTitle(dayOf(order));
}

/** What follows «заявку» in a sentence: «от 21 ноября 2026», or the name in quotes. */
export function referenceTo(order: PastOrder): string {
  return order.name ? `«${order.name}»` : `от ${formatDate(dayOf(order))}`;
}
