import type { Carpet } from '../settings/settings';
import type { ArticleChoices } from './article/articles';
import { maxLines, parseOrderRows } from './parseOrder';
import { isAside, isFound, type ParsedLine, type ParsedOrder } from './parsedLine';
import { readHeadings } from './sheetHeadings';
import { isBlank } from './tableRows';

/** A sheet of a workbook; a file with one table is a sheet without a name. */
export interface Sheet {
  readonly name?: string;
  readonly rows: readonly (readonly string[])[];
  /** Whether commas separate the cells in its file. */
  readonly isCommaSeparated?: boolean;
}

interface ParsedSheet extends Sheet {
  readonly lines: readonly ParsedLine[];
  /** Equal for sheets with the same lines. */
  readonly written: string;
}

const tooManyLines = 'В файле больше 5\u00A0000 строк. Разделите его на части';

/**
 * Parses all sheets that are not blank; if there are several, each line names its sheet. A sheet of
 * instructions, or one that repeats another, is reported in one line.
 */
export function parseOrderSheets(
  sheets: readonly Sheet[],
  carpets: readonly Carpet[],
  choices?: ArticleChoices,
): ParsedOrder {
  const parsed: ParsedSheet[] = [];
  for (const sheet of sheets) {
    if (sheet.rows.every((cells) => cells.every(isBlank))) continue;
    const order = parseOrderRows(sheet.rows, carpets, choices, sheet.isCommaSeparated);
    if ('refusal' in order) return { refusal: tooManyLines };
    parsed.push({ ...sheet, lines: order.lines, written: JSON.stringify(order.lines) });
  }
  if (parsed.length < 2) return { lines: parsed.flatMap(({ lines }) => lines) };
  const hasOrder = parsed.some(({ lines }) => lines.some(isFound));
  const written = parsed.map((sheet) => sheet.written);
  const lines = parsed.flatMap((sheet, index) => {
    const own = sheet.lines.map((line) => ({ ...line, sheet: sheet.name ?? '' }));
    if (hasOrder && isProse(sheet)) return reportedOnce(own, 'noOrder');
    return written.indexOf(sheet.written) < index ? reportedOnce(own, 'repeatedSheet') : own;
  });
  return lines.length > maxLines ? { refusal: tooManyLines } : { lines };
}

/** Whether a sheet has no known article and no column of amounts. */
function isProse({ lines, rows }: ParsedSheet): boolean {
  const isUnknown = ({ result }: ParsedLine) =>
    'problem' in result && result.problem === 'unknownArticle';
  return (
    lines.every((line) => isUnknown(line) || isAside(line)) &&
    !rows.some((cells) => readHeadings(cells)?.amounts.length)
  );
}

function reportedOnce(
  lines: readonly ParsedLine[],
  problem: 'noOrder' | 'repeatedSheet',
): readonly ParsedLine[] {
  return lines.slice(0, 1).map((line) => ({ ...line, result: { problem } }));
}
