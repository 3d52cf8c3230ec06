import { readCartItems, type CartItem } from '../../domain/order/cart';
import { deviceStorage } from '../../shared/lib/storage';
import { cartKey } from './cartSlice';
import { completeList, extendLog, isWithin, parseLog, type CartLog } from './cartLog';

type Items = readonly CartItem[];
export type CartStorage = ReturnType<typeof createCartStorage>;

/** The key under which an unreadable text is kept. */
const unreadableKey = `${cartKey}-unreadable`;
const logPrefix = `${cartKey}-log-`;

/**
 * Reads and writes the cart's entry of the browser's storage for one tab, as a plain JSON array
 * (docs/product.md §9.2).
 * @param onUnreadable called before a text that is not a list is moved to another key, with all that
 * this key will then hold
 */
export function createCartStorage(onUnreadable: (text: string) => void) {
  /** The entry and the logs that were read last, as text. */
  let lastEntries = '';
  let lastText: string | undefined;
  let lastItems: Items = [];
  /** Whether the entry has all of these items. */
  let isComplete = true;
  let tab = '';
  const readUnreadable = () => localStorage.getItem(unreadableKey);
  const readText = () => localStorage.getItem(cartKey) ?? '';

  const readLogs = () =>
    Object.keys(localStorage)
      .filter((name) => name.startsWith(logPrefix))
      .sort()
      .map((name) => [name, localStorage.getItem(name) ?? ''] as const);

  const readEntries = () => [readText(), ...readLogs()].join('\n');

  const parseLogs = () =>
    new Map(
      readLogs().flatMap(([name, text]) => {
        const log = parseLog(text);
        return log ? [[name, log] as const] : [];
      }),
    );

  function remember(items: Items): Items {
    [lastEntries, lastText, lastItems] = [readEntries(), readText(), items];
    return items;
  }

  /** Moves an unreadable text to its own key, and restores the list last read or written here. @throws if storage is full */
  function setAside(unreadable: string): void {
    const aside = [readUnreadable(), unreadable].filter(Boolean).join('\n');
    onUnreadable(aside);
    localStorage.setItem(unreadableKey, aside);
    if (lastText === undefined) localStorage.removeItem(cartKey);
    else localStorage.setItem(cartKey, lastText);
  }

  function writeLog(log: CartLog): void {
    try {
      localStorage.setItem(tab, JSON.stringify(log));
    } catch {
      // no room: a tab that has not seen this list may overwrite it
    }
  }

  function read(): Items {
    if (readEntries() === lastEntries) return lastItems;
    const text = readText();
    const items = parseCart(text);
    if (!items) {
      setAside(text);
      return read();
    }
    const complete = completeList(items, text, parseLogs());
    isComplete = complete === items;
    return remember(complete);
  }

  return {
    /**
     * The list, with the changes that it lacks since another tab has overwritten them; the same array
     * while nothing has changed.
     * @throws if storage is unavailable, or full when an unreadable text has to be moved
     */
    read,
    /**
     * Writes a list, unless the entry has it already.
     * @param change the list before and after what this tab has changed itself
     * @throws if storage is unavailable or full
     */
    write(items: Items, change: readonly [before: Items, after: Items]): void {
      if (items === lastItems && isComplete) return;
      const logs = parseLogs();
      // another tab may remove an old log at any moment
      const own = logs.get(tab);
      if (!own || !isWithin(1, own.at)) tab = logPrefix + Math.random().toString(36).slice(2);
      const written = JSON.stringify(items);
      const [during, afterwards] = extendLog({ tab, logs, texts: [readText(), written], change });
      writeLog(during);
      localStorage.setItem(cartKey, written);
      writeLog(afterwards);
      for (const [other, log] of logs) {
        if (!isWithin(2, log.at)) localStorage.removeItem(other);
      }
      isComplete = true;
      remember(items);
    },
    /** The unreadable text that was kept, or null. @throws if storage is unavailable */
    readUnreadable,
  };
}

/** Deletes the unreadable text that was kept, and the entry if it is still unreadable. */
export function discardUnreadable(): void {
  deviceStorage.remove(unreadableKey);
  if (!parseCart(deviceStorage.read(cartKey))) deviceStorage.remove(cartKey);
}

/** @returns undefined for a text that is not a list, plain or in redux-persist's envelope */
function parseCart(text: string | null | undefined): Items | undefined {
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
