import { useSyncExternalStore } from 'react';
import { listen } from '../../../shared/lib/listen';
import { deviceStorage } from '../../../shared/lib/storage';

const storageKey = 'orders';
const watchers = new Set<() => void>();

/** The past orders as stored text; empty in prerendered markup or if storage can't be read. */
export function usePastOrdersText(): string {
  return useSyncExternalStore(subscribe, readPastOrdersText, () => '');
}

export function readPastOrdersText(): string {
  return deviceStorage.read(storageKey) ?? '';
}

/** A failure is ignored: an order is handed over without it, and nothing else is remembered (docs/product.md §15.5). */
export function writePastOrdersText(text: string): void {
  deviceStorage.write(storageKey, text);
  watchers.forEach((onChange) => onChange());
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  const subscription = new AbortController();
  listen('storage', onChange, subscription.signal);
  // a page from the back/forward cache has missed the events
  listen('pageshow', onChange, subscription.signal);
  return () => {
    watchers.delete(onChange);
    subscription.abort();
  };
}
