import type { Carpet } from '../settings/settings';
import type { Articles } from './article/articles';
import { cleanText } from './cleanText';
import { hasNumber } from './amount/doubt';
import { figuresIn } from './amount/figures';
import {
  findCarpet,
  findUnderHeadings,
  isContradicted,
  namingCells,
  partsBetween,
  type FoundCarpet,
} from './article/findCarpet';
import { columnAmount, filledAmounts } from './amount/columnAmount';
import type { LineAmount } from './amount/agreedAmount';
import { isPriceOf } from './amount/isPriceOf';
import { cellAmount, surroundingAmount } from './amount/lineAmount';
import { spaced } from './article/spaced';
import { isAroundLines, readSentence, withoutUnit } from './orderSentence';
import type { LineResult } from './parsedLine';
import type { SheetHeadings } from './sheetHeadings';
import { joinedNumber, rowNumber, type Cells, type TableRow } from './tableRows';

/** Marks of quoted mails and of lists, and numbers of lines: «> », «• », «1. ». */
const startMarks = /\s*(?:[>•·*–—-]+\s+)*(?:\d{1,4}[.)]\s+(?=\S))?/;

/** Parses a typed line, or a row that was pasted with its headings. */
export function parseTextRow(row: TableRow, articles: Articles): LineResult | undefined {
  const { cells, headings } = row;
  if (!headings || cells.length === 1) return parseTyped(row, articles);
  const isCut = headings.amounts.every(({ column }) => column >= cells.length);
  return isCut ? parseUncounted(row, headings, articles) : parseCounted(row, headings, articles);
}

/** Parses a row of a file. */
export function parseSheetRow(row: TableRow, articles: Articles): LineResult | undefined {
  const { cells, headings, isAbove } = row;
  if (isAbove && findCarpet(cells, articles)) {
    // a comment in an order of the site
    return { problem: isAroundLines(row.text) ? 'noArticle' : 'aboveHeadings' };
  }
  if (isAbove) return undefined;
  if (headings && headings.amounts.length > 0) return parseCounted(row, headings, articles);
  return headings ? parseUncounted(row, headings, articles) : parseBare(row, articles);
}

/** Parses a line of an order's text as the site writes it, or any other line. */
function parseTyped(row: TableRow, articles: Articles): LineResult {
  const text = cleanText(row.text);
  if (isAroundLines(text)) return { problem: 'noArticle' };
  const sentence = readSentence(text);
  const found = sentence && findCarpet([sentence.name], articles);
  const amount = found && cellAmount(withoutUnit(sentence.amount, found.carpet.unit), found.carpet);
  if (!found || typeof amount !== 'number') return parseBare(row, articles);
  return namesOne(found, articles) ? resultOf(found.carpet, amount) : { problem: 'twoArticles' };
}

/** Parses a row without headings, where any text around the article may be the amount. */
function parseBare({ cells, isNumbered }: TableRow, articles: Articles): LineResult {
  const start = isNumbered ? rowNumber : startMarks;
  const readings = [cells, cells.map(spaced)].map((reading) =>
    reading.map((cell, column) => (column === 0 ? cell.replace(start, '') : cell)),
  );
  const texts = readings.find((reading) => findCarpet(reading, articles)) ?? cells;
  const found = findCarpet(texts, articles);
  if (!found) return unknown(texts);
  const { carpet, column } = found;
  const around = [
    ...texts.slice(0, column),
    found.before,
    found.after,
    ...texts.slice(column + 1),
  ].map((text) => partsBetween(text, carpet, articles));
  const readable = around.filter((parts) => parts !== undefined);
  // two amounts of one carpet: «VG-6090-04 20, VG-6090-04 30»
  const isTwice = readable.some(
    (parts, index) =>
      parts.length > 1 && parts.filter(hasFigure).length > (index === column + 1 ? 1 : 0),
  );
  if (isTwice || readable.length < around.length) return { problem: 'twoArticles' };
  const amount = surroundingAmount(
    readable.map((parts) => withoutTitle(parts.join(' '), carpet)),
    carpet,
  );
  // the number of a row may be its amount, and a lone figure of a table the price
  const isDoubtful = isNumbered
    ? amount === 'noAmount' || joinedNumber.test(String(cells[0]))
    : cells.length > 1 && isPriceOf(carpet, amount);
  return resultOf(carpet, isDoubtful ? 'badAmount' : amount);
}

/** A figure with the word that it counts: «2 предмета». */
const countedWord = /\d[\d.,]*\s\p{L}{3,}/gu;

/** A text without the carpet's title and without what the title counts, which is no amount. */
function withoutTitle(text: string, { title }: Carpet): string {
  const counted = Array.from(cleanText(title).matchAll(countedWord), ([words]) => words);
  const bare = counted.filter((words) => figuresIn(words).every(({ measure }) => !measure));
  return [title, ...bare].reduce((rest, part) => rest.replaceAll(part, ' '), text);
}

function hasFigure(text: string): boolean {
  return figuresIn(text).length > 0;
}

/** Parses a row below headings with amounts; undefined if surely no amount was filled in. */
function parseCounted(
  { cells, isMoved }: TableRow,
  headings: SheetHeadings,
  articles: Articles,
): LineResult | undefined {
  const [first] = filledAmounts(cells, headings);
  if (!first && !isMoved) return undefined;
  const found = findUnderHeadings(cells, headings, articles);
  if (!found) return unknown(namingCells(cells, headings));
  const { carpet } = found;
  const isOne = namesOne(found, articles) && !isContradicted(found, cells, headings, articles);
  if (!isOne) return { problem: 'twoArticles' };
  const isSure = first && !isMoved;
  return resultOf(carpet, isSure ? columnAmount(cells, headings, first, carpet) : 'badAmount');
}

/** Parses a row below headings without amounts; columns with other headings are not read as amounts. */
function parseUncounted(
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

function namesOne({ carpet, before, after }: FoundCarpet, articles: Articles): boolean {
  return [before, after].every((text) => partsBetween(text, carpet, articles));
}

function resultOf(carpet: Carpet, amount: LineAmount): LineResult {
  return typeof amount === 'number' ? { carpet, amount } : { problem: amount, carpet };
}

function unknown(cells: Cells): LineResult {
  return { problem: 'unknownArticle', name: cells.join('\n').trim() };
}
