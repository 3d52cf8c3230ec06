import * as v from 'valibot';
import { carpet } from './carpetSchema';
import { company } from './companySchema';
import { isoDate, positive, record, text } from './fields';

export const category = {
  /** Browsers resolve the path segments `.` and `..`, even when encoded, so no address leads to them. */
  _id: v.pipe(text, v.regex(/^(?!\.{1,2}$)/, 'no address leads to this id')),
  title: text,
  image: v.optional(text),
  /** Anything but `true` counts as `false`. */
  isPublished: v.pipe(
    v.optional(v.unknown(), false),
    v.transform((value) => value === true),
  ),
  items: v.optional(v.array(record(carpet)), []),
};

const section = {
  title: text,
  paragraphs: v.optional(v.array(text), []),
  table: v.optional(record({ head: v.array(text), rows: v.array(v.array(text)) })),
};

/** The settings block (docs/product.md §2). */
export const schema = record({
  company: v.optional(record(company), {}),
  priceList: v.optional(
    record({
      date: v.optional(isoDate),
      vat: v.optional(text),
      /** ₽ */
      minimumOrder: v.optional(positive),
    }),
    {},
  ),
  conditions: v.optional(v.array(record(section)), []),
  faq: v.optional(v.array(record({ question: text, answer: text })), []),
  /** ISO dates on which the office and the warehouse are closed. */
  holidays: v.optional(v.array(isoDate), []),
  categories: v.optional(v.array(record(category)), []),
});
