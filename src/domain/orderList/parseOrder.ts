import type { Carpet } from '../settings/settings';
import {
  byArticle,
  findArticle,
  surelyArticle,
  type ArticleChoices,
  type Articles,
} from './article/articles';
import { rankIds } from './article/findCarpet';
import { asideTest } from './asides';
import { parseSheetRow, parseTextRow } from './parseLine';
import { isDone, type LineResult, type ParsedLine, type ParsedOrder } from './parsedLine';
import {
  isBlank,
  rowsOfCells,
  rowsOfText,
  underHeadings,
  type Row,
  type TableRow,
} from './tableRows';

/** Longer lists are refused (docs/product.md §10.7). */
export const maxLines = 5000;
const maxLength = 1_000_000;
const tooManyLines = 'В списке больше 5\u00A0000 строк. Разделите его на части';
const tooLong = 'В списке больше 1\u00A0000\u00A0000 знаков. Разделите его на части';

/**
 * Parses a typed or pasted list with an article and an amount in each line, or cells copied from a
 * sheet. Skips blank lines, headings, and rows below headings whose amount is blank.
 */
export function parseOrderText(
  text: string,
  carpets: readonly Carpet[],
  choices?: ArticleChoices,
): ParsedOrder {
  if (text.length > maxLength) return { refusal: tooLong };
  return parseRows(rowsOfText(text), carpets, choices, parseTextRow);
}

/**
 * Parses the rows of a sheet. Headings («Артикул», «Кол-во») name the columns, and rows above the first
 * headings are not ordered; without headings each row is searched for a known article or barcode.
 */
export function parseOrderRows(
  rows: readonly (readonly string[])[],
  carpets: readonly Carpet[],
  choices?: ArticleChoices,
  isCommaSeparated = false,
): ParsedOrder {
  return parseRows(rowsOfCells(rows, isCommaSeparated), carpets, choices, parseSheetRow);
}

/**
 * A list without the lines that were understood and those without an article. Headings, and rows below
 * them without an amount, stay as long as any other line does.
 */
export function textWithout(text: string, lines: readonly ParsedLine[]): string {
  if (lines.every(isDone)) return '';
  const done = new Set(lines.filter(isDone).map(({ line }) => line));
  const left = rowsOfText(text).filter((row) => !isBlank(row.text) && !done.has(row.line));
  return left.map((row) => row.text).join('\n');
}

function parseRows(
  rows: readonly Row[],
  carpets: readonly Carpet[],
  choices: ArticleChoices | undefined,
  parse: (row: TableRow, articles: Articles) => LineResult | undefined,
): ParsedOrder {
  const articles = byArticle(carpets, choices);
  const isData = (cell: string, isId: boolean) =>
    findArticle(cell, articles, isId ? undefined : surelyArticle) !== undefined;
  const tableRows = rankIds(underHeadings(rows, isData), articles);
  if (tableRows.length > maxLines) return { refusal: tooManyLines };
  const isAsideText = asideTest(carpets);
  const lines = tableRows.flatMap((row) => {
    const result = parse(row, articles);
    if (!result) return [];
    const isNone =
      'problem' in result && result.problem === 'unknownArticle' && isAsideText(row.text);
    return [
      {
        line: row.line,
        text: row.text.trim(),
        result: isNone ? ({ problem: 'noArticle' } as const) : result,
      },
    ];
  });
  return { lines };
}
