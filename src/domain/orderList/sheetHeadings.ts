import { findAmounts, notOrdered, type AmountColumn } from './amountColumns';
import { cleanText } from './cleanText';

/** The columns of a table, by their headings. */
export interface SheetHeadings {
  /** Only «Артикул» was understood: used only if the table has no better headings. */
  readonly isLone: boolean;
  /** Columns that identify the carpet, by article, barcode or code. */
  readonly ids: readonly number[];
  /** Columns of names. */
  readonly names: readonly number[];
  /** Columns of amounts, the likeliest first; several only where each has a measure or rivals. */
  readonly amounts: readonly AmountColumn[];
  /** The column with the measure of each row's amount, or -1. */
  readonly unit: number;
  /** Columns of something else: prices, stocks, sizes. */
  readonly others: ReadonlySet<number>;
  /** Columns with any heading. */
  readonly headed: ReadonlySet<number>;
  /** The number of cells in their row. */
  readonly width: number;
}

/** Begins with a figure, or is an article. */
const data = /^[-+~]?\d|^\p{L}*-?\d+-/u;
/** «Артикул: КЛМ», «кол-во 20»: a label with its value. */
const labelled = /:\s*[^\s():]/;
const counted = /(?:[.:-]\s*|\s)\d[\d\s.,]*(?:\p{L}{1,6}\.?)?$/u;

const maxColumns = 200;
const maxLength = 80;

const id =
  /^(?:(?:ваш|наш|№|номер) )?(?:артикул[аы]?|арт\.?|код|шк|штрих[- ]?код|vendor code|sku|ean|article|barcode|code)(?:[ ./(№:*-](?!.*(?<!\p{L})(?:тн ?вэд|ок[пу]|валют|ед))[\p{L} ./()№:*-]*(?:1с|13)?\)?)?(?: \d)?$/iu;
const name =
  /^(?:наименование|номенклатура|название|товары?|позиция|продукция|продукт|изделие|ассортимент|name|title|item)(?!\p{L})/iu;
/** A heading that is alone in its row: «Артикул», «Артикул, количество». */
const alone =
  /^(?:артикулы?|арт\.?|код(?: товара)?|штрих-?код|sku|article)[.:]?$|^(?:артикул|код)[\s,;и/–-]+(?:количество|кол-?во|шт\.?)$/iu;
const unit = /^(?:базовая )?ед(?:иница)?\.? ?(?:изм(?:ерения)?\.?)?$|^еи$/iu;

/** Other columns than amounts, besides those that `notOrdered` finds. */
const other =
  /^(?:#|п\/п|прайс|скидк|ндс|размер|габарит|ширин|длин|высот|толщин|цвет|ед|упак|примеч|коммент|фото|картин|бренд|марка|страна|категори|группа|price|sum|total)/iu;

/** Reads a row of cells as headings; undefined if it is any other row. */
export function readHeadings(cells: readonly string[]): SheetHeadings | undefined {
  const headings = cells.slice(0, maxColumns).map(tidyHeading);
  const columnsOf = (isIt: (heading: string) => boolean) =>
    headings.flatMap((heading, column) => (isIt(heading) ? [column] : []));
  const ids = columnsOf((heading) => id.test(heading) || alone.test(heading));
  const names = columnsOf((heading) => name.test(heading));
  const [naming] = [...ids, ...names];
  const amounts = findAmounts(headings, naming);
  if (ids.length + names.length + amounts.length === 0) return undefined;
  // figures are data, but «50» between «Артикул» and «Количество» may be a price tier
  const isSure = ids.length > 0 && amounts.length > 0;
  if (!isSure && headings.some((heading) => data.test(heading))) return undefined;
  if (headings.some((heading) => labelled.test(heading))) return undefined;
  const others = columnsOf((heading) => other.test(heading) || notOrdered.test(heading));
  const known = new Set([...ids, ...names, ...amounts.map(({ column }) => column), ...others]);
  const isLone = known.size < 2;
  const texts = headings.filter(Boolean);
  const hasCount = amounts.some(({ column }) => counted.test(headings[column] ?? ''));
  if (hasCount && texts.length < 3) return undefined;
  const isUnsure = texts.length === 1 || texts.some((text) => /\d/.test(text));
  const isAlone = texts.some((text) => alone.test(text));
  if (isLone && (ids.length === 0 || (isUnsure && !isAlone))) return undefined;
  return {
    isLone,
    ids,
    names,
    amounts,
    unit: headings.findIndex((heading) => unit.test(heading)),
    others: new Set(others.filter((column) => !ids.includes(column))),
    headed: new Set(columnsOf(Boolean)),
    width: cells.length,
  };
}

/** Shortens «Номенклатура.Артикул», a heading in reports of 1C, to «Артикул». */
function tidyHeading(cell: string): string {
  if (cell.length > maxLength) return '';
  return cleanText(cell)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\p{L}{4,}\.(?=\p{L}{3})/u, '');
}
