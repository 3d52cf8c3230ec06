import * as fc from 'fast-check';
import { FLUSH } from 'redux-persist';
import { makeStore } from '../../src/app/store';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import {
  amountEdited,
  carpetAdded,
  carpetRemoved,
  cartCleared,
  selectCartItems,
} from '../../src/state/cart/cartSlice';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const stops: (() => void)[] = [];
afterEach(closeTabs);

function closeTabs() {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
}

async function openTab() {
  const { store, keepCart } = makeStore({
    settings: parseSettings('{}', () => undefined),
    navigation: { location: { pathname: '/', search: '', hash: '' }, action: 'POP' },
  });
  const tab = new AbortController();
  keepCart(tab.signal);
  stops.push(() => tab.abort());
  await settled();
  return {
    ...store,
    items: () => selectCartItems(store.getState()),
    ids: () => selectCartItems(store.getState()).map(({ _id }) => _id),
    save: async () => {
      store.dispatch({ type: FLUSH, result: () => undefined });
      await Promise.resolve();
    },
  };
}

test('A visit without a cart stores nothing', async () => {
  const tab = await openTab();
  await tab.save();
  expect(Object.keys(localStorage)).toStrictEqual([]);
});

/** Browsers notify the other tabs of a change, after an unspecified delay. */
const notifyTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');

describe('Two tabs', () => {
  test('may both add a carpet', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.dispatch(carpetAdded({ _id: 'a', amount: 1 }));
    other.dispatch(carpetAdded({ _id: 'b', amount: 2 }));
    await one.save();
    await other.save();
    expect(stored()).toStrictEqual([
      { _id: 'a', amount: 1 },
      { _id: 'b', amount: 2 },
    ]);
    notifyTabs();
    expect(one.ids()).toStrictEqual(['a', 'b']);
    expect(other.ids()).toStrictEqual(['a', 'b']);
  });

  test('keep what both have added if one overwrites a list that it has not seen', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.dispatch(carpetAdded({ _id: 'a', amount: 1 }));
    await one.save();
    const unseen = localStorage.getItem('cart') ?? '';
    other.dispatch(carpetAdded({ _id: 'b', amount: 2 }));
    await other.save();
    // the browser has received the first list later
    localStorage.setItem('cart', unseen);
    notifyTabs();
    for (const tab of [one, other]) expect(tab.ids()).toStrictEqual(['a', 'b']);
  });

  test('keep all lines if one edits a line after something else has damaged the list', async () => {
    const tab = await openTab();
    for (const _id of ['a', 'b', 'c']) tab.dispatch(carpetAdded({ _id, amount: 1 }));
    await tab.save();
    localStorage.setItem('cart', '[{"_id":"a"');
    notifyTabs();
    tab.dispatch(amountEdited({ _id: 'a', amount: 5 }));
    await tab.save();
    expect(stored()).toStrictEqual([
      { _id: 'a', amount: 5 },
      { _id: 'b', amount: 1 },
      { _id: 'c', amount: 1 },
    ]);
    expect(localStorage.getItem('cart-unreadable')).toBe('[{"_id":"a"');
  });

  test('follow a list that was not written by a tab, such as an empty one', async () => {
    const tab = await openTab();
    tab.dispatch(carpetAdded({ _id: 'a', amount: 1 }));
    await tab.save();
    localStorage.setItem('cart', '[]');
    notifyTabs();
    expect(tab.ids()).toStrictEqual([]);
    expect((await openTab()).ids()).toStrictEqual([]);
  });

  test('ignore a log that is damaged', async () => {
    localStorage.setItem('cart', '[{"_id":"a","amount":1}]');
    ['{', 'null', '{"at":1,"changes":[5],"lists":[null]}'].forEach((text, index) =>
      localStorage.setItem(`cart-log-${index}`, text),
    );
    const tab = await openTab();
    tab.dispatch(carpetAdded({ _id: 'b', amount: 1 }));
    await tab.save();
    expect(stored()).toHaveLength(2);
  });

  test.each([
    ['after some minutes', 150_000],
    ['of a time when the clock was ahead', -150_000],
  ])('forget logs %s', async (_, passed) => {
    const tab = await openTab();
    const logs = () => Object.keys(localStorage).filter((name) => name.startsWith('cart-log-'));
    const add = async (_id: string) => {
      tab.dispatch(carpetAdded({ _id, amount: 1 }));
      await tab.save();
      return logs();
    };
    const [first] = await add('a');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + passed);
    const later = await add('b');
    expect(later).toHaveLength(1);
    expect(later).not.toContain(first);
    expect(await add('c')).toStrictEqual(later);
  });

  test('are both emptied when one is cleared', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.dispatch(carpetAdded({ _id: 'a', amount: 1 }));
    await one.save();
    notifyTabs();
    expect(other.ids()).toStrictEqual(['a']);
    other.dispatch(cartCleared());
    await other.save();
    notifyTabs();
    expect(one.ids()).toStrictEqual([]);
  });

  test('show the same cart when one returns from the back/forward cache', async () => {
    const [one, other] = [await openTab(), await openTab()];
    other.dispatch(carpetAdded({ _id: 'b', amount: 2 }));
    await other.save();
    expect(one.ids()).toStrictEqual([]);
    const event = new Event('pageshow');
    window.dispatchEvent(Object.assign(event, { persisted: true }));
    expect(one.ids()).toStrictEqual(['b']);
  });

  test('save a change when the page is closed right after it', async () => {
    const tab = await openTab();
    tab.dispatch(carpetAdded({ _id: 'a', amount: 1 }));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toStrictEqual([{ _id: 'a', amount: 1 }]);
  });

  test('save a change without any further event', async () => {
    const tab = await openTab();
    tab.dispatch(carpetAdded({ _id: 'a', amount: 1 }));
    await settled();
    await settled();
    await settled();
    expect(stored()).toStrictEqual([{ _id: 'a', amount: 1 }]);
  });
});

const step = fc.record({
  tab: fc.nat(1),
  action: fc.constantFrom('add', 'add', 'edit', 'remove', 'clear', 'save', 'save', 'notify'),
  line: fc.nat(),
});

describe('Random sequences in two tabs', () => {
  test('lose no line that was not removed, and no edit that was not overwritten', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const tabs = [await openTab(), await openTab()];
        const added = new Set<string>();
        const removed = new Set<string>();
        const editors = new Map<string, Map<number, number>>();
        for (const [index, { tab: number, action, line }] of steps.entries()) {
          const tab = tabs[number];
          const target = tab?.ids()[line % tab.ids().length];
          if (!tab) continue;
          const edit = (_id: string) => {
            const amount = index + 1;
            const isThere = tab.ids().includes(_id);
            editors.set(_id, new Map(editors.get(_id)).set(number, amount));
            tab.dispatch((isThere ? amountEdited : carpetAdded)({ _id, amount }));
          };
          if (action === 'add') {
            const _id = `line-${line % 5}`;
            added.add(_id);
            edit(_id);
          } else if (action === 'save') await tab.save();
          else if (action === 'notify') notifyTabs();
          else if (action === 'clear') {
            tab.ids().forEach((_id) => removed.add(_id));
            tab.dispatch(cartCleared());
          } else if (target && action === 'remove') {
            removed.add(target);
            tab.dispatch(carpetRemoved({ _id: target }));
          } else if (target) edit(target);
        }
        for (const tab of tabs) await tab.save();
        notifyTabs();
        for (const tab of tabs) await tab.save();

        const [one, other] = tabs;
        expect(one?.items()).toStrictEqual(other?.items());
        expect(stored() ?? []).toStrictEqual(one?.items());
        for (const _id of added) {
          if (removed.has(_id)) continue;
          const amounts = one?.items().flatMap((item) => (item._id === _id ? [item.amount] : []));
          const edits = [...(editors.get(_id)?.values() ?? [])];
          expect(amounts).toStrictEqual([edits.length === 1 ? edits[0] : expect.any(Number)]);
        }
      }),
      { numRuns: 200, plugins: [fc.afterEach(closeTabs)] },
    );
  }, 60_000);
});
