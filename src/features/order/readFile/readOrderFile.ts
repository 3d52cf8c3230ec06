import type { Meanings } from '../../../domain/orderList/article/articles';
import { isAside, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { parseOrderSheets } from '../../../domain/orderList/parseSheets';
import type { Carpet } from '../../../domain/settings/settings';
import { readTable } from './readTable';
import { tableProblems } from './tableProblems';

export type OrderFileResult =
  | {
      readonly lines: readonly ParsedLine[];
      /** Parses the file again, with the carpets that the visitor means by unknown articles. */
      readonly parse: (meanings: Meanings) => readonly ParsedLine[];
    }
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
  if (order.lines.every(isAside)) return { problem: tableProblems.noAmounts };
  return {
    lines: order.lines,
    parse: (meanings) => {
      const answered = parseOrderSheets(table.sheets, carpets, meanings);
      return 'lines' in answered ? answered.lines : order.lines;
    },
  };
}
