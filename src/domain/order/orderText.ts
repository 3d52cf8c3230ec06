import { formatNumber } from '../format/number';
import { formatUnit } from '../format/units';
import { formatMoney, formatPrice, lineSum } from '../format/money';
import { countOf, words } from '../format/plural';
import { documentLine } from './documentLine';
import { contactLines, inOneLine, type Order } from './order';
import { orderHeading } from './orderTitle';
import { cartTotals, type CartLine } from './totals';
import { formatTotal, totalsRows } from './totalsRows';

/**
 * An order for an email or the clipboard. Each line is a sentence, since an email has no columns. The
 * quick order can read the text back (docs/product.md §10.5).
 * @param link opens a cart with the same lines
 */
export function orderText(order: Order, link?: string): string {
  const lines = order.lines.map((line, index) => lineText(line, index));
  const totals = totalsRows(cartTotals(order.lines, order.discounts)).map(formatTotal);
  return textOf([
    [orderHeading(order)],
    contactLines(order),
    lines,
    totals,
    link ? [cartAt(link)] : [],
  ]);
}

/** How a brief text is shortened. */
export interface Brevity {
  /** The number of lines that are listed; the others are only counted. */
  readonly listed: number;
  /** What is written of a line: all, all but the title of goods with an article, or the amount alone. */
  readonly lines: LineText;
}

type LineText = 'whole' | 'withoutTitle' | 'amount';

/** A shorter text of the same order, without the heading and the totals other than sums. */
export function briefOrderText(order: Order, link: string, brevity: Brevity): string {
  const { lines, discounts } = order;
  const { listed } = brevity;
  const listedLines = lines
    .slice(0, listed)
    .map((line, index) => lineText(line, index, brevity.lines));
  const left = countOf(lines.length - listed, words.positions);
  const sums = totalsRows(cartTotals(lines, discounts)).filter(({ kind }) => kind);
  const others = listed > 0 ? `и ещё ${left}` : left;
  return textOf([
    contactLines(order),
    listed < lines.length ? [...listedLines, others] : listedLines,
    sums.map(formatTotal),
    [cartAt(link)],
  ]);
}

function textOf(blocks: readonly (readonly string[])[]): string {
  return blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

function cartAt(link: string): string {
  return `Корзина: ${link}`;
}

/** «1. VG-6090-04 Ковёр, 60×90 см — 20 шт × 695 ₽ = 13 900 ₽ (примечание)» */
function lineText(line: CartLine, index: number, written: LineText = 'whole'): string {
  const { article, title, unit, amount, price, note, remark } = documentLine(line);
  const money =
    price === undefined
      ? `, ${remark.toLowerCase()}`
      : ` × ${formatPrice(price)} = ${formatMoney(lineSum(price, amount))}`;
  const name = [article, (written === 'whole' || !article) && title].filter(Boolean).join(' ');
  const rest = [written !== 'amount' && money, note && ` (${note})`].filter(Boolean).join('');
  const text = `${name} — ${formatExactly(amount, unit)}${rest}`;
  return `${String(index + 1)}. ${inOneLine(text)}`;
}

/** «17,0496 м²»: with all decimals, since the text may be read back. */
function formatExactly(amount: number, unit: string): string {
  const text = formatUnit(amount, unit);
  const [, decimals = ''] = String(amount).split('.');
  const exact = `${formatNumber(Math.trunc(amount))},${decimals}`;
  return decimals.length > 3 ? text.replace(formatNumber(amount), exact) : text;
}
