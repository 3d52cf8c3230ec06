import { formatMoney } from '../../../domain/format/money';
import { formatUnit } from '../../../domain/format/units';
import { formatAddition } from '../../../domain/order/addition';
import { countOf, words } from '../../../domain/format/plural';
import type { AmountAddition, Difference } from '../../../domain/order/difference';
import type { CartLine } from '../../../domain/order/totals';
import { onRequest } from '../../../domain/trade/price';
import { piece } from '../../../domain/trade/unit';

/** Where the list comes from that the cart is compared with. */
export type ListSource = 'link' | 'pastOrder';

/** Sentences about the list (docs/product.md §11.5). */
export const differenceTexts = {
  link: {
    contents: 'В ссылке',
    compared: 'Вот что изменится, если заменить её заявкой из ссылки.',
    allGone: 'Товары из ссылки сняты с продажи. Корзина не изменится.',
    removedRow: 'в ссылке этой позиции нет',
    removedRows: 'которых нет в ссылке',
  },
  pastOrder: {
    contents: 'В этой заявке',
    compared: 'Вот что изменится, если заменить её этой заявкой.',
    allGone: 'Товары этой заявки сняты с продажи. Корзина не изменится.',
    removedRow: 'в заявке этой позиции нет',
    removedRows: 'которых нет в этой заявке',
  },
} as const satisfies Record<ListSource, Record<string, string>>;

/** The sentence before the rows. */
export function leadOf({ rows, now, addition, isSame }: Difference, source: ListSource): string {
  const texts = differenceTexts[source];
  if (addition.length === 0) return texts.allGone;
  const cart = countOf(now.positions, words.positions);
  if (isSame) return `В корзине уже то же самое: ${cart}. Заменять нечего.`;
  if (now.positions > 0) return `В корзине уже ${cart}. ${texts.compared}`;
  return `${texts.contents} ${countOf(rows.length, words.positions)}.`;
}

/** «20 шт», in the unit of the carpet. */
export function formatAmount(line: CartLine, amount = 0): string {
  return formatUnit(amount, unitOf(line));
}

const unitOf = ({ item, carpet }: CartLine) => carpet?.unit ?? item.unit ?? piece;

/** «40 + 60 = 100 шт» */
export function formatAmountAddition({ line, inCart, total }: AmountAddition): string {
  return formatAddition(inCart, total, unitOf(line));
}

/**
 * «+10 325 ₽», «−54 150 ₽», «0 ₽».
 * @param kopecks undefined if the line has no price at all
 */
export function formatChange(kopecks: number | undefined, line?: CartLine): string {
  if (kopecks === undefined) return line?.carpet ? onRequest : '—';
  const sign = kopecks > 0 ? '+' : '';
  return kopecks < 0 ? `−${formatMoney(-kopecks)}` : sign + formatMoney(kopecks);
}
