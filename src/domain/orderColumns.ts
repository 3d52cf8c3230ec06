/** Headings stand below a letterhead, not below the goods. */
const maxRowsAbove = 30;

const articleHeading = /^(артикул|арт\.?|код|код товара|sku|article)$/i;
const amountHeading = /^(количество|кол-?во|кол\.?|заказ|qty|quantity|amount)(?!\p{L})(?!.*упак)/iu;
/** Both in one cell, as a line of text has them. */
const bothHeadings = /^артикул[\s,;и/–-]+(количество|кол-?во)$/i;

/** What the headings of a sheet tell; `row` is -1 and the columns unknown when there are none. */
export interface Columns {
  readonly row: number;
  readonly article: number;
  readonly amount: number;
}

export function findColumns(rows: readonly (readonly string[])[]): Columns {
  const isArticle = (cell: string) =>
    articleHeading.test(cell.trim()) || bothHeadings.test(cell.trim());
  const row = rows.slice(0, maxRowsAbove).findIndex((cells) => cells.some(isArticle));
  const headings = rows[row] ?? [];
  return {
    row,
    article: headings.findIndex(isArticle),
    amount: headings.findIndex((cell) => amountHeading.test(cell.trim())),
  };
}
