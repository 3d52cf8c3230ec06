import type { ParsedLine } from '../../../domain/orderList/parsedLine';
import { parseOrderSheets } from '../../../domain/orderList/parseSheets';
import type { Carpet } from '../../../domain/settings/settings';
import { readTable } from './readTable';
import { tableProblems } from './tableProblems';

export type OrderFileResult =
  | { readonly lines: readonly ParsedLine[] }
  /** A sentence; undefined if the code that reads files could not be loaded. */
  | { readonly problem: string | undefined };

/** Reads the order in a file, or the reason why there is none. Never rejects. */
export async function readOrderFile(
  file: File,
  carpets: readonly Carpet[],
): Promise<OrderFileResult> {
  try {
    return await parseFile(file, carpets);
  } catch {
    return { problem: tableProblems.damaged };
  }
}

async function parseFile(file: File, carpets: readonly Carpet[]): Promise<OrderFileResult> {
  const table = await readTable(file);
  if ('problem' in table) {
    return { problem: table.problem === 'notLoaded' ? undefined : tableProblems[table.problem] };
  }
  const order = parseOrderSheets(table.sheets, carpets);
  if ('refusal' in order) return { problem: `${order.refusal}. Разделите файл на несколько` };
  return order.lines.length > 0 ? order : { problem: tableProblems.noAmounts };
}
