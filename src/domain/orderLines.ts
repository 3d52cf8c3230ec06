import { byArticle, findArticle, type Articles, type FoundArticle } from './articles';
import { toDecimal } from './decimal';
import { smallestAmount } from './lot';
import { amountIn } from './orderAmount';
import { findColumns, type Columns } from './orderColumns';
import type { Carpet } from './settings';

/** Lists longer than this are refused (product.md, /cart). */
const maxLines = 5000;

/** Said of a list that is refused. */
export const tooManyLines = 'Больше 5\u00A0000 строк за один раз не принимаем';

/** `unknownPack`: an amount in packs of a carpet whose pack has no size. */
export type OrderProblem = 'unknownArticle' | 'badAmount' | 'unknownPack';

/** A carpet to put into the cart, and how much of it, in its units. */
export interface OrderedCarpet {
  readonly carpet: Carpet;
  readonly amount: number;
}

export interface OrderLine {
  /** Counted from 1, blank lines too. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  readonly result:
    (OrderedCarpet & { readonly isAssumed: boolean }) | { readonly problem: OrderProblem };
}

type Cells = readonly string[];

/** Reads a pasted list, as rows are read: an article and an amount in each line; cells of a sheet too. */
export function orderLinesFromText(text: string, carpets: Iterable<Carpet>) {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  return orderLinesFromCells(
    lines.map((line) => line.split(/[\t;]/)),
    carpets,
  );
}

/**
 * Reads the rows of a sheet. Headings among the first rows («Артикул», «Кол-во») name the columns, and
 * what stands above them is no order; without them each row is searched for a known article or barcode.
 * @returns undefined for more rows than are taken at once
 */
export function orderLinesFromCells(
  rows: readonly Cells[],
  carpets: Iterable<Carpet>,
): OrderLine[] | undefined {
  if (rows.filter((cells) => !cells.every(isBlank)).length > maxLines) return undefined;
  const articles = byArticle(carpets);
  const columns = findColumns(rows);
  return rows.flatMap((cells, index) => {
    if (index <= columns.row || isNoOrder(cells, columns)) return [];
    const result = readRow(cells, columns, articles);
    return [{ line: index + 1, text: cells.join(' ').trim(), result }];
  });
}

/** What the lines order together: an article that comes twice adds up, in the place of the first. */
export function sumOrderLines(lines: readonly OrderLine[]): OrderedCarpet[] {
  const ordered = new Map<string, OrderedCarpet>();
  for (const { result } of lines) {
    if ('problem' in result) continue;
    const { carpet, amount } = result;
    const before = ordered.get(carpet._id)?.amount ?? 0;
    ordered.set(carpet._id, { carpet, amount: toDecimal(before + amount) });
  }
  return [...ordered.values()];
}

/** A blank row; in a form with a column for amounts, also one where none was filled in. */
function isNoOrder(cells: Cells, { amount }: Columns): boolean {
  return cells.every(isBlank) || (amount >= 0 && isBlank(cells[amount]));
}

function isBlank(cell: string | undefined): boolean {
  return !cell?.trim();
}

function readRow(cells: Cells, columns: Columns, articles: Articles): OrderLine['result'] {
  const found = findInCells(cells, columns, articles);
  if (!found) return { problem: 'unknownArticle' };
  const { carpet, pieces } = found;
  const hasColumn = columns.amount >= 0;
  const amount = amountIn(hasColumn ? [cells[columns.amount] ?? ''] : pieces, carpet);
  if (typeof amount === 'number') return { carpet, amount, isAssumed: false };
  if (amount !== 'none') return { problem: amount };
  if (hasColumn) return { problem: 'badAmount' };
  return { carpet, amount: smallestAmount(carpet), isAssumed: true };
}

/** The carpet of a row, and where its amount may stand: first what follows the article. */
function findInCells(cells: Cells, { article }: Columns, articles: Articles) {
  for (const [index, cell] of cells.entries()) {
    const found = article < 0 || article === index ? findArticle(cell, articles) : undefined;
    if (found) return { carpet: found.carpet, pieces: piecesAround(found, cells, index) };
  }
  return undefined;
}

function piecesAround({ before, after }: FoundArticle, cells: Cells, index: number): string[] {
  return [
    after.replace(/^[\s,:=|–—-]*(?:[xх×*]\s*(?=\d))?/i, ''),
    ...cells.slice(index + 1),
    before.replace(/^\s*\d+[.)]\s/, ''),
    ...cells.slice(0, index).reverse(),
  ];
}
