import { toCartItem, type CartItem } from '../../../domain/order/cart';
import { sumByCarpet, type ParsedLine } from '../../../domain/orderList/parsedLine';
import type { OrderFileResult } from './readOrderFile';

export type OrderFileState =
  | { readonly kind: 'idle' | 'reading' }
  | {
      readonly kind: 'added';
      readonly items: readonly CartItem[];
      /** The number of lines that were not added. */
      readonly failed: number;
      /** The lines that were not added, and those whose amount was assumed. */
      readonly toReview: readonly ParsedLine[];
    }
  | {
      readonly kind: 'failed';
      /** A sentence; undefined if the code that reads files could not be loaded. */
      readonly problem: string | undefined;
      /** The file, to be read again on retry. */
      readonly file: File;
    };

/** The final state of reading a file. */
export function concludeReading(file: File, result: OrderFileResult): OrderFileState {
  if ('problem' in result) return { kind: 'failed', problem: result.problem, file };
  const { lines } = result;
  return {
    kind: 'added',
    items: sumByCarpet(lines).map(({ carpet, amount }) => toCartItem(carpet, amount)),
    failed: lines.filter((line) => 'problem' in line.result).length,
    toReview: lines.filter((line) => 'problem' in line.result || line.result.isAssumed),
  };
}
