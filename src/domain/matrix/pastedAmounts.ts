import { cellAmount } from '../orderList/amount/lineAmount';
import { parseOrderText } from '../orderList/parseOrder';
import { sumByCarpet } from '../orderList/parsedLine';
import type { Carpet } from '../settings/settings';
import type { Cell } from './arrangement';

/** What a pasted text sets. */
export interface PastedAmounts {
  /** By the id of the carpet; 0 clears a cell. */
  readonly amounts: readonly (readonly [id: string, amount: number])[];
  /** Cells or lines of the text that fit nowhere. */
  readonly rejected: number;
}

/**
 * Reads a text that was copied from a spreadsheet (docs/product.md §20.7). Lines that name carpets set
 * these, wherever they are; any other text is a block of amounts.
 * @param carpets those that a line may name
 * @param cells those that a block fills, from its top left cell on
 */
export function readPasted(
  text: string,
  carpets: readonly Carpet[],
  cells: readonly (readonly Cell[])[],
): PastedAmounts {
  return mayName.test(text) ? readLines(text, carpets, cells) : readBlock(text, cells);
}

/** An article or a barcode; a measure beside an amount is matched as well. */
const mayName = /\p{L}|\d{5}/u;
/** An article or a barcode at the start of a line, not an amount, which may have its measure. */
const surelyNames = /^\s*(\p{L}\S*\d|\d\S*[\p{L}-]|\d{8})/mu;

function readLines(text: string, ...[carpets, cells]: [readonly Carpet[], Cells]): PastedAmounts {
  const order = parseOrderText(text, carpets);
  if ('refusal' in order) return { amounts: [], rejected: 1 };
  const found = sumByCarpet(order.lines);
  if (found.length === 0 && !surelyNames.test(text)) return readBlock(text, cells);
  return {
    amounts: found.map(({ carpet, amount }) => [carpet._id, amount]),
    rejected: order.lines.filter(({ result }) => 'problem' in result).length,
  };
}

type Cells = readonly (readonly Cell[])[];

function readBlock(text: string, cells: Cells): PastedAmounts {
  const amounts: (readonly [string, number])[] = [];
  let rejected = 0;
  for (const [row, line] of text.split(/\r\n?|\n/).entries()) {
    for (const [column, written] of line.split('\t').entries()) {
      if (blank.test(written)) continue;
      const cell = cells[row]?.[column];
      const filled = typeof cell === 'object' ? fill(cell, written) : undefined;
      if (filled) amounts.push(filled);
      else rejected += 1;
    }
  }
  return { amounts, rejected };
}

/** Spreadsheets may show a zero as a dash. */
const blank = /^[\s\p{Dash}]*$/u;
const zero = /^\s*0+(?:[.,]0+)?\s*$/;

function fill(carpet: Carpet, written: string): readonly [string, number] | undefined {
  const amount = zero.test(written) ? 0 : cellAmount(written, carpet);
  return typeof amount === 'number' ? [carpet._id, amount] : undefined;
}
