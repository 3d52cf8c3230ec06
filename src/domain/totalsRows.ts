import { formatNumber, formatVolume, formatWeight } from './format';
import { formatMoney } from './money';
import { countOf, words } from './plural';
import type { CartTotals } from './totals';

/** The totals in words, those that there is something to say of: «Вес», «135,0 кг». */
export function totalsRows(totals: CartTotals): (readonly [label: string, value: string])[] {
  const { positions, pieces, otherUnits, packs, weight, volume, sum, onRequest } = totals;
  const counted = [
    ['Позиций', positions],
    ['Штук', pieces],
    ...otherUnits.map(({ unit, amount }) => [unit, amount] as const),
    ['Упаковок', packs],
  ] as const;
  const measured = [
    ['Вес', weight > 0 && formatWeight(weight)],
    ['Объём', volume > 0 && formatVolume(volume)],
    ['Сумма', sum > 0 && `${formatMoney(sum)}${withoutOnRequest(onRequest)}`],
  ] as const;
  return [
    ...counted.flatMap(([label, count]) =>
      count > 0 ? [[label, formatNumber(count)] as const] : [],
    ),
    ...measured.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  ];
}

function withoutOnRequest(count: number): string {
  return count > 0 ? ` без учёта ${countOf(count, words.ofPositions)} по запросу` : '';
}
