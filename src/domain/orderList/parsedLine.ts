import { largest } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';
import type { Guess } from './article/nearestArticles';

/** `unknownPack`: the amount is in packs, but the carpet has no pack size. */
export type AmountProblem = 'noAmount' | 'badAmount' | 'unknownPack';

/**
 * `noArticle`: a greeting or another text that orders nothing. `noOrder` and `repeatedSheet` are about
 * a whole sheet and reported with its first line.
 */
export type LineProblem =
  | AmountProblem
  | 'unknownArticle'
  | 'noArticle'
  | 'twoArticles'
  | 'aboveHeadings'
  | 'noOrder'
  | 'repeatedSheet';

/** A carpet to put into the cart, and how much of it, in its units. */
export interface CarpetAmount {
  readonly carpet: Carpet;
  readonly amount: number;
}

/** What a line orders, or why it is not understood. */
export type LineResult =
  | CarpetAmount
  | { readonly problem: AmountProblem; readonly carpet: Carpet }
  /**
   * `name`: the cells in which an article was looked for, one in a line. `guess`: what it may mean;
   * absent until that has been looked for.
   */
  | {
      readonly problem: 'unknownArticle';
      readonly name: string;
      readonly guess?: Guess | undefined;
    }
  | { readonly problem: Exclude<LineProblem, AmountProblem | 'unknownArticle'> };

export interface ParsedLine {
  /** The sheet of a workbook that has several. */
  readonly sheet?: string;
  /** Counted from 1, including blank lines. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  readonly result: LineResult;
}

/** A line that orders something. */
interface FoundLine extends ParsedLine {
  readonly result: CarpetAmount;
}

export function isFound(line: ParsedLine): line is FoundLine {
  return !('problem' in line.result);
}

/** Whether a line is a greeting or another text that orders nothing. */
export function isAside({ result }: ParsedLine): boolean {
  return 'problem' in result && result.problem === 'noArticle';
}

/** Whether a line is done with when what was understood has been added. */
export function isDone(line: ParsedLine): boolean {
  return isFound(line) || isAside(line);
}

/** How many lines are left when the others have been added. */
export function countLeft(lines: readonly ParsedLine[]): number {
  return lines.filter((line) => !isDone(line)).length;
}

/** The lines of an order, or a sentence about why it is refused as a whole. */
export type ParsedOrder = { readonly lines: readonly ParsedLine[] } | { readonly refusal: string };

/** The total amount of each carpet, in the order in which the lines first name it. */
export function sumByCarpet(lines: readonly ParsedLine[]): CarpetAmount[] {
  const ordered = new Map<string, CarpetAmount>();
  for (const { result } of lines.filter(isFound)) {
    const { carpet, amount } = result;
    const before = ordered.get(carpet._id)?.amount ?? 0;
    ordered.set(carpet._id, { carpet, amount: Math.min(largest, toDecimal(before + amount)) });
  }
  return [...ordered.values()];
}
