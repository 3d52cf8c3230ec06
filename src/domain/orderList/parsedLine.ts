import { largest } from '../trade/amount';
import { toDecimal } from '../format/decimal';
import type { Carpet } from '../settings/settings';

/**
 * `unknownPack`: the amount is in packs, but the carpet has no pack size. `noOrder` and `repeatedSheet`
 * are about a whole sheet and reported with its first line.
 */
export type LineProblem =
  | 'unknownArticle'
  | 'badAmount'
  | 'unknownPack'
  | 'twoArticles'
  | 'aboveHeadings'
  | 'noOrder'
  | 'repeatedSheet';

/** A carpet to put into the cart, and how much of it, in its units. */
export interface CarpetAmount {
  readonly carpet: Carpet;
  readonly amount: number;
}

export interface ParsedLine {
  /** The sheet of a workbook that has several. */
  readonly sheet?: string;
  /** Counted from 1, including blank lines. */
  readonly line: number;
  /** As it was written. */
  readonly text: string;
  readonly result:
    (CarpetAmount & { readonly isAssumed: boolean }) | { readonly problem: LineProblem };
}

/** The lines of an order, or a sentence about why it is refused as a whole. */
export type ParsedOrder = { readonly lines: readonly ParsedLine[] } | { readonly refusal: string };

/** The total amount of each carpet, in the order in which the lines first name it. */
export function sumByCarpet(lines: readonly ParsedLine[]): CarpetAmount[] {
  const ordered = new Map<string, CarpetAmount>();
  for (const { result } of lines) {
    if ('problem' in result) continue;
    const { carpet, amount } = result;
    const before = ordered.get(carpet._id)?.amount ?? 0;
    ordered.set(carpet._id, { carpet, amount: Math.min(largest, toDecimal(before + amount)) });
  }
  return [...ordered.values()];
}
