import { useState } from 'react';
import { useStore } from 'react-redux';

/**
 * State that outlives its component, so that typed text is still there when the visitor returns to the
 * page (docs/product.md §10.9, §11.4). It is kept in memory, one draft per store, but not in the store,
 * since nothing else uses it.
 * @returns a hook like `useState` that merges changes into the draft
 */
export function createDraft<T extends object>(empty: T) {
  const drafts = new WeakMap<object, T>();
  return function useDraft() {
    const store = useStore();
    const [draft, setDraft] = useState(() => drafts.get(store) ?? empty);
    const change = (changed: Partial<T>) => {
      const next = { ...(drafts.get(store) ?? empty), ...changed };
      drafts.set(store, next);
      setDraft(next);
    };
    return [draft, change] as const;
  };
}
