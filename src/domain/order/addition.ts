import { toDecimal } from '../format/decimal';
import { formatNumber, nbsp } from '../format/number';
import { formatUnit } from '../format/units';

/** «45 + 45 = 90 шт», in one line: an amount, what is added to it, and the total. */
export function formatAddition(before: number, total: number, unit: string): string {
  const added = formatNumber(toDecimal(total - before));
  return [formatNumber(before), '+', added, '=', formatUnit(total, unit)].join(nbsp);
}
