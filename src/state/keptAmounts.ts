import { useSyncExternalStore } from 'react';
import { isAmount } from '../domain/trade/amount';
import { onReturn } from '../shared/lib/listen';
import { tabStorage } from '../shared/lib/storage';
import { useAppStore } from './hooks';

/** An amount by the id of its carpet; undefined removes it. */
type Change = readonly [id: string, amount: number | undefined];

/** Amounts that were typed and are not in the cart yet. */
export interface KeptAmounts {
  readonly get: (id: string) => number | undefined;
  /** The same map until the next change. */
  readonly all: () => ReadonlyMap<string, number>;
  /** @returns the changes that undo these */
  readonly put: (changes: readonly Change[]) => readonly Change[];
  readonly subscribe: (notify: () => void) => () => void;
}

/**
 * Amounts that outlive their page and a reload, in the tab's session storage (docs/product.md §9.16).
 * They are not React state, so that an edit renders its field and the totals, not the whole table.
 * @returns a hook; components read an amount with `useKeptAmount`
 */
export function createKeptAmounts(key: string) {
  const kept = new WeakMap<object, KeptAmounts>();
  return function useKeptAmounts(): KeptAmounts {
    const store = useAppStore();
    const amounts = kept.get(store) ?? keepAmounts(key);
    kept.set(store, amounts);
    return amounts;
  };
}

/** The amount that is kept for a carpet; undefined while prerendered markup, which has none, is hydrated. */
export function useKeptAmount({ subscribe, get }: KeptAmounts, id: string): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => get(id),
    () => undefined,
  );
}

function keepAmounts(key: string): KeptAmounts {
  const read = () => readAmounts(tabStorage.read(key));
  let amounts: ReadonlyMap<string, number> = read();
  let isStored = true;
  const listeners = new Set<() => void>();
  const change = (changed: typeof amounts) => {
    amounts = changed;
    listeners.forEach((notify) => notify());
  };
  // other documents of the tab keep theirs in the same entry
  onReturn(() => {
    if (isStored) change(read());
  });
  return {
    get: (id) => amounts.get(id),
    all: () => amounts,
    put: (changes) => {
      const before = changes.map(([id]) => [id, amounts.get(id)] as const);
      const changed = new Map(amounts);
      for (const [id, amount] of changes) {
        if (amount === undefined) changed.delete(id);
        else changed.set(id, amount);
      }
      const text = changed.size > 0 ? JSON.stringify([...changed]) : undefined;
      isStored = tabStorage.replace(key, text);
      change(changed);
      return before;
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/** Leaves out what is not a pair of an id and an amount. */
function readAmounts(text = '[]'): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(text);
    const pairs: unknown[] = Array.isArray(stored) ? stored : [];
    return new Map(pairs.filter(isPair));
  } catch {
    return new Map();
  }
}

/** An amount of 0 stands for a field that was emptied. */
function isPair(value: unknown): value is readonly [string, number] {
  if (!Array.isArray(value)) return false;
  const pair: readonly unknown[] = value;
  const [id, amount] = pair;
  return typeof id === 'string' && typeof amount === 'number' && (amount === 0 || isAmount(amount));
}
