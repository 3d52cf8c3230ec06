import { readCartItems, type CartItem } from '../../domain/order/cart';
import { fingerprint } from '../../domain/format/fingerprint';
import { mergeCarts } from './mergeCarts';

type Items = readonly CartItem[];

// A tab can't read and write the list in one step, and learns only later what others have written. So it
// may overwrite a list that it has not seen. Each tab therefore logs its changes in an entry that no
// other tab writes, with what the list that it has written contains. Whoever reads the list adds the
// logged changes that it lacks (docs/decisions/log-of-changes.md).

/** What one tab has changed lately. */
export interface CartLog {
  /** When it was written, ms. */
  readonly at: number;
  readonly changes: readonly Change[];
  /** The list that the tab has written last; while it writes, also the one that it replaces. */
  readonly lists: readonly KnownList[];
}

/** All lines of some carpets before and after a change. A later change has a higher `at`. */
interface Change {
  readonly at: number;
  readonly before: Items;
  readonly after: Items;
}

/** The fingerprint of a list, and the `at` of each tab's last log whose changes it contains. */
type KnownList = readonly [list: string, seen: Readonly<Record<string, number>>];

/** The logs by tab, in the order of their names. */
type CartLogs = ReadonlyMap<string, CartLog>;

/** Whether a time is within `minutes` of now; not if it is further ahead, from a clock that was wrong. */
export const isWithin = (minutes: number, at: number) =>
  Math.abs(Date.now() - at) < minutes * 60_000;

/** @returns undefined for a text that is not a log */
export function parseLog(text: string): CartLog | undefined {
  try {
    const log: unknown = JSON.parse(text);
    if (!isLog(log)) return undefined;
    const changes = log.changes.map(({ at, before, after }) => {
      return { at, before: readCartItems(before), after: readCartItems(after) };
    });
    return { ...log, changes, lists: log.lists.map(([list, seen]) => [list, { ...seen }]) };
  } catch {
    return undefined;
  }
}

function isLog(value: unknown): value is CartLog {
  if (typeof value !== 'object' || value === null) return false;
  const { at, changes, lists }: Readonly<Record<string, unknown>> = { ...value };
  return typeof at === 'number' && Array.isArray(changes) && Array.isArray(lists);
}

/** A list with the logged changes that it lacks. A list that no tab has logged lacks none. */
export function completeList(items: Items, text: string, logs: CartLogs): Items {
  const known = knownLists(text, logs);
  if (known.length === 0) return items;
  return [...logs]
    .flatMap(([tab, { changes }]) =>
      changes.filter(({ at }) => !known.some(([, seen]) => at <= (seen[tab] ?? 0))),
    )
    .sort((one, other) => one.at - other.at)
    .reduce((list, { before, after }) => mergeCarts(before, after, list), items);
}

interface Writing {
  readonly tab: string;
  readonly logs: CartLogs;
  /** The texts of the list that is replaced and of the one that is written. */
  readonly texts: readonly [replaced: string, written: string];
  /** The lines before and after what the tab itself has changed. */
  readonly change: readonly [before: Items, after: Items];
}

/** The logs of a tab that writes a list: while it writes, and afterwards. */
export function extendLog({ tab, logs, texts, change }: Writing): readonly [CartLog, CartLog] {
  const [replaced, written] = texts;
  const seen = Object.fromEntries([...logs].map(([name, log]) => [name, log.at]));
  const known = knownLists(replaced, logs);
  const recent = Object.values(seen).filter((other) => isWithin(1, other));
  const at = Math.max(Date.now(), ...recent) + 1;
  const own = differing(...change).map((lines) => ({ at, ...lines }));
  const log = {
    at,
    changes: [...(logs.get(tab)?.changes ?? []).filter((old) => isWithin(1, old.at)), ...own],
  };
  const lists: KnownList[] = [[fingerprint(written), { ...seen, [tab]: at }]];
  const before: readonly KnownList[] = known.length > 0 ? known : [[fingerprint(replaced), seen]];
  return [
    { ...log, lists: [...before, ...lists] },
    { ...log, lists },
  ];
}

function knownLists(text: string, logs: CartLogs): readonly KnownList[] {
  const list = fingerprint(logs.size > 0 ? text : '');
  return [...logs.values()].flatMap(({ lists }) => lists.filter(([known]) => known === list));
}

/** The lines of the carpets that have changed; none if nothing has. */
function differing(before: Items, after: Items): readonly Pick<Change, 'before' | 'after'>[] {
  const missingIn = (items: Items) => {
    const kept = new Set(items);
    return (item: CartItem) => !kept.has(item);
  };
  const changed = [...before.filter(missingIn(after)), ...after.filter(missingIn(before))];
  const ids = new Set(changed.map(({ _id }) => _id));
  const linesOf = (items: Items) => items.filter(({ _id }) => ids.has(_id));
  return ids.size > 0 ? [{ before: linesOf(before), after: linesOf(after) }] : [];
}
