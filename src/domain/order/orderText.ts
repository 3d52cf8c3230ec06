import { formatUnit } from '../format/number';
import { formatMoney, formatPrice } from '../format/money';
import { documentLine } from './documentLine';
import { filledContacts, type Order } from './order';
import { orderTitle } from './orderTitle';
import { cartTotals, type CartLine } from './totals';
import { formatTotal, totalsRows } from './totalsRows';

/**
 * An order for an email or the clipboard. Each line is a sentence, since an email has no columns. The
 * quick order can read the text back (docs/product.md §10.5).
 */
export function orderText(order: Order): string {
  const totals = totalsRows(cartTotals(order.lines, order.discounts)).map(formatTotal);
  return textOf([...headOf(order), order.lines.map(lineText), totals]);
}

/** A shorter text of the same order: the article, the amount and the note of each line. */
export function briefOrderText(order: Order): string {
  return textOf([...headOf(order), order.lines.map(briefLineText)]);
}

type Lines = readonly string[];

function headOf(order: Order): readonly Lines[] {
  const { brand } = order.company;
  const heading = `${orderTitle(order.date)}${brand ? ` для компании «${brand}»` : ''}`;
  return [[heading], filledContacts(order).map(labelled)];
}

function textOf(blocks: readonly Lines[]): string {
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function labelled([label, value]: readonly [string, string]): string {
  return `${label}: ${value}`;
}

/** «1. VG-6090-04 Ковёр, 60×90 см — 20 шт × 695 ₽ = 13 900 ₽ (примечание)» */
function lineText(line: CartLine, index: number): string {
  const { article, title, unit, amount, price, sum, note, remark } = documentLine(line);
  const money =
    price === undefined || sum === undefined
      ? `, ${String(remark).toLowerCase()}`
      : ` × ${formatPrice(price)} = ${formatMoney(sum)}`;
  const name = [article, title].filter(Boolean).join(' ');
  const text = `${name} — ${formatUnit(amount, unit)}${money}${note && ` (${note})`}`;
  return `${String(index + 1)}. ${inOneLine(text)}`;
}

/** «VG-6090-04: 20 шт (примечание)» */
function briefLineText(line: CartLine): string {
  const { article, title, unit, amount, note } = documentLine(line);
  return inOneLine(`${article || title}: ${formatUnit(amount, unit)}${note && ` (${note})`}`);
}

function inOneLine(text: string): string {
  return text.replace(/[\r\n\t]+/g, ' ');
}
