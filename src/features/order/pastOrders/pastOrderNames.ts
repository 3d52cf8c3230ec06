import { formatDate } from '../../../domain/format/date';
import { nbsp } from '../../../domain/format/number';
import { countOf, words } from '../../../domain/format/plural';
import { toIsoDate } from '../../../shared/lib/toIsoDate';
import type { PastOrder } from './pastOrdersList';

const fromDay = ({ date }: PastOrder) => `от${nbsp}${formatDate(toIsoDate(new Date(date)))}`;

/** «Заявка от 21 ноября 2026» */
export function datedTitle(order: PastOrder): string {
  return `Заявка ${fromDay(order)}`;
}

/** «12 позиций», after the dated title if the order has a name of its own. */
export function summaryOf(order: PastOrder): string {
  const positions = countOf(order.items.length, words.positions);
  return order.name ? `${datedTitle(order)}, ${positions}` : positions;
}

/** What follows «заявку» in a sentence: «от 21 ноября 2026», or the name in quotes. */
export function referenceTo(order: PastOrder): string {
  return order.name ? `«${order.name}»` : fromDay(order);
}
