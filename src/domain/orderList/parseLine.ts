import type { Carpet } from '../settings/settings';
import type { Articles } from './article/articles';
import { cleanText } from './cleanText';
import { hasDoubt } from './amount/doubt';
import { figuresIn } from './amount/figures';
import { findCarpet, type FoundCarpet } from './article/findCarpet';
import { partsBetween } from './article/partsBetween';
import { isPriceOf } from './amount/isPriceOf';
import { cellAmount, surroundingAmount } from './amount/lineAmount';
import { isCounted } from './amount/measures';
import { spaced } from './article/spaced';
import { isAroundLines, readSentence, withoutUnit } from './orderSentence';
import { isTotal, namesByEnd, namesOne, resultOf, unknown } from './lineResult';
import { parseCounted, parseUncounted } from './parseCells';
import type { LineResult } from './parsedLine';
import { joinedNumber, rowNumber, type TableRow } from './tableRows';

/** Marks of quoted mails and of lists, and numbers of lines: «> », «• », «1. ». */
const startMarks = /\s*(?:>+\s*|[•·*–—-]+\s+)*(?:\(?\d{1,4}[.)]\s+(?=\S))?/;

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
  if (!found || (sentence.isShort && saysMore(found))) return parseBare(row, articles);
  if (!namesOne(found, articles)) return { problem: 'twoArticles' };
  const { carpet } = found;
  return resultOf(carpet, cellAmount(withoutUnit(sentence.amount, carpet.unit), carpet));
}

/** «20 шт серых, чёрных — 30 шт», «возврат: VG-6090-04 — 20 шт» */
function saysMore({ carpet, before, after }: FoundCarpet): boolean {
  const rest = withoutTitle(`${before} ${after}`, carpet);
  return (
    hasDoubt(rest) ||
    figuresIn(rest).some(
      ({ measure, isWhole, isPackSize }) =>
        !isPackSize && isCounted(measure) && (measure ?? isWhole),
    )
  );
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
  if (isTwice || readable.length < around.length || namesByEnd(found))
    return { problem: 'twoArticles' };
  const amount = surroundingAmount(
    readable.map((parts) => withoutTitle(parts.join(' '), carpet)),
    carpet,
  );
  // the number of a row may be its amount, and a lone figure of a table the price
  const isDoubtful = isNumbered
    ? amount === 'noAmount' || joinedNumber.test(String(cells[0]))
    : isTotal(found) || (cells.length > 1 && isPriceOf(carpet, amount));
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
