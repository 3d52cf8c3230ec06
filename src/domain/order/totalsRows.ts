import { formatNumber, formatUnit, formatVolume, formatWeight } from '../format/number';
import { formatMoney } from '../format/money';
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
  const { positions, pieces, otherUnits, packs, weight, volume, sum } = totals;
  const others = otherUnits.map(({ unit, amount }) => formatUnit(amount, unit));
  const counted = [pieces > 0 ? formatNumber(pieces) : [], others].flat();
  return [
    { label: 'Позиций', value: positions > 0 && formatNumber(positions) },
    { label: pieces > 0 ? 'Штук' : 'Количество', value: enumerate(counted) },
    { label: 'Упаковок', value: packs > 0 && formatNumber(packs) },
    { label: 'Вес', value: weight > 0 && formatWeight(weight) },
    { label: 'Объём', value: volume > 0 && formatVolume(volume) },
    {
      label: 'Сумма',
      value: sum > 0 && formatMoney(sum),
      remark: withoutOnRequest(totals),
      isSum: true,
    },
  ].flatMap(({ value, ...row }) => (value ? [{ value, ...row }] : []));
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
