import { packsToShip } from '../trade/lot';
import { discontinued, priceFor, priceOnRequest } from '../trade/price';
import { piece } from '../trade/unit';
import { sumOfLine, type CartLine } from './totals';

/** A line of an order, as the text and the table show it. */
interface DocumentLine {
  readonly article: string;
  readonly title: string;
  readonly unit: string;
  readonly amount: number;
  readonly packs: number | undefined;
  /** Roubles per unit at the tier that applies; undefined if it is on request or the carpet is gone. */
  readonly price: number | undefined;
  /** Kopecks. */
  readonly sum: number | undefined;
  readonly note: string;
  /** Shown in place of a missing price. */
  readonly remark: string;
}

/** For a carpet that has left the catalogue, uses the article, title and unit stored in the cart. */
export function documentLine(line: CartLine): DocumentLine {
  const { item, carpet } = line;
  const { amount } = item;
  const { article = '', title = item._id, unit = piece } = carpet ?? item;
  const price = carpet && priceFor(carpet, amount);
  const packs = carpet && packsToShip(carpet, amount);
  const note = item.note?.trim() ?? '';
  const remark = carpet ? priceOnRequest : discontinued;
  return { article, title, unit, amount, packs, price, sum: sumOfLine(line), note, remark };
}
