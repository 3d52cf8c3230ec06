import { packsToShip } from '../trade/lot';
import { discontinued, priceFor, priceOnRequest } from '../trade/price';
import { piece } from '../trade/unit';
import { sumOfLine, type CartLine } from './totals';

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
  const { article = '', title = item._id, unit = piece } = carpet ?? item;
  const price = carpet && priceFor(carpet, amount);
  const packs = carpet && packsToShip(carpet, amount);
  const noPrice = carpet ? priceOnRequest : discontinued;
  const remark = price === undefined ? noPrice : undefined;
  return { article, title, unit, amount, packs, price, sum: sumOfLine(line), note, remark };
}
