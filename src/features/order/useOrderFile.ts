import { useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { toCartItem, type CartItem } from '../../domain/cart';
import { orderLinesFromCells, sumOrderLines, type OrderLine } from '../../domain/orderLines';
import type { Carpet } from '../../domain/settings';
import { selectCarpets } from '../../settings/settingsSlice';
import type { TableProblem } from './tableProblems';

type Outcome =
  | { readonly kind: 'added'; readonly count: number; readonly failed: readonly OrderLine[] }
  | { readonly kind: 'failed'; readonly problem: TableProblem; readonly file: File };

/** A file with an order: what is understood is added at once, the rest is reported. The last one wins. */
export function useOrderFile(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useSelector(selectCarpets);
  const [state, setState] = useState<Outcome | { readonly kind: 'idle' | 'reading' }>({
    kind: 'idle',
  });

  const latest = useRef<File>(null);

  function add(lines: readonly OrderLine[]): Outcome {
    const found = sumOrderLines(lines).map(({ carpet, amount }) => toCartItem(carpet, amount));
    if (found.length > 0) onAdd(found);
    const failed = lines.filter(({ result }) => 'problem' in result);
    return { kind: 'added', count: found.length, failed };
  }

  async function load(file: File) {
    latest.current = file;
    setState({ kind: 'reading' });
    const order = await readOrder(file, carpets).catch(() => ({ problem: 'damaged' }) as const);
    // another file has been chosen meanwhile
    if (latest.current !== file) return;
    setState(
      'problem' in order ? { kind: 'failed', problem: order.problem, file } : add(order.lines),
    );
  }

  return { state, load: (file: File) => void load(file) };
}

async function readOrder(file: File, carpets: readonly Carpet[]) {
  const code = await import(/* webpackChunkName: "read-table" */ './readTable').catch(
    () => undefined,
  );
  if (!code) return { problem: 'notLoaded' } as const;
  const table = await code.readTable(file);
  if ('problem' in table) return table;
  const lines = orderLinesFromCells(table.rows, carpets);
  if (!lines) return { problem: 'tooManyLines' } as const;
  return lines.length > 0 ? { lines } : ({ problem: 'noAmounts' } as const);
}
