import type { ParsedLine } from '../../../domain/orderList/parsedLine';
import { parseOrderRows } from '../../../domain/orderList/parseOrder';
import type { Carpet } from '../../../domain/settings/settings';
import { readTable } from './readTable';
import { tableProblems, type TableProblem } from './tableProblems';

export type OrderFileResult =
  | { readonly lines: readonly ParsedLine[] }
  /** A sentence; undefined where code that reads could not be fetched. */
  | { readonly problem: string | undefined };

/** What a file with an order holds, or why it gives no order. Never rejects. */
export async function readOrderFile(
  file: File,
  carpets: readonly Carpet[],
): Promise<OrderFileResult> {
  const order = await parseFile(file, carpets).catch(() => ({ problem: 'damaged' }) as const);
  if ('lines' in order) return order;
  return { problem: order.problem === 'notLoaded' ? undefined : tableProblems[order.problem] };
}

async function parseFile(
  file: File,
  carpets: readonly Carpet[],
): Promise<{ readonly lines: readonly ParsedLine[] } | { readonly problem: TableProblem }> {
  const table = await readTable(file);
  if ('problem' in table) return table;
  const lines = parseOrderRows(table.rows, carpets);
  if (!lines) return { problem: 'tooManyLines' };
  return lines.length > 0 ? { lines } : { problem: 'noAmounts' };
}
