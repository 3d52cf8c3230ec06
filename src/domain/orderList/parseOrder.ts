import { byArticle, findArticle, findTitle, type Articles, type FoundArticle } from './articles';
import { smallestAmount } from '../trade/lot';
import { lineAmount } from './lineAmount';
import { findColumns, noColumns, type Columns } from './sheetHeadings';
import type { ParsedLine } from './parsedLine';
import { readSentence } from './orderSentence';
import type { Carpet } from '../settings/settings';

/** Lists longer than this are refused (product.md, /cart). */
const maxLines = 5000;

type Cells = readonly string[];
interface Row {
  readonly cells: Cells;
  /** As it was written. */
  readonly text: string;
}
type Result = ParsedLine['result'];

/**
 * Reads a pasted list: an article and an amount in each line; cells of a sheet too. All lines are
 * read but blank ones, headings, and rows below headings whose cell for the amount is blank.
 * @returns undefined for more lines than are taken at once
 */
export function parseOrderText(text: string, carpets: Iterable<Carpet>): ParsedLine[] | undefined {
  return readRows(rowsOf(text), carpets, (row, columns, articles) => {
    // typed above or below a table, without its columns
    const isTable = columns.amount >= 0 && columns.amount < row.cells.length;
    if (!isTable) return readTyped(row, articles);
    return isNoOrder(row, columns) ? undefined : readRow(row.cells, columns, articles);
  });
}

/**
 * Reads the rows of a sheet. Headings among the first rows («Артикул», «Кол-во») name the columns, and
 * what stands above them is no order; without them each row is searched for a known article or barcode.
 * @returns undefined for more rows than are taken at once
 */
export function parseOrderRows(
  rows: readonly Cells[],
  carpets: Iterable<Carpet>,
): ParsedLine[] | undefined {
  const sheet = rows.map((cells) => ({ cells, text: cells.join(' ') }));
  return readRows(sheet, carpets, (row, columns, articles, isAbove) => {
    if (isAbove) {
      return findInCells(row.cells, columns, articles) && { problem: 'aboveHeadings' };
    }
    if (isNoOrder(row, columns)) return undefined;
    const result = readRow(row.cells, columns, articles);
    // it is added unseen: a text that is no amount may have been meant for one
    const isGuessed = 'isAssumed' in result && result.isAssumed;
    return isGuessed && !isArticleAlone(row, articles) ? { problem: 'badAmount' } : result;
  });
}

/** What stays of a pasted list when the lines that were understood have gone: with its headings. */
export function textWithout(text: string, lines: readonly ParsedLine[]): string {
  const added = new Set(lines.flatMap(({ line, result }) => ('problem' in result ? [] : line)));
  const left = rowsOf(text).filter((row, index) => !isBlank(row.text) && !added.has(index + 1));
  const isHeading = left.length === 1 && findColumns(left.map(({ cells }) => cells)).row === 0;
  return isHeading ? '' : left.map((row) => row.text).join('\n');
}

/** Reads the rows that are neither blank nor headings; above headings there are no columns. */
function readRows(
  rows: readonly Row[],
  carpets: Iterable<Carpet>,
  read: (row: Row, columns: Columns, articles: Articles, isAbove: boolean) => Result | undefined,
): ParsedLine[] | undefined {
  if (rows.filter(({ text }) => !isBlank(text)).length > maxLines) return undefined;
  const articles = byArticle(carpets);
  const columns = findColumns(rows.map(({ cells }) => cells));
  return rows.flatMap((row, index) => {
    if (index === columns.row || row.cells.every(isBlank)) return [];
    const isAbove = index < columns.row;
    const result = read(row, isAbove ? noColumns : columns, articles, isAbove);
    return result ? [{ line: index + 1, text: row.text.trim(), result }] : [];
  });
}

function rowsOf(text: string): readonly Row[] {
  return text.split(/\r\n|\r|\n/).map((line) => ({ text: line, cells: line.split(/[\t;]/) }));
}

/** In a form with a column for amounts, a row where none was filled in. */
function isNoOrder({ cells }: Row, { amount }: Columns): boolean {
  return amount >= 0 && isBlank(cells[amount]);
}

function isBlank(cell: string | undefined): boolean {
  return !cell?.trim();
}

function readTyped({ text, cells }: Row, articles: Articles): Result {
  const [name, amount] = readSentence(text) ?? [];
  return name && amount && findInCells([name], noColumns, articles)
    ? readRow([name, amount], { ...noColumns, amount: 1 }, articles)
    : readRow(cells, noColumns, articles);
}

function readRow(cells: Cells, columns: Columns, articles: Articles): Result {
  const found = findInCells(cells, columns, articles);
  if (!found) return { problem: 'unknownArticle' };
  const { carpet, pieces } = found;
  // below headings other cells may name what they like
  const beside = columns.article >= 0 ? pieces.slice(0, 1) : pieces;
  if (namesAnother(beside, carpet, articles)) return { problem: 'twoArticles' };
  const hasColumn = columns.amount >= 0;
  const amount = hasColumn
    ? lineAmount([cells[columns.amount] ?? ''], carpet, columns.amountUnit ?? cells[columns.unit])
    : lineAmount(pieces, carpet);
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
  if (!isBlank(cells[article])) return undefined;
  for (const [index, cell] of cells.entries()) {
    const carpet = findTitle(cell, articles);
    if (carpet) return { carpet, pieces: piecesAround({ before: '', after: '' }, cells, index) };
  }
  return undefined;
}

function piecesAround(
  { before, after }: Pick<FoundArticle, 'before' | 'after'>,
  cells: Cells,
  index: number,
): string[] {
  return [
    after.replace(/^[\s,:=|–—-]*(?:[xх×*]\s*(?=\d))?/i, ''),
    ...cells.slice(index + 1),
    before.replace(/^\s*\d+[.)]\s/, ''),
    ...cells.slice(0, index).reverse(),
  ];
}

function isArticleAlone({ cells }: Row, articles: Articles): boolean {
  return findInCells(cells, noColumns, articles)?.pieces.every(isBlank) ?? false;
}

/** What is an article rather than an amount or a word. */
const surelyArticle = /\d{5}|\d.*\p{L}|\p{L}.*\d/u;

/** Whether an article of another carpet stands beside the first; what is in brackets is a remark. */
function namesAnother(pieces: Cells, carpet: Carpet, articles: Articles): boolean {
  return pieces.some((piece) => {
    const other = findArticle(piece.replace(/\([^)]*\)/g, ' '), articles, surelyArticle);
    return other !== undefined && other.carpet !== carpet;
  });
}
