import { parse } from 'papaparse';

/** Spreadsheets declare the separator in a first line of its own: «sep=;». */
const separatorLine = /^sep=(.)\n/i;

/** Including blank rows; an order may have 5,000 lines. */
const maxRows = 50_000;
const maxColumns = 1000;
/** Also those in quotes. */
const maxSeparators = 1_000_000;

/**
 * Parses a text whose cells are separated by tabs, `;`, `,` or `|`, and may be quoted.
 * @returns undefined if there are more rows or columns than any order has
 */
export function parseCsv(
  text: string,
): { readonly rows: string[][]; readonly isCommaSeparated: boolean } | undefined {
  // papaparse recognizes only the first kind of line break that it finds
  const lines = text.replace(/\r\n?/g, '\n');
  const delimiter = separatorLine.exec(lines)?.[1] ?? findDelimiter(lines);
  if (lines.split(delimiter).length > maxSeparators) return undefined;
  const parseWith = (quoteChar: string) =>
    parse<string[]>(lines.replace(separatorLine, '\n'), {
      delimiter,
      quoteChar,
      newline: '\n',
      preview: maxRows,
    });
  const quoted = parseWith('"');
  // a quote that is unclosed, or closed within a cell, would swallow the following rows
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = isBroken ? parseWith('\0') : quoted;
  return data.length < maxRows && data.every(({ length }) => length <= maxColumns)
    ? { rows: data, isCommaSeparated: delimiter === ',' }
    : undefined;
}

/** The separator that occurs in the most lines. */
function findDelimiter(text: string): string {
  const lines = text.split('\n');
  const linesWith = (character: string) => lines.filter((line) => line.includes(character)).length;
  return ['\t', ';', '|', ','].reduce((best, character) =>
    linesWith(character) > linesWith(best) ? character : best,
  );
}
