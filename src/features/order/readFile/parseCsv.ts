import { parse } from 'papaparse';

/** Said by spreadsheets in a first line of its own: «sep=;». */
const separatorLine = /^sep=(.)\n/i;

/** Blank rows and all: an order may take 5,000. */
const maxRows = 50_000;
const maxColumns = 1000;

/**
 * The rows of a text whose cells are separated by tabs, `;`, `,` or `|`, with their quotes read;
 * undefined where there are more than any order has.
 */
export function parseCsv(text: string): string[][] | undefined {
  // papaparse takes the first line end it meets for the only one
  const lines = text.replace(/\r\n?/g, '\n');
  const delimiter = separatorLine.exec(lines)?.[1] ?? findDelimiter(lines);
  const parseWith = (quoteChar: string) =>
    parse<string[]>(lines.replace(separatorLine, '\n'), {
      delimiter,
      quoteChar,
      newline: '\n',
      preview: maxRows,
    });
  const quoted = parseWith('"');
  // a quote that never ends, or ends within a cell, would swallow the rows behind it
  const isBroken = quoted.errors.some(({ type }) => type === 'Quotes');
  const { data } = isBroken ? parseWith('\0') : quoted;
  return data.length < maxRows && data.every(({ length }) => length <= maxColumns)
    ? data
    : undefined;
}

/** What separates the cells of most lines. */
function findDelimiter(text: string): string {
  const lines = text.split('\n');
  const linesWith = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return ['\t', ';', '|', ','].reduce((best, sign) =>
    linesWith(sign) > linesWith(best) ? sign : best,
  );
}
