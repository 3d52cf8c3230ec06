import { formatDate } from '../../../domain/format/date';
import { countOf, words } from '../../../domain/format/plural';
import { orderTitle } from '../../../domain/order/orderTitle';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import type { PastOrder } from './pastOrdersList';

const dayOf = ({ date }: PastOrder) => toIsoDate(new Date(date));

/** «Заявка от 21 ноября 2026» */
export function datedTitle(order: PastOrder): string {
  return orderTitle(dayOf(order));
}

/** «12 позиций», after the dated title if the order has a name of its own. */
export function summaryOf(order: PastOrder): string {
  const positions = countOf(order.items.length, words.positions);
  return order.name ? `${datedTitle(order)}, ${positions}` : positions;
}

/** What follows «заявку» in a sentence: «от 21 ноября 2026», or the name in quotes. */
export function referenceTo(order: PastOrder): string {
  return order.name ? `«${order.name}»` : `от ${formatDate(dayOf(order))}`;
}
