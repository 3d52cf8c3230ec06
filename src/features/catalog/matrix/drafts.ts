import { useState } from 'react';

/** An amount by the id of its carpet; undefined stands for the amount in the cart, or none. */
type Change = readonly [id: string, amount: number | undefined];

/** Amounts that were typed into matrices and are not in the cart yet. */
export interface Drafts {
  /** Undefined unless an amount was typed; 0 for a field that was emptied. */
  readonly get: (id: string) => number | undefined;
  /** @returns the changes that undo these */
  readonly put: (changes: readonly Change[]) => readonly Change[];
  readonly subscribe: (notify: () => void) => () => void;
}

/** Not React state, so that an edit renders its cell and the totals, not all cells. */
function createDrafts(): Drafts {
  const amounts = new Map<string, number>();
  const listeners = new Set<() => void>();
  return {
    get: (id) => amounts.get(id),
    put: (changes) => {
      const before = changes.map(([id]) => [id, amounts.get(id)] as const);
      for (const [id, amount] of changes) {
        if (amount === undefined) amounts.delete(id);
        else amounts.set(id, amount);
      }
      listeners.forEach((notify) => notify());
      return before;
    },
    subscribe: (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}

/** The drafts of a page, for all its matrices and what adds them up. */
export function useDrafts(): Drafts {
  return useState(createDrafts)[0];
}
