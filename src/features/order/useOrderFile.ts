import { useState } from 'react';
import { toCartItem, type CartItem } from '../../domain/cart';
import { orderLinesFromCells, sumOrderLines, type OrderLine } from '../../domain/orderLines';
import type { Carpet } from '../../domain/settings';
import { readTable } from './readTable';
import type { TableProblem } from './tableProblems';
import { useCarpets } from './useCarpets';

type Outcome =
  | { readonly kind: 'added'; readonly count: number; readonly failed: readonly OrderLine[] }
  | { readonly kind: 'failed'; readonly problem: TableProblem; readonly file: File };

/** A file with an order: what is understood is added at once, the rest is reported. */
export function useOrderFile(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useCarpets();
  const [state, setState] = useState<Outcome | { readonly kind: 'idle' | 'reading' }>({
    kind: 'idle',
  });

  async function read(file: File): Promise<Outcome> {
    const order = await readOrder(file, carpets);
    if ('problem' in order) return { kind: 'failed', problem: order.problem, file };
    const found = sumOrderLines(order.lines).map(({ carpet, amount }) =>
      toCartItem(carpet, amount),
    );
    if (found.length > 0) onAdd(found);
    const failed = order.lines.filter(({ result }) => 'problem' in result);
    return { kind: 'added', count: found.length, failed };
  }

  return {
    state,
    load: (file: File) => {
      setState({ kind: 'reading' });
      void read(file).then(setState);
    },
  };
}

async function readOrder(file: File, carpets: readonly Carpet[]) {
  const table = await readTable(file);
  if ('problem' in table) return table;
  const lines = orderLinesFromCells(table.rows, carpets);
  const [first] = lines;
  if (!first) return { problem: 'noAmounts' } as const;
  const isTooLong = 'problem' in first.result && first.result.problem === 'tooManyLines';
  return isTooLong ? ({ problem: 'tooManyLines' } as const) : { lines };
}
