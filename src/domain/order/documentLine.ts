import { packsToShip } from '../trade/lot';
import { discontinued, priceFor, priceOnRequest } from '../trade/price';
import { piece } from '../trade/unit';
import { sumOfLine, type CartLine } from './totals';

/** A line as text and table show it. */
interface DocumentLine {
  readonly article: string;
  readonly title: string;
  readonly unit: string;
  readonly amount: number;
  readonly packs: number | undefined;
  /** Roubles per unit at the tier that applies; undefined when on request or gone. */
  readonly price: number | undefined;
  /** Kopecks. */
  readonly sum: number | undefined;
  readonly note: string;
  /** Stands in place of a missing price. */
  readonly remark: string | undefined;
}

/** The article, title and unit of a carpet that has left the catalogue are those it had in the cart. */
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
