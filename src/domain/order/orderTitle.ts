import { formatDate } from '../format/date';
import { formatMoney } from '../format/money';
import { countOf, words } from '../format/plural';
import { shorten } from '../format/shorten';
import type { Order } from './order';
import { cartTotals } from './totals';

/** «Заявка от 21 ноября 2026» for an ISO date. */
export function orderTitle(date: string): string {
  return `Заявка от ${formatDate(date)}`;
}

/** «Заявка от 21 ноября 2026 для компании «Порог»» */
export function orderHeading({ date, company: { brand } }: Order): string {
  return `${orderTitle(date)}${brand ? ` для компании «${brand}»` : ''}`;
}

/** The name of an order's file, «Заявка 2026-11-21», without an extension. */
export function orderFileName({ date }: Order): string {
  return `Заявка ${date}`;
}

/** Characters; leaves room for the order in the address of a mail. */
const longestOrganization = 60;

/**
 * The subject of a mail: «ООО «Ромашка», 6 позиций, 150 170 ₽», with the sum that the discounts go by
 * (docs/product.md §11.2).
 */
export function orderSubject({ contact, lines }: Order): string {
  const organization = contact.organization?.trim() ?? '';
  const { positions, sum } = cartTotals(lines);
  return [
    shorten(organization, longestOrganization) || 'Заявка',
    countOf(positions, words.positions),
    sum > 0 && formatMoney(sum),
  ]
    .filter(Boolean)
    .join(', ');
}
