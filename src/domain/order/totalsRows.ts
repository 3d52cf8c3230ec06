import { formatNumber, formatVolume, formatWeight, nbsp } from '../format/number';
import { formatUnit } from '../format/units';
import { formatMoney, formatPrice } from '../format/money';
import { countOf, plural, words } from '../format/plural';
import { onRequest } from '../trade/price';
import { piece } from '../trade/unit';
import { formatDiscount } from './discount';
import type { CartTotals } from './totals';

/** A total as text: «Вес», «135,0 кг». */
interface TotalsRow {
  readonly label: string;
  readonly value: string;
  /** What the sum leaves out. */
  readonly remark?: string | undefined;
  /** Set for the last rows: the sum before a discount, the discount, and the total. */
  readonly kind?: 'goods' | 'discount' | 'sum';
}

/** The totals that are not zero, with the sum last. */
export function totalsRows(totals: CartTotals): TotalsRow[] {
  const { positions, pieces, otherUnits, packs, weight, volume, sum, reduction, due } = totals;
  return [
    { label: 'Позиций', value: positions > 0 && formatNumber(positions) },
    otherUnits.length > 0
      ? { label: 'Количество', value: enumerate(amountsByUnit(totals)) }
      : { label: 'Штук', value: pieces > 0 && formatNumber(pieces) },
    { label: 'Упаковок', value: packs > 0 && formatNumber(packs) },
    { label: 'Вес', value: weight > 0 && formatWeight(weight) },
    { label: 'Объём', value: volume > 0 && formatVolume(volume) },
    { label: 'Товары', value: reduction > 0 && formatMoney(sum), kind: 'goods' as const },
    { label: discountLabel(totals), value: formatReduction(totals), kind: 'discount' as const },
    {
      label: reduction > 0 ? 'Итого' : 'Сумма',
      value: sum > 0 && formatMoney(due),
      remark: totalsRemark(totals),
      kind: 'sum' as const,
    },
  ].flatMap(({ value, ...row }) => (value ? [{ value, ...row }] : []));
}

/** «120 шт», «24 пог. м»: the amount in each unit. */
export function amountsByUnit({ pieces, otherUnits }: CartTotals): string[] {
  const inPieces = pieces > 0 ? [{ unit: piece, amount: pieces }] : [];
  return [...inPieces, ...otherUnits].map(({ unit, amount }) => formatUnit(amount, unit));
}

/** «Скидка 5 % от 150 000 ₽»; empty if no percentage applies. */
export function discountLabel({ discount }: CartTotals): string {
  return discount?.percent === undefined
    ? ''
    : `${formatDiscount(discount.percent)} от${nbsp}${formatPrice(discount.from)}`;
}

/** «−7 508,50 ₽»; empty if no percentage applies. */
export function formatReduction({ reduction }: CartTotals): string {
  return reduction > 0 ? `−${formatMoney(reduction)}` : '';
}

/** Shown in place of a discount without a percentage. */
export const individualDiscount = 'индивидуальная скидка — уточнит менеджер';

/** What the total leaves out or does not say yet; undefined if there is no such thing. */
export function totalsRemark(totals: CartTotals): string | undefined {
  const { discount } = totals;
  const isIndividual = discount !== undefined && discount.percent === undefined;
  const remarks = [leftOutRemark(totals), isIndividual && individualDiscount];
  return remarks.filter(Boolean).join('; ') || undefined;
}

/** «20 шт, 3 рулона и 12 пог. м» */
function enumerate(texts: readonly string[]): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' и ');
}

/** «Сумма: 12 095 ₽ без учёта 1 позиции по запросу» */
export function formatTotal({ label, value, remark }: TotalsRow): string {
  return [`${label}: ${value}`, remark]
    .filter(Boolean)
    .join(remark === individualDiscount ? ', ' : ' ');
}

/**
 * «без учёта 1 позиции по запросу и 2 позиций, снятых с продажи», or «по запросу» if no line has a price;
 * undefined if every line has one.
 */
export function leftOutRemark({ onRequest: asked, discontinued, sum }: CartTotals) {
  if (sum === 0) return asked > 0 ? onRequest : undefined;
  const leftOut = [
    asked > 0 && `${countOf(asked, words.ofPositions)} ${onRequest}`,
    discontinued > 0 &&
      `${countOf(discontinued, words.ofPositions)}, ${plural(discontinued, ['снятой', 'снятых', 'снятых'])} с${nbsp}продажи`,
  ].filter(Boolean);
  return leftOut.length > 0 ? `без учёта ${leftOut.join(' и ')}` : undefined;
}
