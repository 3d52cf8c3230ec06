import * as v from 'valibot';
import { readHours } from '../company/hours';
import { record, text, texts } from './fields';

export const place = {
  address: v.optional(text),
  directions: v.optional(text),
  latitude: v.optional(v.number()),
  longitude: v.optional(v.number()),
  /** Working hours of Monday to Friday, such as «9:00–18:00». */
  hours: v.optional(
    v.pipe(
      text,
      v.check((hours) => readHours(hours) !== undefined, 'not working hours'),
    ),
  ),
};

/** The name and the domain may be in Cyrillic, the domain also in Punycode. */
const email = /^[\p{L}\d_+-]+(?:\.[\p{L}\d_+-]+)*@(?:[\p{L}\d-]+\.)+[\p{L}\d-]{2,}$/u;

/** «Порог» without its quotes, since the site puts its own; «ТД «Порог»» as it is. */
const unquoted = (name: string) => name.replace(/^[«"„“]([^«»"„“”]+)[»"“”]$/, '$1');

export const company = {
  /** An absolute address; «porog.ru:443» would be one with the protocol «porog.ru:». */
  site: v.optional(v.pipe(text, v.url(), v.regex(/^https?:\/\//i, 'not an http(s) address'))),
  brand: v.optional(v.pipe(text, v.transform(unquoted))),
  legalName: v.optional(text),
  email: v.optional(v.pipe(text, v.regex(email, 'not an e-mail address'))),
  phones: v.optional(
    record({
      office: v.optional(text),
      additional: v.optional(texts),
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
