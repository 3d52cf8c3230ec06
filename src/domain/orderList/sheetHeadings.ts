import { currencySign, currencyWord } from '../format/money';

/** Headings stand below a letterhead, not below the goods. */
const maxRowsAbove = 30;

const articleHeading = /^(артикул|арт\.?|код|код товара|sku|article)$/i;
/** Both in one cell, as a line of text has them. */
const bothHeadings = /^артикул[\s,;и/–-]+(количество|кол-?во)$/i;
const unitHeading = /^ед(иница)?\.? ?(изм(ерения)?\.?)?$/i;

/** Of amounts that nobody orders: what a pack holds, what is in stock, what is the least, what it costs. */
const otherAmount = new RegExp(
  String.raw`((?<!\p{L})(в|на|за) (1 )?|\/ ?)(уп|пач|короб|кор\.|рул|палл)|склад|остат|налич|(?<!\p{L})мин|${currencyWord}|${currencySign}|№`,
  'iu',
);
const amount = String.raw`^(количество|кол-?во|кол\.?|qty|quantity|amount)`;
/** An amount's headings, the likeliest first. */
const amountHeadings = [
  /^((количество|кол-?во|кол\.?),? )?((к|для|в|ваш) )?заказ([ауе]|ать|ано)?(?!\p{L})/iu,
  new RegExp(`${amount}$`, 'i'),
  new RegExp(String.raw`${amount}(?!\p{L})(?!.*(?<!\p{L})уп)`, 'iu'),
  new RegExp(String.raw`${amount}(?!\p{L})|^упаковок`, 'iu'),
];

/** What the headings of a sheet tell; `row` is -1 and the columns unknown when there are none. */
export interface Columns {
  readonly row: number;
  readonly article: number;
  readonly amount: number;
  /** Where each row names the unit of its amount. */
  readonly unit: number;
  /** The unit that the amount's heading names: «шт», «уп». */
  readonly amountUnit: string | undefined;
}

export const noColumns: Columns = {
  row: -1,
  article: -1,
  amount: -1,
  unit: -1,
  amountUnit: undefined,
};

export function findColumns(rows: readonly (readonly string[])[]): Columns {
  const isArticle = (cell: string) =>
    articleHeading.test(cell.trim()) || bothHeadings.test(cell.trim());
  const row = rows.slice(0, maxRowsAbove).findIndex((cells) => cells.some(isArticle));
  const headings = (rows[row] ?? []).map((cell) => cell.replace(/\s+/g, ' ').trim());
  const amount = findAmount(headings);
  return {
    row,
    article: headings.findIndex(isArticle),
    amount,
    unit: headings.findIndex((heading) => unitHeading.test(heading)),
    amountUnit: /(?<!\p{L})(шт|уп)/iu.exec(headings[amount] ?? '')?.[0],
  };
}

/** Of headings that are equally likely the last counts: an order is filled in beside what is given. */
function findAmount(headings: readonly string[]): number {
  for (const pattern of amountHeadings) {
    const found = headings.map((heading) => pattern.test(heading) && !otherAmount.test(heading));
    if (found.includes(true)) return found.lastIndexOf(true);
  }
  return -1;
}
