import type { ParsedLine } from '../../../domain/orderList/parsedLine';
import type { Carpet } from '../../../domain/settings/settings';
import { contentOf } from '../table/readTable';
import { tableProblems } from '../table/tableProblems';
import { readInWorker } from './readInWorker';

export type OrderFileResult =
  | {
      readonly lines: readonly ParsedLine[];
      /** To be read again with the carpets that the visitor means by unknown articles. */
      readonly content: ArrayBuffer;
    }
  /** A sentence; undefined if the code that reads files could not be loaded. */
  | { readonly problem: string | undefined };

/** Reads the order in a file, or the reason why there is none. Never rejects. */
export async function readOrderFile(
  file: File,
  carpets: readonly Carpet[],
  signal?: AbortSignal,
): Promise<OrderFileResult> {
  const content = await contentOf(file);
  if (typeof content === 'string') return { problem: tableProblems[content] };
  const order = await readInWorker({ source: content, carpets, choices: [] }, signal);
  if (!order) return { problem: undefined };
  return 'refusal' in order ? { problem: order.refusal } : { lines: order.lines, content };
}
