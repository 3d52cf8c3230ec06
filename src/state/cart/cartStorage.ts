import { readCartItems, type CartItem } from '../../domain/order/cart';
import { deviceStorage } from '../../shared/lib/storage';

export const cartKey = 'cart';
const unreadableKey = 'cart-unreadable';

/**
 * A tab's view of the storage entry 'cart': a plain JSON array (docs/product.md §9.2).
 * @param onUnreadable is told a text that is not a cart; it is put aside under a key of its own
 */
export function createCartStorage(onUnreadable: (text: string) => void) {
  let lastText: string | null = null;
  let lastItems: readonly CartItem[] = [];
  let written: string | undefined;

  return {
    /**
     * The same list as long as the entry is the same; undefined when it can't be read.
     * @throws where there is no storage, or where what can't be read can't be put aside either
     */
    read(): readonly CartItem[] | undefined {
      const text = localStorage.getItem(cartKey);
      if (text === lastText) return lastItems;
      const items = parseCart(text);
      if (items) {
        [lastText, lastItems] = [text, items];
        return items;
      }
      onUnreadable(text ?? '');
      localStorage.setItem(unreadableKey, [readUnreadable(), text].filter(Boolean).join('\n'));
      localStorage.removeItem(cartKey);
      [lastText, lastItems] = [null, []];
      return undefined;
    },
    /** @throws where there is no storage or no room */
    write(items: readonly CartItem[]): void {
      const text = JSON.stringify(items);
      localStorage.setItem(cartKey, text);
      [lastText, lastItems] = [text, items];
      written = text;
    },
    /** Whether the entry is as this tab has written it. @throws where there is no storage */
    isMine: () => localStorage.getItem(cartKey) === written,
  };
}

/** @throws where there is no storage */
export function readUnreadable(): string | null {
  return localStorage.getItem(unreadableKey);
}

export function discardUnreadable(): void {
  deviceStorage.remove(unreadableKey);
  if (!parseCart(deviceStorage.read(cartKey))) deviceStorage.remove(cartKey);
}

/** @returns undefined for a text that is no list, in the plain form or in redux-persist's */
export function parseCart(text: string | null | undefined): readonly CartItem[] | undefined {
  try {
    const list = unwrap(JSON.parse(text || 'null') ?? []);
    return Array.isArray(list) ? readCartItems(list) : undefined;
  } catch {
    return undefined;
  }
}

/** redux-persist's own form is an object whose fields are JSON texts. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('items' in value)) return value;
  return typeof value.items === 'string' ? JSON.parse(value.items) : value.items;
}
