import * as v from 'valibot';
import { carpet } from './carpetSchema';
import { company } from './companySchema';
import { addressSegment, cell, inOrder, isoDate, positive, record, text, texts } from './fields';

export const model = {
  title: addressSegment,
  description: v.optional(text),
  country: v.optional(text),
  brand: v.optional(text),
  /** File names, like the pictures of carpets. */
  images: v.optional(texts),
};

export const category = {
  _id: addressSegment,
  title: text,
  image: v.optional(text),
  /** Anything but `true` counts as `false`. */
  isPublished: v.pipe(
    v.optional(v.unknown(), false),
    v.transform((value) => value === true),
  ),
  models: v.optional(v.array(record(model))),
  items: v.optional(v.array(record(carpet)), []),
  /** The number of its carpets, in a block that does not contain them (docs/product.md §21.2). */
  count: v.optional(v.pipe(v.number(), v.integer())),
};

export const discount = {
  /** The sum of an order in ₽ from which it applies. */
  from: positive,
  /** Absent means that the discount is agreed for each order, so a wrong one is not taken for absent. */
  percent: v.exactOptional(v.undefinedable(v.pipe(positive, v.ltValue(100)))),
};

export const receivingWay = {
  title: text,
  /** ₽ */
  minimumOrder: v.optional(positive),
  note: v.optional(text),
  /** kg of the order from which `heavyNote` applies. */
  heavyFrom: v.optional(positive),
  heavyNote: v.optional(text),
};

const section = {
  title: text,
  paragraphs: v.optional(v.array(text), []),
  table: v.optional(record({ head: v.array(cell), rows: v.array(v.array(cell)) })),
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
      discounts: v.optional(v.pipe(v.array(record(discount)), v.transform(inOrder))),
    }),
    {},
  ),
  /** «Способ получения»: how a buyer gets the goods. */
  receiving: v.optional(v.array(record(receivingWay))),
  conditions: v.optional(v.array(record(section)), []),
  faq: v.optional(v.array(record({ question: text, answer: text })), []),
  /** ISO dates on which the office and the warehouse are closed. */
  holidays: v.optional(v.array(isoDate), []),
  /** One sentence about the papers that come with the goods, for the pages of models. */
  documents: v.optional(text),
  /** Groups of words that find each other. */
  searchSynonyms: v.optional(v.array(v.array(text))),
  categories: v.optional(v.array(record(category)), []),
});
