import * as v from 'valibot';
import { availabilities } from '../trade/availability';
import { piece } from '../trade/unit';

/** Half of a surrogate pair is no character: an address can't hold it, and would throw. */
const wellFormed = (value: string | number) => String(value).replace(/\p{Surrogate}/gu, '\uFFFD');
/** Text; a number where an owner left out the quotes is read as text. Nothing but spaces is no text. */
const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(wellFormed),
  v.trim(),
  v.nonEmpty(),
);
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0));
/** Extra fields of the owner's are kept and ignored. */
const record = <T extends v.ObjectEntries>(entries: T) => v.looseObject(entries);

export const priceTier = {
  /** Amount from which the tier applies, in units of the carpet. */
  from: positive,
  /** ₽ per unit. */
  price: positive,
};

/** Lowest first; of two that begin at one amount the first counts. */
function inOrder<T extends { readonly from: number }>(tiers: readonly T[]): T[] {
  return tiers
    .toSorted((a, b) => a.from - b.from)
    .filter(({ from }, index, sorted) => from !== sorted[index - 1]?.from);
}

export const carpet = {
  _id: text,
  title: text,
  article: v.optional(text),
  barcode: v.optional(text),
  image: v.optional(text),
  description: v.optional(text),
  brand: v.optional(text),
  country: v.optional(text),
  kind: v.optional(text),
  purpose: v.optional(v.array(text)),
  /** cm */
  width: v.optional(positive),
  /** cm */
  length: v.optional(positive),
  /** mm */
  thickness: v.optional(positive),
  /** mm */
  pileHeight: v.optional(positive),
  material: v.optional(text),
  base: v.optional(text),
  color: v.optional(text),
  shape: v.optional(text),
  unit: v.optional(text, piece),
  /** Units in a pack. */
  packQty: v.optional(positive),
  /** The smallest amount sold («мин. партия»), in units. */
  minLot: v.optional(positive),
  /** Amounts are multiples of it («кратность»), in units. */
  step: v.optional(positive),
  /** kg per unit */
  weight: v.optional(positive),
  /** kg */
  packWeight: v.optional(positive),
  /** m³ */
  packVolume: v.optional(positive),
  /** ₽ per unit; absent means «Цена по запросу». */
  price: v.optional(positive),
  priceTiers: v.optional(v.pipe(v.array(record(priceTier)), v.transform(inOrder))),
  availability: v.optional(v.picklist(availabilities)),
  /** ISO date on which an awaited carpet arrives. */
  expectedAt: v.optional(v.pipe(text, v.isoDate())),
};

export const category = {
  /** `.` and `..` go up in an address, however they are encoded: no category can stand there. */
  _id: v.pipe(text, v.regex(/^(?!\.{1,2}$)/, 'no address can hold this id')),
  title: text,
  image: v.optional(text),
  /** Counts only as `true`. */
  isPublished: v.pipe(
    v.optional(v.unknown(), false),
    v.transform((value) => value === true),
  ),
  items: v.optional(v.array(record(carpet)), []),
};

export const place = {
  address: v.optional(text),
  directions: v.optional(text),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** Working hours of Monday to Friday, such as «9:00–18:00». */
  hours: v.optional(text),
};

export const company = {
  site: v.optional(v.pipe(text, v.url())),
  brand: v.optional(text),
  legalName: v.optional(text),
  email: v.optional(v.pipe(text, v.email())),
  phones: v.optional(
    record({
      office: v.optional(text),
      additional: v.optional(v.array(text)),
      warehouse: v.optional(text),
    }),
  ),
  office: v.optional(record(place)),
  warehouse: v.optional(record(place)),
  requisites: v.optional(
    record({
      inn: v.optional(text),
      kpp: v.optional(text),
      ogrn: v.optional(text),
      account: v.optional(text),
      bank: v.optional(text),
      bik: v.optional(text),
      correspondentAccount: v.optional(text),
    }),
  ),
  consentUrl: v.optional(text),
  privacyUrl: v.optional(text),
};

const section = {
  title: text,
  paragraphs: v.optional(v.array(text), []),
  table: v.optional(record({ head: v.array(text), rows: v.array(v.array(text)) })),
};

/** The settings block (product.md, «Settings block»). */
export const schema = record({
  company: v.optional(record(company), {}),
  priceList: v.optional(
    record({
      date: v.optional(v.pipe(text, v.isoDate())),
      vat: v.optional(text),
      /** ₽ */
      minimumOrder: v.optional(positive),
    }),
    {},
  ),
  conditions: v.optional(v.array(record(section)), []),
  faq: v.optional(v.array(record({ question: text, answer: text })), []),
  /** ISO dates on which office and warehouse are closed. */
  holidays: v.optional(v.array(v.pipe(text, v.isoDate())), []),
  categories: v.optional(v.array(record(category)), []),
});
