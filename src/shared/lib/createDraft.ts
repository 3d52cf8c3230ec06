import { useState } from 'react';
import { useStore } from 'react-redux';

/**
 * State that outlives its component: what was typed is there when the visitor comes back. Kept in
 * memory for one visit, apart from the store, where form fields do not belong.
 * @returns a hook that gives the draft and takes changes of it
 */
export function createDraft<T extends object>(nothing: T) {
  const drafts = new WeakMap<object, T>();
  return function useDraft() {
    const store = useStore();
    const [draft, setDraft] = useState(() => drafts.get(store) ?? nothing);
    const change = (changed: Partial<T>) => {
      const next = { ...(drafts.get(store) ?? nothing), ...changed };
      drafts.set(store, next);
      setDraft(next);
    };
    return [draft, change] as const;
  };
}
