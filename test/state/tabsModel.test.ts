import type { Action } from '@reduxjs/toolkit';
import {
  amountEdited,
  carpetAdded,
  carpetRemoved,
  cartCleared,
  changeUndone,
} from '../../src/state/cart/cartSlice';
import { seeded } from '../support/seeded';
import { closedTabs, nextSteps, openAll, takeStep, type World } from '../support/tabsModel';

const stored = { cart: '[{"_id":"a","amount":1},{"_id":"b","amount":1}]' };
const add = (_id: string) => carpetAdded({ _id, amount: 1 });
const edit = (amount: number) => amountEdited({ _id: 'a', amount });
const remove = carpetRemoved({ _id: 'a' });
const [clear, undo] = [cartCleared(), changeUndone()];

jest.setTimeout(60_000);

type Actions = readonly (readonly Action[])[];

const setClock = (time: number) => void jest.spyOn(Date, 'now').mockReturnValue(time);
beforeEach(() => setClock(1_795_000_000_000));

/** Checks the tabs when nothing is left to happen. */
function check(actions: Actions, { tabs }: World, idsBefore = ['a', 'b']): void {
  const carts = tabs.map(({ cart }) => JSON.stringify(cart.items));
  expect(new Set([...carts, ...tabs.map(({ entries }) => entries.cart)]).size).toBe(1);

  const ids = tabs[0]?.cart.items.map(({ _id }) => _id) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
  const all = actions.flat();
  const added = all.filter(carpetAdded.match).map(({ payload }) => payload._id);
  for (const _id of [...idsBefore, ...added]) {
    const fates = tabs.flatMap(({ removed }) => removed[_id] ?? []);
    const isEdited = all.some((one) => amountEdited.match(one) && one.payload._id === _id);
    if (!fates.includes('removed')) expect(ids).toContain(_id);
    // an edit at the same moment may count more than a removal
    else if (!fates.includes('back') && !isEdited) expect(ids).not.toContain(_id);
  }
  const edits = all.filter(amountEdited.match).map(({ payload }) => payload.amount);
  const edited = tabs[0]?.cart.items.find(({ _id }) => _id === 'a');
  if (edited && edits.length === 1 && !all.includes(undo)) expect(edits).toContain(edited.amount);
}

/** Takes the steps of the tabs in every order. @returns the number of orders */
function takeAllOrders(actions: Actions): bigint {
  const counts = new Map<string, bigint>();
  const visit = (world: World): bigint => {
    const state = JSON.stringify(world);
    const known = counts.get(state);
    if (known !== undefined) return known;
    const steps = nextSteps(world);
    if (steps.length === 0) check(actions, world);
    const orders = steps.map(([tab, step]) => visit(takeStep(world, tab, step)));
    const count = orders.reduce((sum, one) => sum + one, steps.length === 0 ? 1n : 0n);
    counts.set(state, count);
    return count;
  };
  return visit(openAll(closedTabs(stored, actions)));
}

const kinds = (own: string, amount: number) => [add(own), edit(amount), remove, clear];
const pairs = kinds('c', 2).flatMap((one) => kinds('d', 3).map((other) => [[one], [other]]));

test('Two tabs with one action each end with the same cart: 16 pairs, 14 million orders', () => {
  const counts = pairs.map((actions) => takeAllOrders(actions));
  expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(14_000_000n);
});

test.each<Actions>([
  [[add('c'), add('d')], [add('e')]],
  [[remove, undo], [add('c')]],
  [[clear, undo], [edit(2)]],
  [[add('c'), carpetRemoved({ _id: 'c' })], [add('d')]],
])('Two tabs, one with two actions, end with the same cart: %j, %j', (...actions) => {
  expect(takeAllOrders(actions)).toBeGreaterThan(4_000_000_000_000n);
});

const crowds: readonly Actions[] = [
  [[add('c')], [add('d')], [add('e')]],
  [[add('c'), add('d')], [edit(2)], [remove]],
  [[clear, undo], [add('c')], [edit(2)]],
  [[add('c'), carpetRemoved({ _id: 'c' })], [add('d'), add('e')], [add('f')], [remove, undo]],
  [[add('c')], [add('d')], [add('e')], [add('f')], [add('g')]],
];

/** Takes the possible steps in a random order until none is left. */
function takeRandomOrder(start: World, random: () => number): World {
  let world = start;
  for (let steps = nextSteps(world); steps.length > 0; steps = nextSteps(world)) {
    const [tab, step] = steps[Math.floor(random() * steps.length)] ?? [0, 'act'];
    world = takeStep(world, tab, step);
  }
  return world;
}

test('Three to five tabs end with the same cart, also if each entry is delivered on its own: 100 orders', () => {
  const random = seeded(1);
  for (const actions of Array.from({ length: 20 }, () => crowds).flat()) {
    check(actions, takeRandomOrder(openAll(closedTabs(stored, actions, true)), random));
  }
});

// once, in the same millisecond, a tab wrote a list without a change of its own and then one with a line
// that had been added; another tab then took the first list for one that has the line
test('Tabs that are opened meanwhile end with the same cart: 1,000 orders', () => {
  const random = seeded(7);
  const first = [['c', 'd', 'e'].map(add), ['f', 'g'].map(add)];
  for (let round = 0; round < 500; round += 1) {
    check(first, takeRandomOrder(closedTabs({}, first, true), random), []);
    const later = crowds[round % crowds.length] ?? [];
    check(later, takeRandomOrder(closedTabs(stored, later, true), random));
  }
});

test('Tabs end with the same cart if minutes pass and logs are dropped between their actions: 300 orders', () => {
  const random = seeded(3);
  for (let visit = 0; visit < 30; visit += 1) {
    let world = openAll(closedTabs({}, [[], [], []], true));
    const all: Action[] = [];
    for (let round = 0; round < 10; round += 1) {
      const tabs = world.tabs.map((tab, index) => ({
        ...tab,
        pending: [add(`${round}-${index}`)],
      }));
      all.push(...tabs.flatMap(({ pending }) => pending));
      world = takeRandomOrder({ ...world, tabs }, random);
      check([all], world, []);
      setClock(Date.now() + Math.floor(random() * 3) * 80_000);
    }
  }
});
