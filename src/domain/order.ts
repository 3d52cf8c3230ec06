import { formatDate } from './format';
import { packsToShip } from './lot';
import { onRequest, priceFor } from './price';
import type { Company } from './settings';
import { sumOfLine, type CartLine } from './totals';

/** What the buyer may add to an order; it never leaves for the site (product.md, /cart). */
export const contactFields = [
  ['organization', 'Организация'],
  ['inn', 'ИНН'],
  ['person', 'Контактное лицо'],
  ['city', 'Город'],
  ['delivery', 'Способ получения'],
  ['comment', 'Комментарий'],
] as const;

export type OrderContact = Readonly<Partial<Record<(typeof contactFields)[number][0], string>>>;

/** What the cart becomes when it is handed over. */
export interface Order {
  /** ISO date */
  readonly date: string;
  readonly company: Company;
  readonly lines: readonly CartLine[];
  readonly contact: OrderContact;
}

/** «Заявка от 21 ноября 2026» for an ISO date. */
export function orderTitle(date: string): string {
  return `Заявка от ${formatDate(date)}`;
}

/** The contact fields that are filled in, each with its label. */
export function filledContacts({ contact }: Order): (readonly [label: string, value: string])[] {
  return contactFields.flatMap(([field, label]) => {
    const value = contact[field]?.trim();
    return value ? [[label, value] as const] : [];
  });
}

/** A line as documents show it; what the catalogue has lost comes from the cart's own memory. */
interface DocumentLine {
  readonly article: string;
  readonly title: string;
  readonly unit: string;
  readonly amount: number;
  readonly packs: number | undefined;
  /** ₽ per unit at the tier that applies; undefined when on request or gone. */
  readonly price: number | undefined;
  /** Kopecks */
  readonly sum: number | undefined;
  readonly note: string;
  /** Said where a price would stand. */
  readonly remark: string | undefined;
}

export function documentLine(line: CartLine): DocumentLine {
  const { item, carpet } = line;
  const { amount, note = '' } = item;
  const { article = '', title = item._id, unit = 'шт' } = carpet ?? item;
  const price = carpet && priceFor(carpet, amount);
  const packs = carpet && packsToShip(carpet, amount);
  const noPrice = carpet ? onRequest : 'Товар снят с продажи';
  const remark = price === undefined ? noPrice : undefined;
  return { article, title, unit, amount, packs, price, sum: sumOfLine(line), note, remark };
}
