import { currencyWord } from '../format/money';
import { cleanText } from './cleanText';
import { isCounted, measureIn, type Measure } from './amount/measures';

/** A column of amounts. */
export interface AmountColumn {
  readonly column: number;
  /** The measure in its heading: «Кол-во, шт»; undefined if there is none. */
  readonly measure: Measure | undefined;
  /** Equally likely columns: «Кол-во, Тула» beside «Кол-во, Орёл», or two called «Кол-во». */
  readonly rivals: readonly number[];
}

/** The columns of a table, by their headings. */
export interface SheetHeadings {
  /** Only «Артикул» was understood: used only if the table has no better headings. */
  readonly isLone: boolean;
  /** Columns that identify the carpet, by article, barcode or code. */
  readonly ids: readonly number[];
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
  /^(?:(?:ваш|наш|№|номер) )?(?:артикул[аы]?|арт\.?|код|шк|штрих[- ]?код|vendor code|sku|ean|article|barcode|code)(?:[ ./(№:*-](?!.*(?<!\p{L})(?:тн ?вэд|ок[пу]|валют|ед))[\p{L} ./()№:*-]*(?:1с|13)?\)?)?$/iu;
const name =
  /^(?:наименование|номенклатура|название|товары?|позиция|продукция|продукт|изделие|ассортимент|name|title|item)(?!\p{L})/iu;
/** A heading that is alone in its row: «Артикул», «Артикул, количество». */
const alone =
  /^(?:артикулы?|арт\.?|код(?: товара)?|штрих-?код|sku|article)[.:]?$|^(?:артикул|код)[\s,;и/–-]+(?:количество|кол-?во|шт\.?)$/iu;
const unit = /^(?:базовая )?ед(?:иница)?\.? ?(?:изм(?:ерения)?\.?)?$|^еи$/iu;

/** Not amounts of an order: pack sizes, stocks, limits, prices, weights, dates, numbers. */
const noAmount = new RegExp(
  String.raw`((?<!\p{L})(в|на|за) (1 )?|\/ ?)(уп|пач|короб|кор(?!\p{L})|рул|палл)|(?<!\p{L})(склад|остат|налич|резерв|мин|макс|кратн|сумм|стоим|цен|вес|масс|об[ъь]?[её]м|дат|номер|срок|статус|фасовк|отгруж|продан|поставщик|наряд|возврат|брак|в пути|свобод|доступ|рекоменд|прошл)|${currencyWord}|\p{Sc}|№`,
  'iu',
);
const word = String.raw`(?:количество|кол[ -]?во|к-во|кол(?:ич)?\.?|qty|q-ty|quantity|amount|count|шт(?:ук)?\.?)`;
/** Headings of amounts, the likeliest first. */
const amountHeadings: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:${word},? )?(?:(?:к|для|в|ваш[ае]?) )?(?:заказ(?:[ауе]|ать|ано)?|заявк[аи]|потребность|требуется|нужно|надо|необходимо|запрос|order)(?!\p{L})`,
    'iu',
  ),
  new RegExp(`^${word}$`, 'iu'),
  new RegExp(String.raw`^${word}(?!\p{L})(?!.*(?<!\p{L})уп)`, 'iu'),
  new RegExp(String.raw`^${word}(?!\p{L})|^(?:упаковок|коробок|пачек)(?!\p{L})`, 'iu'),
];
/** «Кол-во итого». */
const total = /итог|всего/iu;
/** Other columns than amounts, besides those that `noAmount` finds. */
const other =
  /^(?:#|п\/п|прайс|скидк|ндс|размер|габарит|ширин|длин|высот|толщин|цвет|ед|упак|примеч|коммент|фото|картин|бренд|марка|страна|категори|группа|price|sum|total)/iu;

/** Reads a row of cells as headings; undefined if it is any other row. */
export function readHeadings(cells: readonly string[]): SheetHeadings | undefined {
  const headings = cells.slice(0, maxColumns).map(tidyHeading);
  const columnsOf = (isIt: (heading: string) => boolean) =>
    headings.flatMap((heading, column) => (isIt(heading) ? [column] : []));
  const ids = columnsOf((heading) => id.test(heading) || alone.test(heading));
  const amounts = findAmounts(headings);
  const names = columnsOf((heading) => name.test(heading));
  if (ids.length + names.length + amounts.length === 0) return undefined;
  // figures are data, but «50» between «Артикул» and «Количество» may be a price tier
  const isSure = ids.length > 0 && amounts.length > 0;
  if (!isSure && headings.some((heading) => data.test(heading))) return undefined;
  if (headings.some((heading) => labelled.test(heading))) return undefined;
  const others = columnsOf((heading) => other.test(heading) || noAmount.test(heading));
  const known = new Set([...ids, ...names, ...amounts.map(({ column }) => column), ...others]);
  const isLone = known.size < 2;
  const texts = headings.filter(Boolean);
  const hasCount = amounts.some(({ column }) => counted.test(headings[column] ?? ''));
  if (hasCount && texts.length < 3) return undefined;
  const isUnsure = texts.length === 1 || texts.some((text) => /\d/.test(text));
  if (isLone && (ids.length === 0 || (isUnsure && !texts.some(isAlone)))) return undefined;
  return {
    isLone,
    ids,
    amounts,
    unit: headings.findIndex((heading) => unit.test(heading)),
    others: new Set(others.filter((column) => !ids.includes(column))),
    headed: new Set(columnsOf(Boolean)),
    width: cells.length,
  };
}

function isAlone(heading: string): boolean {
  return alone.test(heading);
}

/** Shortens «Номенклатура.Артикул», a heading in reports of 1C, to «Артикул». */
function tidyHeading(cell: string): string {
  if (cell.length > maxLength) return '';
  return cleanText(cell)
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\p{L}{4,}\.(?=\p{L}{3})/u, '');
}

/** Columns of equal rank are rivals; a column of totals has none. */
function findAmounts(headings: readonly string[]): readonly AmountColumn[] {
  const found = headings.flatMap((heading, column) => {
    const rank = amountHeadings.findIndex((pattern) => pattern.test(heading));
    if (rank < 0 || noAmount.test(heading)) return [];
    const measure = measureIn(heading);
    return !measure || isCounted(measure) ? { heading, column, measure, rank } : [];
  });
  const isOrder = found.some(({ rank }) => rank === 0);
  const ranked = found
    .filter(({ rank }) => (rank === 0) === isOrder)
    .sort((a, b) => a.rank - b.rank || b.column - a.column);
  const [first] = ranked;
  if (!first) return [];
  const rivalsOf = ({ column, rank, measure }: typeof first) =>
    ranked.filter((one) => one.rank === rank && one.measure === measure && one.column !== column);
  const used = first.measure
    ? ranked.filter(({ measure }) => measure)
    : [first, ...rivalsOf(first)];
  return used.map((one) => {
    const { heading, column, measure } = one;
    const rivals = total.test(heading) ? [] : rivalsOf(one).map((rival) => rival.column);
    return { column, measure, rivals };
  });
}
