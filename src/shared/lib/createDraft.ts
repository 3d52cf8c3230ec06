import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { onReturn } from './listen';
import { tabStorage } from './storage';

/** Where a draft is kept during reloads, and how it is read back; `read` gets whatever was stored. */
interface Kept<T> {
  readonly key: string;
  readonly read: (stored: unknown) => T;
}

/** Characters; a larger draft stays in memory, since others share the storage. */
const maxKept = 500_000;

/**
 * State that outlives its component, so that what was typed is still there when the visitor returns to
 * the page (docs/product.md §9.16). It is kept in memory, one draft per store, but not in the store,
 * since nothing else uses it.
 * @param kept also keeps it in the tab's session storage
 * @returns a hook like `useState` that merges changes into the draft
 */
export function createDraft<T extends object>(empty: T, kept?: Kept<T>) {
  let drafts = new WeakMap<object, T>();
  const watchers = new Set<() => void>();

  // another document of the tab may have changed the draft; one that could not be stored has no entry
  onReturn(() => {
    if (!kept || !tabStorage.read(kept.key)) return;
    drafts = new WeakMap();
    watchers.forEach((onChange) => onChange());
  });

  function readKept(): T {
    const text = kept && tabStorage.read(kept.key);
    try {
      return kept && text ? kept.read(JSON.parse(text)) : empty;
    } catch {
      return empty;
    }
  }

  function draftOf(store: object): T {
    const draft = drafts.get(store) ?? readKept();
    drafts.set(store, draft);
    return draft;
  }

  function subscribe(onChange: () => void): () => void {
    watchers.add(onChange);
    return () => watchers.delete(onChange);
  }

  return function useDraft() {
    const store = useStore();
    const draft = useSyncExternalStore(
      subscribe,
      () => draftOf(store),
      () => empty,
    );
    const change = (changed: Partial<T>) => {
      const next = { ...draftOf(store), ...changed };
      drafts.set(store, next);
      if (kept) {
        const text = JSON.stringify(next);
        tabStorage.replace(kept.key, text.length > maxKept ? undefined : text);
      }
      watchers.forEach((onChange) => onChange());
    };
    return [draft, change] as const;
  };
}
