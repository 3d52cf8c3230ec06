import { figuresIn } from '../orderList/amount/figures';
import { cellAmount } from '../orderList/amount/lineAmount';
import { cleanText } from '../orderList/cleanText';
import { parseOrderText } from '../orderList/parseOrder';
import { isFound, sumByCarpet } from '../orderList/parsedLine';
import { isBlank, rowsOfText } from '../orderList/tableRows';
import type { Carpet } from '../settings/settings';
import type { Cell } from './arrangement';

/** What a pasted text sets. */
interface PastedAmounts {
  /** By the id of the carpet; 0 clears a cell. */
  readonly amounts: readonly (readonly [id: string, amount: number])[];
  /** Cells or lines of the text that fit nowhere. */
  readonly rejected: number;
  /**
   * The text without what fits: a block with blank cells in its place, or a list without its lines, with
   * its headings. Empty if everything fits.
   */
  readonly rest: string;
}

/**
 * Reads a text that was copied from a spreadsheet (docs/product.md §20.7). Lines that name carpets set
 * these, wherever they are; any other text is a block of amounts.
 * @param carpets those that a line may name
 * @param cells those that a block fills, from its top left cell on
 */
export function readPasted(
  pasted: string,
  carpets: readonly Carpet[],
  cells: Cells,
): PastedAmounts {
  const text = cleanText(pasted);
  const isBlock = beginsWithAmount(text);
  if (isBlock && !mayName.test(text)) return readBlock(text, cells);
  const order = parseOrderText(text, carpets);
  if ('refusal' in order) return { amounts: [], rejected: 1, rest: text };
  const found = sumByCarpet(order.lines);
  if (isBlock && found.length === 0) return readBlock(text, cells);
  const placed = new Set(order.lines.filter(isFound).map(({ line }) => line));
  const rejected = order.lines.length - placed.size;
  const left = rowsOfText(text).filter((row) => !isBlank(row.text) && !placed.has(row.line));
  return {
    amounts: found.map(({ carpet, amount }) => [carpet._id, amount]),
    rejected,
    rest: rejected > 0 ? left.map((row) => row.text).join('\n') : '',
  };
}

/** An article or a barcode; a measure beside an amount is matched as well. */
const mayName = /\p{L}|\d{5}/u;

/** Not with headings or the names of goods: which cells are meant beside those is not known. */
function beginsWithAmount(text: string): boolean {
  const first = text.split(/[\t\r\n]/).find(isFilled);
  return first === undefined || isFigure(first);
}

type Cells = readonly (readonly Cell[])[];

/** A row that begins with words, such as «Итого», is placed nowhere. */
function readBlock(text: string, cells: Cells): PastedAmounts {
  const amounts: (readonly [string, number])[] = [];
  let rejected = 0;
  const rest = text.split(/\r\n?|\n/).map((line, row) => {
    const written = line.split('\t');
    const hasAmounts = isFigure(written.find(isFilled));
    const left = written.map((one, column) => {
      if (!isFilled(one)) return '';
      const cell = hasAmounts ? cells[row]?.[column] : undefined;
      const filled = typeof cell === 'object' ? fill(cell, one) : undefined;
      if (!filled) {
        rejected += 1;
        return one;
      }
      amounts.push(filled);
      return '';
    });
    return left.join('\t').trimEnd();
  });
  return { amounts, rejected, rest: rest.join('\n').trimEnd() };
}

/** Spreadsheets may show a zero as a dash. */
const isFilled = (written: string) => !/^[\s\p{Dash}]*$/u.test(written);
const zero = /^\s*0+(?:[.,]0+)?\s*$/;

/** Whether a cell contains an amount, be it a doubtful one: «~20», «20?». */
function isFigure(written: string | undefined): boolean {
  return isAmount(written?.replace(/^\s*[~≈+]|\?\s*$/g, ''));
}

/** Whether a cell contains only an amount, with or without its measure. */
function isAmount(written = ''): boolean {
  const figures = figuresIn(written);
  return zero.test(written) || figures.some(({ isWhole, isDoubtful }) => isWhole && !isDoubtful);
}

function fill(carpet: Carpet, written: string): readonly [string, number] | undefined {
  if (!isAmount(written)) return undefined;
  const amount = zero.test(written) ? 0 : cellAmount(written, carpet);
  return typeof amount === 'number' ? [carpet._id, amount] : undefined;
}
