import { useRef, useState } from 'react';
import { toCartItem, type CartItem } from '../../../domain/order/cart';
import { sumByCarpet, type ParsedLine } from '../../../domain/orderList/parsedLine';
import { useAppSelector } from '../../../state/hooks';
import { selectCarpets } from '../../../state/settings/settingsSlice';
import type { OrderFileResult } from './readOrderFile';

type Outcome =
  | {
      readonly kind: 'added';
      readonly count: number;
      /** How many lines gave nothing to add. */
      readonly failed: number;
      /** The lines to look at: those that failed, and those whose amount was assumed. */
      readonly told: readonly ParsedLine[];
    }
  | {
      readonly kind: 'failed';
      /** A sentence; undefined where code that reads could not be fetched. */
      readonly problem: string | undefined;
      readonly file: File;
    };

/** A file with an order: what is understood is added at once, the rest is reported. The last one wins. */
export function useOrderFile(onAdd: (items: readonly CartItem[]) => void) {
  const carpets = useAppSelector(selectCarpets);
  const [state, setState] = useState<Outcome | { readonly kind: 'idle' | 'reading' }>({
    kind: 'idle',
  });

  const latest = useRef<File>(null);

  function add(lines: readonly ParsedLine[]): Outcome {
    const found = sumByCarpet(lines).map(({ carpet, amount }) => toCartItem(carpet, amount));
    if (found.length > 0) onAdd(found);
    const failed = lines.filter(({ result }) => 'problem' in result).length;
    const told = lines.filter(({ result }) => 'problem' in result || result.isAssumed);
    return { kind: 'added', count: found.length, failed, told };
  }

  async function read(file: File): Promise<OrderFileResult> {
    const code = await import(/* webpackChunkName: "read-order" */ './readOrderFile').catch(
      () => undefined,
    );
    return code ? code.readOrderFile(file, carpets) : { problem: undefined };
  }

  async function load(file: File) {
    latest.current = file;
    setState({ kind: 'reading' });
    const order = await read(file);
    // another file has been chosen meanwhile
    if (latest.current !== file) return;
    setState(
      'problem' in order ? { kind: 'failed', problem: order.problem, file } : add(order.lines),
    );
  }

  return { state, load: (file: File) => void load(file) };
}
