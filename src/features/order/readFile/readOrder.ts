import type { OrderLine } from '../../../domain/orderList/orderLines';
import { orderLinesFromCells } from '../../../domain/orderList/readOrderLines';
import type { Carpet } from '../../../domain/settings/settings';
import { readTable } from './readTable';
import { tableProblems, type TableProblem } from './tableProblems';

export type ReadOrder =
  | { readonly lines: readonly OrderLine[] }
  /** A sentence; undefined where code that reads could not be fetched. */
  | { readonly problem: string | undefined };

/** What a file with an order holds, or why it gives no order. Never rejects. */
export async function readOrder(file: File, carpets: readonly Carpet[]): Promise<ReadOrder> {
  const order = await readLines(file, carpets).catch(() => ({ problem: 'damaged' }) as const);
  if ('lines' in order) return order;
  return { problem: order.problem === 'notLoaded' ? undefined : tableProblems[order.problem] };
}

async function readLines(
  file: File,
  carpets: readonly Carpet[],
): Promise<{ readonly lines: readonly OrderLine[] } | { readonly problem: TableProblem }> {
  const table = await readTable(file);
  if ('problem' in table) return table;
  const lines = orderLinesFromCells(table.rows, carpets);
  if (!lines) return { problem: 'tooManyLines' };
  return lines.length > 0 ? { lines } : { problem: 'noAmounts' };
}
