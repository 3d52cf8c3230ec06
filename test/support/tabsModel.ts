import type { Action } from '@reduxjs/toolkit';
import { createCartAdapter } from '../../src/state/cart/cartAdapter';
import { cartReducer, storedCartRead, type CartState } from '../../src/state/cart/cartSlice';
import { createCartStorage, type CartStorage } from '../../src/state/cart/cartStorage';
import { followOtherTabs } from '../../src/state/cart/followOtherTabs';

/** Entries that a tab writes to storage; null removes one. */
interface Write {
  readonly tab: number;
  readonly entries: readonly (readonly [key: string, text: string | null])[];
}
type Entries = Readonly<Record<string, string | null>>;

/** A tab in a process of its own, as far as the cart is concerned. */
interface Tab {
  readonly cart: CartState;
  readonly storage: CartStorage;
  /** The state that was saved last. */
  readonly saved: CartState;
  /** The lines that its visitor has removed, and whether an undo has brought them back since. */
  readonly removed: Readonly<Record<string, 'removed' | 'back'>>;
  /** What its visitor has still to do. */
  readonly pending: readonly Action[];
  /** Storage as this tab sees it: its own writes at once, those of others when they are delivered. */
  readonly entries: Entries;
  /** Its writes that the browser has not received yet. */
  readonly sent: readonly Write[];
  /** How many of the world's writes were delivered. */
  readonly delivered: number;
  readonly isOpen: boolean;
}

/** Nothing in it is changed but the caches of the tabs' storages, so that a search can go back. */
export interface World {
  readonly isSplit: boolean;
  /** Storage as the browser has it, and as a tab sees it that is opened. */
  readonly entries: Entries;
  readonly tabs: readonly Tab[];
  /** The writes that are not delivered to every tab yet, in the order in which the browser has received them. */
  readonly writes: readonly Write[];
}

/** A step that one tab, or the browser for it, takes next. */
type Step = 'open' | 'act' | 'save' | 'send' | 'deliver';

/**
 * A world whose tabs will be opened.
 * @param entries what is in storage
 * @param actions for each tab, what its visitor will do
 * @param isSplit whether the browser may receive and deliver each entry on its own, not all entries that
 *   a tab has written in one task together
 */
export function closedTabs(
  entries: Entries,
  actions: readonly (readonly Action[])[],
  isSplit = false,
): World {
  const cart = cartReducer(undefined, { type: 'start' });
  const tabs = actions.map((pending): Tab => {
    const storage = createCartStorage((text) => {
      throw new Error(`unreadable: ${text}`);
    });
    const writing = { storage, entries, sent: [], delivered: 0 };
    return { cart, saved: cart, removed: {}, pending, isOpen: false, ...writing };
  });
  return { isSplit, entries, tabs, writes: [] };
}

/** Opens the tabs, which then have nothing to save. */
export function openAll(world: World): World {
  return world.tabs.reduce((before, _, index) => {
    const opened = takeStep(before, index, 'open');
    return takeStep(opened, index, 'save');
  }, world);
}

/** The steps that are possible next. */
export function nextSteps({ tabs, writes }: World): (readonly [tab: number, step: Step])[] {
  return tabs.flatMap(({ isOpen, cart, saved, pending, sent, delivered }, index) => {
    if (!isOpen) return [[index, 'open'] as const];
    const steps: Step[] = [];
    if (pending.length > 0) steps.push('act');
    if (cart.items !== saved.items || cart.saved !== saved.saved) steps.push('save');
    if (sent.length > 0) steps.push('send');
    if (delivered < writes.length) steps.push('deliver');
    return steps.map((step) => [index, step] as const);
  });
}

/** The world after a step of a tab. */
export function takeStep(world: World, index: number, step: Step): World {
  const { tabs, writes } = world;
  const tab = tabs[index];
  if (!tab) throw new Error('no such tab');
  const { cart, pending, sent, delivered } = tab;
  const [action, ...later] = pending;
  const [first, ...rest] = sent;
  const write = writes[delivered];
  const replace = (changed: Tab): World => ({ ...world, tabs: tabs.with(index, changed) });
  if (step === 'open') {
    const opened = { ...tab, isOpen: true, entries: world.entries, delivered: writes.length };
    return replace(inTab(opened, index, ({ readAgain }) => readAgain()));
  }
  if (step === 'act' && action) {
    const after = cartReducer(cart, action);
    return replace({ ...tab, cart: after, removed: removedAfter(tab, after), pending: later });
  }
  if (step === 'save') {
    const after = inTab(tab, index, ({ save }) => save(), world.isSplit);
    return replace({ ...after, saved: after.cart });
  }
  if (step === 'send' && first) {
    const entries = withWritten(world.entries, first.entries);
    return { ...replace({ ...tab, sent: rest }), entries, writes: [...writes, first] };
  }
  if (!write) throw new Error(`nothing to ${step}`);
  return forget(replace(deliver({ ...tab, delivered: delivered + 1 }, index, write, writes)));
}

function removedAfter({ cart, removed }: Tab, after: CartState): Tab['removed'] {
  const fates = new Map(Object.entries(removed));
  for (const { _id } of cart.items) fates.set(_id, 'removed');
  for (const { _id } of after.items) {
    if (removed[_id]) fates.set(_id, 'back');
    else fates.delete(_id);
  }
  return Object.fromEntries(fates);
}

function withWritten(before: Entries, written: Write['entries']): Entries {
  const all = Object.entries({ ...before, ...Object.fromEntries(written) });
  return Object.fromEntries(all.filter(([, text]) => text !== null));
}

/** Forgets the writes that every open tab has received. */
function forget(world: World): World {
  const open = world.tabs.filter(({ isOpen }) => isOpen);
  const done = Math.min(...open.map(({ delivered }) => delivered));
  const tabs = world.tabs.map((tab) => ({ ...tab, delivered: tab.delivered - done }));
  return { ...world, tabs, writes: world.writes.slice(done) };
}

/** A tab ignores what others have written to an entry until the browser has received its own write. */
function deliver(tab: Tab, index: number, write: Write, writes: readonly Write[]): Tab {
  if (write.tab === index) return tab;
  const mine = [...tab.sent, ...writes.slice(tab.delivered)].filter((one) => one.tab === index);
  const overwritten = new Set(mine.flatMap(({ entries }) => entries.map(([key]) => key)));
  const received = write.entries.filter(([key]) => !overwritten.has(key));
  const entries = withWritten(tab.entries, received);
  const keys = new Set(write.entries.map(([key]) => key));
  return inTab({ ...tab, entries }, index, ({ notify }) => keys.forEach(notify));
}

interface Code {
  readonly readAgain: () => void;
  readonly save: () => void;
  readonly notify: (key: string) => void;
}

/** Runs the site's own code in a tab. */
function inTab(tab: Tab, index: number, run: (code: Code) => void, isSplit = false): Tab {
  const written: (readonly [string, string | null])[] = [];
  const entries = fakeStorage(tab.entries, (key, text) => written.push([key, text]));
  const real = localStorage;
  Object.defineProperty(window, 'localStorage', { value: entries, configurable: true });
  // another name for the log of each tab and at each time
  jest.spyOn(Math, 'random').mockReturnValue((index + 1) / 8 + (Date.now() % 1e9) / 1e10);

  const { storage } = tab;
  let { cart } = tab;
  const dispatch = (action: Action) => {
    cart = cartReducer(cart, action);
  };
  const later: Action[] = [];
  const adapter = createCartAdapter(storage, (action) => later.push(action));
  const open = new AbortController();
  followOtherTabs(storage, dispatch, open.signal);
  run({
    readAgain: () => dispatch(storedCartRead(storage.read())),
    save: () => void adapter.setItem('cart', cart),
    notify: (key) => window.dispatchEvent(new StorageEvent('storage', { key })),
  });
  open.abort();
  Object.defineProperty(window, 'localStorage', { value: real });
  later.forEach(dispatch);
  const parts = isSplit ? written.map((one) => [one]) : written.length > 0 ? [written] : [];
  const sent = [...tab.sent, ...parts.map((one) => ({ tab: index, entries: one }))];
  return { ...tab, cart, sent, entries: { ...entries } };
}

/** Its methods are not enumerable, like those of the browser's own. */
function fakeStorage(entries: Entries, onWrite: (key: string, text: string | null) => void) {
  const storage: Record<string, string | null> = { ...entries };
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      if (storage[key] !== text) onWrite(key, text);
      storage[key] = text;
    },
    removeItem: (key: string) => {
      onWrite(key, null);
      Reflect.deleteProperty(storage, key);
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(storage, name, { value });
  }
  return storage;
}
