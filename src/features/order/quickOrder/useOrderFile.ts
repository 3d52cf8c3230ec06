import { isFound, sumByCarpet, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { createDraft } from '../../../shared/lib/createDraft';
import { createTypingRestorer } from '../../../state/cart/createTypingRestorer';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { createAdding } from '../report/createAdding';
import {
  concludeReading,
  withAdded,
  type OrderFileRead,
  type OrderFileState,
} from './orderFileState';

/** Kept in memory, so that what was not understood is still there when the visitor returns to the page. */
const useLastFile = createDraft<{ readonly state: OrderFileState }>({ state: { kind: 'idle' } });
const useAdding = createAdding();
const useTypingRestorer = createTypingRestorer<OrderFileRead>();

let reading: AbortController | undefined;
let count = 0;

/**
 * Reads a file with an order and adds the lines that it understands. If another file is chosen
 * meanwhile, only the last one is added (docs/product.md §10.6). Why this is not a machine:
 * docs/decisions/order-file-state.md.
 */
export function useOrderFile() {
  const carpets = useAppSelector(selectCarpets);
  const [{ state }, change] = useLastFile();
  const { added, forget, ...adding } = useAdding();
  const remember = useTypingRestorer((before) => {
    if (state.kind === 'read' && state.number === before.number) change({ state: before });
  });

  function add(file: OrderFileRead, lines: readonly ParsedLine[]) {
    adding.add(sumByCarpet(lines));
    remember(file);
    change({ state: withAdded(file, lines) });
  }

  async function load(file: File) {
    reading?.abort();
    const { signal } = (reading = new AbortController());
    count += 1;
    forget();
    change({ state: { kind: 'reading' } });
    const code = await import(
      /* webpackChunkName: "order-lines" */ '../reading/readOrderFile'
    ).catch(() => undefined);
    const result = code ? await code.readOrderFile(file, carpets, signal) : { problem: undefined };
    if (signal.aborted) return;
    const next = concludeReading(file, count, result);
    if (next.kind === 'read' && next.lines.some(isFound)) add(next, next.lines);
    else change({ state: next });
  }

  return { state, added, add, load: (file: File) => void load(file) };
}
