import { measureIn } from '../../../domain/orderList/amount/measures';
import { goodsUnitIn, units } from '../../source/values/unitFactors';
import { isSameUnit } from '../../source/values/units';
import type { Finding } from '../../finding';
import { shownUnit } from '../cells/number';
import type { Problem } from '../cells/reading';
import type { Headings } from '../columns/findColumns';
import { splitHeading } from '../columns/heading';
import type { FoundColumn, SheetColumn } from '../columns/headingMeaning';
import type { WorkbookCell, WorkbookRow } from '../file/sheets';
import { findingIn, type RowPlace } from '../rows/place';

/** Columns whose numbers are in, or for, a unit of the goods; a side in metres is none. */
const counted: readonly unknown[] = [units.goods, units.roubles, units.kg];

/**
 * Cells that count something else than the unit of their carpet, by what they show themselves or else by
 * their heading: «Цена за м²» of a mat sold by the piece (docs/product.md §25.3).
 * @param unit of the carpet, as the site will show it
 */
export function findOtherUnits(
  { cells }: WorkbookRow,
  { columns, tiers }: Headings,
  unit: string,
  at: RowPlace,
): readonly Finding[] {
  const ofTiers = tiers
    .flatMap(({ from, price }) => (typeof from === 'number' ? [price] : [from, price]))
    .map((column) => ({ ...column, unit: splitHeading(column.heading).unit }));
  return [...columns.filter(isCounted), ...ofTiers].flatMap((found) => {
    const cell = cells[found.index];
    if (!hasNumber(cell)) return [];
    const inCell = goodsUnitIn(shownUnit(cell));
    const inHeading = goodsUnitIn(found.unit);
    if (inCell)
      return isOther(inCell, unit) ? [findingIn(at, otherUnit('ячейка', unit), found)] : [];
    // above the amounts of all goods, «В упаковке, шт», it stands for any unit
    const isAny = measureIn(inHeading) === 'piece' && !isPrice(found);
    return !isAny && isOther(inHeading, unit)
      ? [findingIn(at, otherUnit('заголовок', unit), found)]
      : [];
  });
}

/** Of a stock it only matters whether there is any. */
function isCounted({ column: { fields, units: ofColumn } }: FoundColumn): boolean {
  return counted.includes(ofColumn) && !fields.includes('availability');
}

function isPrice(found: SheetColumn | FoundColumn): boolean {
  return 'column' in found && found.column.units === units.roubles;
}

function hasNumber(cell: WorkbookCell | undefined): boolean {
  return cell?.kind === 'number' || (cell?.kind === 'text' && /\d/.test(cell.text));
}

/** Units of carpets for which a heading over all of them may say «шт». */
const pieces: readonly (string | undefined)[] = ['roll', 'set', undefined];

/** @param own the unit that a cell or a heading names; empty if it names none */
function isOther(own: string, unit: string): boolean {
  const measure = measureIn(own);
  // «за единицу» is for one unit, whatever it is
  if (measure === undefined || own.startsWith('ед') || isSameUnit(own, unit)) return false;
  return measure !== 'piece' || !pieces.includes(measureIn(unit));
}

function otherUnit(where: string, unit: string): Problem {
  const message = `${where} называет другую единицу, чем у товара («${unit}»). Пересчитайте значение или впишите единицу в столбец «Ед.»`;
  return { severity: 'error', message };
}
