import { formatNumber, formatUnit, formatVolume, formatWeight, nbsp } from '../format/number';
import { formatMoney, formatPrice } from '../format/money';
import { countOf, words } from '../format/plural';
import { onRequest } from '../trade/price';
import type { CartTotals } from './totals';

/** A total as text: «Вес», «135,0 кг». */
interface TotalsRow {
  readonly label: string;
  readonly value: string;
  /** What the sum leaves out. */
  readonly remark?: string | undefined;
  readonly isSum?: boolean;
}

/** The totals that are not zero, with the sum last. */
export function totalsRows(totals: CartTotals): TotalsRow[] {
  const { positions, pieces, otherUnits, packs, weight, volume, sum, reduction, due } = totals;
  const others = otherUnits.map(({ unit, amount }) => formatUnit(amount, unit));
  const counted = [pieces > 0 ? formatNumber(pieces) : [], others].flat();
  return [
    { label: 'Позиций', value: positions > 0 && formatNumber(positions) },
    { label: pieces > 0 ? 'Штук' : 'Количество', value: enumerate(counted) },
    { label: 'Упаковок', value: packs > 0 && formatNumber(packs) },
    { label: 'Вес', value: weight > 0 && formatWeight(weight) },
    { label: 'Объём', value: volume > 0 && formatVolume(volume) },
    { label: 'Товары', value: reduction > 0 && formatMoney(sum) },
    { label: discountLabel(totals), value: reduction > 0 && `−${formatMoney(reduction)}` },
    {
      label: reduction > 0 ? 'Итого' : 'Сумма',
      value: sum > 0 && formatMoney(due),
      remark: remarkOf(totals),
      isSum: true,
    },
  ].flatMap(({ value, ...row }) => (value ? [{ value, ...row }] : []));
}

/** «Скидка 5 % от 150 000 ₽»; empty if no percentage applies. */
export function discountLabel({ discount }: CartTotals): string {
  return discount?.percent === undefined
    ? ''
    : `${formatDiscount(discount.percent)} от${nbsp}${formatPrice(discount.from)}`;
}

/** «Скидка 5 %» */
export function formatDiscount(percent: number): string {
  return `Скидка${nbsp}${formatNumber(percent)}${nbsp}%`;
}

/** Shown in place of a discount without a percentage. */
export const individualDiscount = 'индивидуальная скидка — уточнит менеджер';

function remarkOf(totals: CartTotals): string | undefined {
  const { discount } = totals;
  const isIndividual = discount !== undefined && discount.percent === undefined;
  const remarks = [withoutOnRequest(totals), isIndividual && individualDiscount];
  return remarks.filter(Boolean).join('; ') || undefined;
}

/** «20, 3 рул и 12 пог. м» */
function enumerate(texts: readonly string[]): string {
  return [texts.slice(0, -1).join(', '), ...texts.slice(-1)].filter(Boolean).join(' и ');
}

/** «Сумма: 12 095 ₽ без учёта 1 позиции по запросу» */
export function formatTotal({ label, value, remark }: TotalsRow): string {
  return [`${label}: ${value}`, remark].filter(Boolean).join(' ');
}

/** «без учёта 1 позиции по запросу»; undefined if every line has a price. */
export function withoutOnRequest({ onRequest: count }: CartTotals): string | undefined {
  return count > 0 ? `без учёта ${countOf(count, words.ofPositions)} ${onRequest}` : undefined;
}
