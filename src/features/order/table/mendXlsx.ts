import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate/browser';

/** More cells than any order has; a value in the last cell of a sheet alone makes 17 billion. */
const maxCells = 2_000_000;
/** Cells that are not blank: 5,000 rows of 40 columns. */
const maxFilled = 200_000;

const sheetFile = /(?:^|\/)worksheets\/[^/]+\.xml$/;
const hiddenSheet = /<(?:\w+:)?sheet\s[^>]*?\bstate=["'](?:hidden|veryHidden)["'][^>]*>/g;
const cell = /<((?:\w+:)?)c(\s[^>]*?)(?:\/>|>([^]*?)<\/\1c>)/g;
/** What Russian spreadsheets show for a formula that can't be calculated. */
const unknownValue = '#ЗНАЧ!';

/**
 * Prepares a workbook for read-excel-file: removes hidden sheets, and turns errors and formulas without
 * a value, which it would read as blank, into texts.
 * @returns undefined if a sheet has more than `maxCells` cells or `maxFilled` that are not blank
 * @throws what fflate throws on a damaged archive
 */
export function mendXlsx(archive: ArrayBuffer): ArrayBuffer | undefined {
  const files = unzipSync(new Uint8Array(archive), {
    filter: ({ name }) => /\.(?:xml|rels)$/.test(name),
  });
  const mended: Zippable = {};
  for (const [name, bytes] of Object.entries(files)) {
    if (sheetFile.test(name)) {
      const sheet = strFromU8(bytes);
      if (isTooLarge(sheet)) return undefined;
      mended[name] = strToU8(mendCells(sheet));
    } else if (name === 'xl/workbook.xml') {
      mended[name] = strToU8(strFromU8(bytes).replace(hiddenSheet, ''));
    } else mended[name] = bytes;
  }
  return zipSync(mended, { level: 0 }).buffer;
}

function mendCells(sheet: string): string {
  return sheet.replace(cell, (whole: string, prefix: string, attributes: string, content = '') =>
    mendCell(whole, prefix, attributes, String(content)),
  );
}

function mendCell(whole: string, prefix: string, attributes: string, content: string): string {
  const type = /\st=["'](\w+)["']/.exec(attributes)?.[1];
  const [value, text = ''] = /<(?:\w+:)?v\b[^>]*?(?:\/>|>([^<]*)<)/.exec(content) ?? [];
  // a formula that returns an empty text has an empty value, not a missing one
  const hasValue = type === 'str' ? value !== undefined : text !== '';
  const isUnknown = /<(?:\w+:)?f\b/.test(content) && !hasValue;
  if (type !== 'e' && !isUnknown) return whole;
  const reference = /\sr=["']\w+["']/.exec(attributes)?.[0] ?? '';
  return `<${prefix}c${reference} t="str"><${prefix}v>${text || unknownValue}</${prefix}v></${prefix}c>`;
}

/** Counts the cells with content, and all up to the last row and column that have any. */
function isTooLarge(sheet: string): boolean {
  let lastRow = 0;
  let lastColumn = 0;
  let filled = 0;
  for (const [, , attributes = '', content] of sheet.matchAll(cell)) {
    const [, letters = '', digits = ''] =
      /\br=["']([A-Z]{1,3})(\d{1,7})["']/.exec(attributes) ?? [];
    if (!content) continue;
    filled += 1;
    lastRow = Math.max(lastRow, Number(digits));
    lastColumn = Math.max(
      lastColumn,
      Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    );
    if (filled > maxFilled || lastRow * lastColumn > maxCells) return true;
  }
  return false;
}
