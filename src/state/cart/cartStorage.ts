import { readCartItems, type CartItem } from '../../domain/order/cart';
import { deviceStorage } from '../../shared/lib/storage';

export type CartStorage = ReturnType<typeof createCartStorage>;

/** The key under which an unreadable text is kept. */
const unreadableKey = (key: string) => `${key}-unreadable`;

/**
 * Reads and writes an entry of the browser's storage for one tab, as a plain JSON array
 * (docs/product.md §9.2).
 * @param onUnreadable called with a text that is not a list, before it is moved to another key
 */
export function createCartStorage(key: string, onUnreadable: (text: string) => void) {
  let lastText: string | null = null;
  let lastItems: readonly CartItem[] = [];
  let written: string | undefined;
  const readUnreadable = () => localStorage.getItem(unreadableKey(key));

  return {
    key,
    /**
     * The same array while the entry is unchanged; undefined if it is unreadable.
     * @throws if storage is unavailable, or full when an unreadable text has to be moved
     */
    read(): readonly CartItem[] | undefined {
      const text = localStorage.getItem(key);
      if (text === lastText) return lastItems;
      const items = parseCart(text);
      if (items) {
        [lastText, lastItems] = [text, items];
        return items;
      }
      onUnreadable(text ?? '');
      const aside = [readUnreadable(), text].filter(Boolean).join('\n');
      localStorage.setItem(unreadableKey(key), aside);
      localStorage.removeItem(key);
      [lastText, lastItems] = [null, []];
      return undefined;
    },
    /** @throws if storage is unavailable or full */
    write(items: readonly CartItem[]): void {
      const text = JSON.stringify(items);
      localStorage.setItem(key, text);
      [lastText, lastItems] = [text, items];
      written = text;
    },
    /** Whether this tab wrote the current entry. @throws if storage is unavailable */
    isMine: () => localStorage.getItem(key) === written,
    /** The unreadable text that was kept, or null. @throws if storage is unavailable */
    readUnreadable,
  };
}

/** Deletes the unreadable text that was kept, and the entry if it is still unreadable. */
export function discardUnreadable(key: string): void {
  deviceStorage.remove(unreadableKey(key));
  if (!parseCart(deviceStorage.read(key))) deviceStorage.remove(key);
}

/** @returns undefined for a text that is not a list, plain or in redux-persist's envelope */
export function parseCart(text: string | null | undefined): readonly CartItem[] | undefined {
  try {
    const list = unwrap(JSON.parse(text || 'null') ?? []);
    return Array.isArray(list) ? readCartItems(list) : undefined;
  } catch {
    return undefined;
  }
}

/** The envelope of redux-persist is an object whose fields are JSON texts. */
function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('items' in value)) return value;
  return typeof value.items === 'string' ? JSON.parse(value.items) : value.items;
}
