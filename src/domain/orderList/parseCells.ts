import { hasNumber } from './amount/doubt';
import { figuresIn } from './amount/figures';
import { isCounted } from './amount/measures';
import { columnAmount, filledAmounts } from './amount/columnAmount';
import { surroundingAmount } from './amount/lineAmount';
import type { Articles } from './article/articles';
import {
  findUnderHeadings,
  isContradicted,
  namingCells,
  type FoundCarpet,
} from './article/findCarpet';
import { isTotal, namesOne, resultOf, unknown } from './lineResult';
import type { LineResult } from './parsedLine';
import type { SheetHeadings } from './sheetHeadings';
import type { Cells, TableRow } from './tableRows';

/** Parses a row below headings with amounts; undefined if surely no amount was filled in. */
export function parseCounted(
  { cells, isMoved }: TableRow,
  headings: SheetHeadings,
  articles: Articles,
): LineResult | undefined {
  const [first] = filledAmounts(cells, headings);
  const found = findUnderHeadings(cells, headings, articles);
  const isFilled = first ?? (isMoved || (found && hasAmountAside(found, cells, headings)));
  if (!isFilled) return undefined;
  if (!found) return unknown(namingCells(cells, headings));
  const { carpet } = found;
  const isOne = namesOne(found, articles) && !isContradicted(found, cells, headings, articles);
  if (!isOne) return { problem: 'twoArticles' };
  const isSure = first && !isMoved && !isTotal(found);
  return resultOf(carpet, isSure ? columnAmount(cells, headings, first, carpet) : 'badAmount');
}

/** Whether an amount is beside the article, «VG-6090-04 20», or with its unit in an unnamed column. */
function hasAmountAside(
  { before, after }: FoundCarpet,
  cells: Cells,
  { headed }: SheetHeadings,
): boolean {
  const unnamed = cells.filter((_, column) => !headed.has(column)).flatMap(figuresIn);
  return [
    ...figuresIn(before),
    ...figuresIn(after),
    ...unnamed.filter(({ measure }) => measure),
  ].some(({ isWhole, measure }) => isWhole && isCounted(measure));
}

/** Parses a row below headings without amounts; columns with other headings are not read as amounts. */
export function parseUncounted(
  { cells, isMoved }: TableRow,
  headings: SheetHeadings,
  articles: Articles,
): LineResult {
  const found = findUnderHeadings(cells, headings, articles);
  if (!found) return unknown(namingCells(cells, headings));
  const { carpet, before, after } = found;
  if (!namesOne(found, articles)) return { problem: 'twoArticles' };
  const unheaded = cells.filter((_, column) => !headings.headed.has(column));
  const amount = surroundingAmount([before, after, ...unheaded], carpet);
  const isSilent = !cells.some((cell, column) => column !== found.column && hasNumber(cell));
  const isUnsure = isMoved || (amount === 'noAmount' && !isSilent);
  return resultOf(carpet, isUnsure ? 'badAmount' : amount);
}
