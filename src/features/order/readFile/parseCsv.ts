import { parse } from 'papaparse';

/** The rows of a text whose cells are separated by tabs, `;` or `,`, with their quotes read. */
export function parseCsv(text: string): string[][] {
  const parseWith = (quoteChar: string) =>
    parse<string[]>(text, { delimiter: findDelimiter(text), quoteChar });
  const quoted = parseWith('"');
  // a quote that never ends would swallow all the rows behind it
  const isOpen = quoted.errors.some(({ code }) => code === 'MissingQuotes');
  return isOpen ? parseWith('\0').data : quoted.data;
}

/** What separates the cells of most lines. */
function findDelimiter(text: string): string {
  const lines = text.split('\n');
  const linesWith = (sign: string) => lines.filter((line) => line.includes(sign)).length;
  return ['\t', ';', ','].reduce((best, sign) => (linesWith(sign) > linesWith(best) ? sign : best));
}
