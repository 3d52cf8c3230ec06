import { toDecimal } from './decimal';
import { formatMeasure, formatNumber, nbsp } from './number';
import { plural, words } from './plural';

/** «20 шт», «12 пог. м», «5 рулонов». */
export function formatUnit(amount: number, unit: string): string {
  const name = unit === 'рулон' ? plural(amount, words.rolls) : unit;
  return `${formatMeasure(amount)}${nbsp}${name.replace(/ /g, nbsp)}`;
}

/** «45 + 45 = 90 шт», in one line: an amount, what is added to it, and the total. */
export function formatAddition(before: number, total: number, unit: string): string {
  const added = formatNumber(toDecimal(total - before));
  return [formatNumber(before), '+', added, '=', formatUnit(total, unit)].join(nbsp);
}
