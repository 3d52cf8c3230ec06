import * as fc from 'fast-check';
import type { CartItem } from '../../src/domain/order/cart';
import { mergeCarts } from '../../src/state/cart/mergeCarts';

const item = (_id: string, amount = 1, more: object = {}): CartItem => ({ _id, amount, ...more });
const [a, b, c] = [item('a'), item('b'), item('c')];
const text = (items: readonly CartItem[]) => items.map(({ _id, amount }) => `${_id}${amount}`);

describe('The carts of two tabs', () => {
  test.each<[string, CartItem[], CartItem[], CartItem[], string[]]>([
    ['both added', [a], [a, b], [a, c], ['a1', 'c1', 'b1']],
    ['both added the same carpet: one amount counts', [], [item('a', 5)], [item('a', 3)], ['a5']],
    ['one removed, the other changed nothing', [a, b], [a, b], [b], ['b1']],
    ['one removed, the other added', [a, b], [a, b, c], [b], ['b1', 'c1']],
    ['one cleared, the other changed nothing', [a, b], [a, b], [], []],
    ['one cleared, the other added', [a], [a, b], [], ['b1']],
    ['one removed what the other edited', [a, b], [item('a', 9), b], [b], ['b1', 'a9']],
    ['both edited different lines', [a, b], [item('a', 9), b], [a, item('b', 7)], ['a9', 'b7']],
    ['both edited the same line: one amount counts', [a], [item('a', 9)], [item('a', 7)], ['a9']],
    ['a carpet is in the list twice', [a, a], [a, a, b], [a, item('a', 2)], ['a1', 'a2', 'b1']],
  ])('%s', (_name, base, mine, theirs, merged) => {
    expect(text(mergeCarts(base, mine, theirs))).toStrictEqual(merged);
  });

  test('keep the amount of one, the note of the other, and unknown fields', () => {
    const base = item('a', 1, { colour: 'red' });
    const [merged] = mergeCarts([base], [{ ...base, amount: 5 }], [{ ...base, note: 'срочно' }]);
    expect(merged).toStrictEqual({ _id: 'a', amount: 5, note: 'срочно', colour: 'red' });
  });

  test('are compared regardless of the order of fields and of undefined ones', () => {
    const saved = item('a', 1, { title: 'Коврик', note: undefined });
    const read: CartItem = { title: 'Коврик', amount: 1, _id: 'a' };
    expect(mergeCarts([saved], [saved, b], [read])).toStrictEqual([read, b]);
    expect(mergeCarts([saved], [b], [read])).toStrictEqual([b]);
  });
});

const items = fc.uniqueArray(
  fc.record({ _id: fc.constantFrom('a', 'b', 'c', 'd', '__proto__'), amount: fc.nat(5) }),
  { selector: ({ _id }) => _id },
);
const ids = (list: readonly CartItem[]) => list.map(({ _id }) => _id).sort();

describe('Any two carts', () => {
  test('merge to the other one if one is unchanged', () => {
    fc.assert(
      fc.property(items, items, (base, other) => {
        expect(mergeCarts(base, base, other)).toStrictEqual(other);
        expect(mergeCarts(base, other, base)).toStrictEqual(other);
        expect(mergeCarts(base, [...base], other)).toStrictEqual(other);
      }),
    );
  });

  test('merge to the same lines in either order, with everything added and nothing twice', () => {
    fc.assert(
      fc.property(items, items, items, (base, mine, theirs) => {
        const merged = mergeCarts(base, mine, theirs);
        const added = [...mine, ...theirs].filter((line) => !ids(base).includes(line._id));
        expect(ids(merged)).toStrictEqual([...new Set(ids(merged))]);
        for (const { _id } of added) expect(ids(merged)).toContain(_id);
        expect(ids(mergeCarts(base, theirs, mine))).toStrictEqual(ids(merged));
      }),
    );
  });
});
