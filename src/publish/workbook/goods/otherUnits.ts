import { measureIn } from '../../../domain/orderList/amount/measures';
import { isSameUnit } from '../../source/units';
import type { Finding } from '../../finding';
import { isEmptyCell, type Problem } from '../cells/reading';
import { goodsUnitIn, units } from '../cells/units';
import type { FoundColumn } from '../columns/headingMeaning';
import type { WorkbookRow } from '../file/sheets';
import { findingIn, type RowPlace } from '../rows/place';

/** Units by which a piece or a roll cannot be counted. */
const measured: readonly (string | undefined)[] = ['area', 'length', 'metre'];
/** Columns whose numbers are in, or for, a unit of the goods; a side in metres is none. */
const counted: readonly unknown[] = [units.goods, units.roubles, units.kg];

/**
 * Cells whose heading counts metres of goods that are sold otherwise: «Цена за м²» of a mat sold by the
 * piece (docs/product.md §25.3).
 * @param unit of the goods
 */
export function otherUnits(
  { cells }: WorkbookRow,
  columns: readonly FoundColumn[],
  unit: string,
  at: RowPlace,
): readonly Finding[] {
  return columns.flatMap((found) => {
    const own = goodsUnitIn(found.unit);
    const isOther = measured.includes(measureIn(own)) && !isSameUnit(own, unit);
    const { fields, units: ofColumn } = found.column;
    // of a stock it only matters whether there is any
    const isCounted = counted.includes(ofColumn) && !fields.includes('availability');
    return isOther && isCounted && !isEmptyCell(cells[found.index])
      ? [findingIn(at, otherUnit(unit), found)]
      : [];
  });
}

function otherUnit(unit: string): Problem {
  const message = `заголовок называет другую единицу, чем у товара («${unit}»). Пересчитайте значение или исправьте единицу`;
  return { severity: 'error', message };
}
