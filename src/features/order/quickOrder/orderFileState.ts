import {
  countLeft,
  sumByCarpet,
  type CarpetAmount,
  type ParsedLine,
} from '../../../domain/orderList/parsedLine';
import type { OrderFileResult } from '../reading/readOrderFile';

export type OrderFileState =
  | { readonly kind: 'idle' | 'reading' }
  | {
      readonly kind: 'added';
      readonly found: readonly CarpetAmount[];
      /** Whether the visitor has undone the addition. */
      readonly isUndone: boolean;
      /** The number of lines that were not added. */
      readonly failed: number;
      /** Counts the files of a visit. */
      readonly number: number;
      readonly lines: readonly ParsedLine[];
      readonly content: ArrayBuffer;
    }
  | {
      readonly kind: 'failed';
      /** A sentence; undefined if the code that reads files could not be loaded. */
      readonly problem: string | undefined;
      /** The file, to be read again on retry. */
      readonly file: File;
    };

/** The final state of reading a file. */
export function concludeReading(
  file: File,
  number: number,
  result: OrderFileResult,
): OrderFileState {
  if ('problem' in result) return { kind: 'failed', problem: result.problem, file };
  const { lines, content } = result;
  return {
    kind: 'added',
    found: sumByCarpet(lines),
    isUndone: false,
    failed: countLeft(lines),
    number,
    lines,
    content,
  };
}
