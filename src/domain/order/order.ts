import type { Company, Discount } from '../settings/settings';
import type { CartLine } from './totals';

/** What the buyer may add to an order. None of it is sent or stored (docs/product.md §11.4). */
export const contactFields = [
  ['organization', 'Организация'],
  ['inn', 'ИНН'],
  ['person', 'Контактное лицо'],
  ['city', 'Город'],
  ['receiving', 'Способ получения'],
  ['comment', 'Комментарий'],
] as const;

export type OrderContact = Readonly<Partial<Record<(typeof contactFields)[number][0], string>>>;

/** A cart that is handed over. */
export interface Order {
  /** ISO date. */
  readonly date: string;
  readonly company: Company;
  readonly lines: readonly CartLine[];
  /** Those of the price list, in ascending order. */
  readonly discounts?: readonly Discount[] | undefined;
  readonly contact: OrderContact;
}

/** The contact fields that are filled in, each with its label. */
export function filledContacts({ contact }: Order): (readonly [label: string, value: string])[] {
  return contactFields.flatMap(([field, label]) => {
    const value = contact[field]?.trim();
    return value ? [[label, value] as const] : [];
  });
}

/** «Город: Тверь», each in one line, so that no line of a comment is read back as an order. */
export function contactLines(order: Order): string[] {
  return filledContacts(order).map(([label, value]) => `${label}: ${inOneLine(value)}`);
}

/** A text without line breaks. */
export function inOneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}
