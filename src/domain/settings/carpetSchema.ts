import * as v from 'valibot';
import { availabilities } from '../trade/availability';
import { piece } from '../trade/unit';
import { addressSegment, inOrder, isoDate, positive, record, text, texts } from './fields';

export const priceTier = {
  /** Amount from which the tier applies, in units of the carpet. */
  from: positive,
  /** ₽ per unit. */
  price: positive,
};

export const carpet = {
  _id: addressSegment,
  title: text,
  /** The title of a model of its category; without it the carpet is a model of its own. */
  model: v.optional(addressSegment),
  article: v.optional(text),
  barcode: v.optional(text),
  image: v.optional(text),
  description: v.optional(text),
  brand: v.optional(text),
  country: v.optional(text),
  kind: v.optional(text),
  purpose: v.optional(texts),
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
  /** Amounts must be multiples of it («кратность»), in units. */
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
  expectedAt: v.optional(isoDate),
};
