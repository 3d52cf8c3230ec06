import { useRef, useState } from 'react';
import type { Carpet } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { useUndone } from '../../../state/cart/useUndone';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { useAdding } from '../report/useAdding';
import { concludeReading, type OrderFileState } from './orderFileState';
import type { OrderFileResult } from './readOrderFile';

/**
 * Reads a file with an order and adds the lines that it understands. If another file is chosen
 * meanwhile, only the last one is added (docs/product.md §10.6). Why this is not a machine:
 * docs/decisions/order-file-state.md.
 */
export function useOrderFile() {
  const carpets = useAppSelector(selectCarpets);
  const [state, setState] = useState<OrderFileState>({ kind: 'idle' });
  const adding = useAdding();
  const remember = useUndone((number: number) =>
    setState((last) =>
      last.kind === 'added' && last.number === number ? { ...last, isUndone: true } : last,
    ),
  );
  const reading = useRef<AbortController>(null);
  const count = useRef(0);

  async function load(file: File) {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    count.current += 1;
    setState({ kind: 'reading' });
    const result = await loadCodeAndRead(file, carpets, signal);
    if (signal.aborted) return;
    const next = concludeReading(file, count.current, result);
    if (next.kind === 'added' && next.found.length > 0) {
      adding.add(next.found);
      remember(next.number);
    }
    setState(next);
  }

  return { state, adding, load: (file: File) => void load(file) };
}

async function loadCodeAndRead(
  ...task: readonly [file: File, carpets: readonly Carpet[], signal: AbortSignal]
): Promise<OrderFileResult> {
  const code = await import(/* webpackChunkName: "order-lines" */ './readOrderFile').catch(
    () => undefined,
  );
  return code ? code.readOrderFile(...task) : { problem: undefined };
}
