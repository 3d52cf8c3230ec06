import { units } from '../../source/values/unitFactors';
import type { Headings } from '../columns/findColumns';
import { headingKey, splitHeading } from '../columns/heading';
import type { FoundColumn, HeadingProblem, SheetColumn } from '../columns/headingMeaning';
import type { WorkbookRow, WorkbookSheet } from '../file/sheets';
import { cellText } from './cellText';

/** A text with a unit in the row above the headings. */
interface Above {
  readonly text: string;
  readonly unit: string;
  /** Whether it says what is measured, rather than being a title: «Размер, мм», not «Ковры 12 мм». */
  readonly isMeasure: boolean;
  /** Whether prices below it are in something else than roubles for a unit of the goods. */
  readonly isForeign: boolean;
}

/**
 * Gives headings without a unit the one that stands above them, such as «Размер, мм» over «Ширина» and
 * «Длина». Prices below a unit other than roubles are an error (docs/product.md §25.3).
 * @param at the row of the headings, and the sheet's merged cells
 */
export function withUnitsAbove(
  headings: Headings,
  above: WorkbookRow | undefined,
  at: { readonly row: number; readonly merged: WorkbookSheet['merged'] },
): Headings {
  if (above?.row !== at.row - 1) return headings;
  const over = textsAbove(above, at.merged ?? []);
  if (over.size === 0) return headings;
  const problems: HeadingProblem[] = [];
  const refuse = (column: SheetColumn) => {
    const own = over.get(column.index);
    if (own?.isForeign) problems.push({ ...column, ...foreignUnit(own) });
  };
  const columns = headings.columns.map((found): FoundColumn => {
    const own = over.get(found.index);
    const hasUnit = found.column.units.factorOf(found.unit, NaN) === found.factor;
    if (!own || hasUnit) return found;
    if (found.column.units === units.roubles)
      refuse({ index: found.index, heading: found.heading });
    const factor = own.isMeasure ? found.column.units.factorOf(own.unit) : undefined;
    return factor === undefined ? found : { ...found, factor, unit: own.unit };
  });
  for (const { price } of headings.tiers) {
    if (units.roubles.factorOf(splitHeading(price.heading).unit, NaN) !== 1) refuse(price);
  }
  return { ...headings, columns, problems: [...headings.problems, ...problems] };
}

/** By the columns that they stand over: those of merged cells, or else up to the next text. */
function textsAbove({ row, cells }: WorkbookRow, merged: NonNullable<WorkbookSheet['merged']>) {
  const over = new Map<number, Above>();
  let last: { readonly above: Above | undefined; readonly end: number } | undefined;
  for (let index = 0; index < farthest; index += 1) {
    const text = cellText(cells[index]);
    if (text !== '') {
      const area = merged.find(({ first }) => first.row === row && first.column === index);
      last = { above: aboveOf(text), end: area?.last.column ?? Infinity };
    }
    if (last?.above && index <= last.end) over.set(index, last.above);
  }
  return over;
}

/** More columns than there are headings. */
const farthest = 200;

const measures = [
  ...['цена', 'цены', 'стоимость', 'размер', 'размеры', 'габариты', 'ширина', 'длина'],
  ...['толщина', 'высота', 'ворс', 'вес', 'масса', 'объем'],
].map(headingKey);

const currency = /^(?:usd|eur|долл|евро|у\.? ?е|\p{Sc})/iu;

/** «Цена за упаковку», «Цены в тыс. руб.» */
const otherPrice = /цен.*(?:\sза|\sв|,)\s+(?:1 )?(?:тыс|упаков|короб|пачк)/iu;

function aboveOf(text: string): Above | undefined {
  const { key, unit } = splitHeading(text);
  const isOther = otherPrice.test(text);
  if (unit === '' && !isOther) return undefined;
  const isMeasure = measures.includes(key.split(' ')[0] ?? '') && !/\d/.test(key);
  const isUnknown = Object.values(units).every(
    (own) => own === units.none || own.factorOf(unit) === undefined,
  );
  return {
    text,
    unit,
    isMeasure,
    isForeign: isOther || (isUnknown && (isMeasure || currency.test(unit))),
  };
}

function foreignUnit({ text }: Above) {
  return {
    severity: 'error',
    message: `над заголовком стоит «${text}», а нужна цена в рублях за единицу товара. Пересчитайте цены и исправьте эту строку`,
  } as const;
}
