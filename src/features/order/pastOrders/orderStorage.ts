import { useSyncExternalStore } from 'react';
import { listen } from '../../../shared/lib/listen';
import { deviceStorage } from '../../../shared/lib/storage';

const storageKey = 'orders';
const watchers = new Set<() => void>();

/** The text that remembers orders; none in prerendered markup, or where storage can't be read. */
export function useOrdersText(): string {
  return useSyncExternalStore(subscribe, readOrdersText, () => '');
}

export function readOrdersText(): string {
  return deviceStorage.read(storageKey) ?? '';
}

/** Where there is no room, the order has been handed over all the same. */
export function writeOrdersText(text: string): void {
  deviceStorage.write(storageKey, text);
  watchers.forEach((onChange) => onChange());
}

function subscribe(onChange: () => void): () => void {
  watchers.add(onChange);
  const stop = listen('storage', onChange);
  return () => {
    watchers.delete(onChange);
    stop();
  };
}
