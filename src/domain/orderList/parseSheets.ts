import type { Carpet } from '../settings/settings';
import type { Meanings } from './article/articles';
import { maxLines, parseOrderRows, tooManyLines } from './parseOrder';
import { isAside, isFound, type ParsedLine, type ParsedOrder } from './parsedLine';
import { readHeadings } from './sheetHeadings';
import { isBlank } from './tableRows';

/** A sheet of a workbook; a file with one table is a sheet without a name. */
export interface Sheet {
  readonly name?: string;
  readonly rows: readonly (readonly string[])[];
}

/**
 * Parses all sheets that are not blank; if there are several, each line names its sheet. A sheet of
 * instructions, or one that repeats another, is reported in one line.
 */
export function parseOrderSheets(
  sheets: readonly Sheet[],
  carpets: readonly Carpet[],
  meanings?: Meanings,
): ParsedOrder {
  const filled = sheets.filter(({ rows }) => !rows.every((cells) => cells.every(isBlank)));
  const orders = filled.map(({ rows }) => parseOrderRows(rows, carpets, meanings));
  const refused = orders.find((order) => 'refusal' in order);
  if (refused) return refused;
  const parsed = orders.flatMap((order) => ('lines' in order ? [order.lines] : []));
  if (parsed.length < 2) return { lines: parsed.flat() };
  const hasOrder = parsed.some((lines) => lines.some(isFound));
  const written = parsed.map((lines) => JSON.stringify(lines));
  const lines = filled.flatMap(({ name = '', rows }, index) => {
    const own = (parsed[index] ?? []).map((line): ParsedLine => ({ ...line, sheet: name }));
    if (hasOrder && isProse(own, rows)) return inOneLine(own, 'noOrder');
    const isRepeated = written.indexOf(written[index] ?? '') < index;
    return isRepeated ? inOneLine(own, 'repeatedSheet') : own;
  });
  return lines.length > maxLines ? { refusal: tooManyLines } : { lines };
}

/** Whether a sheet has no known article and no column of amounts. */
function isProse(lines: readonly ParsedLine[], rows: Sheet['rows']): boolean {
  const isUnknown = ({ result }: ParsedLine) =>
    'problem' in result && result.problem === 'unknownArticle';
  return (
    lines.every((line) => isUnknown(line) || isAside(line)) &&
    !rows.some((cells) => readHeadings(cells)?.amounts.length)
  );
}

function inOneLine(
  lines: readonly ParsedLine[],
  problem: 'noOrder' | 'repeatedSheet',
): readonly ParsedLine[] {
  return lines.slice(0, 1).map((line) => ({ ...line, result: { problem } }));
}
