import { createDraft } from '../../../shared/lib/createDraft';
import { createUndone } from '../../../state/cart/createUndone';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import { createAdding } from '../report/createAdding';
import { concludeReading, type OrderFileState } from './orderFileState';

/** Kept in memory, so that what was not understood is still there when the visitor returns to the page. */
const useLastFile = createDraft<{ readonly state: OrderFileState }>({ state: { kind: 'idle' } });
const useAdding = createAdding();
const useUndone = createUndone<number>();

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
  const adding = useAdding();
  const remember = useUndone((number) => {
    if (state.kind === 'added' && state.number === number) {
      change({ state: { ...state, isUndone: true } });
    }
  });

  async function load(file: File) {
    reading?.abort();
    const { signal } = (reading = new AbortController());
    count += 1;
    adding.forget();
    change({ state: { kind: 'reading' } });
    const code = await import(
      /* webpackChunkName: "order-lines" */ '../reading/readOrderFile'
    ).catch(() => undefined);
    const result = code ? await code.readOrderFile(file, carpets, signal) : { problem: undefined };
    if (signal.aborted) return;
    const next = concludeReading(file, count, result);
    if (next.kind === 'added' && next.found.length > 0) {
      adding.add(next.found);
      remember(next.number);
    }
    change({ state: next });
  }

  return { state, adding, load: (file: File) => void load(file) };
}
