import { formatMeasure, nbsp } from './number';
import { plural } from './plural';

/** «20 шт», «12 пог. м», «5 рулонов». */
export function formatUnit(amount: number, unit: string): string {
  const name = unit === 'рулон' ? unit + plural(amount, ['', 'а', 'ов']) : unit;
  return `${formatMeasure(amount)}${nbsp}${name.replace(/ /g, nbsp)}`;
}
