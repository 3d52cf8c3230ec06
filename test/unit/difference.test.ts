import fc from 'fast-check';
import { joinItems, type CartItem } from '../../src/domain/order/cart';
import { compareWithCart, type Difference } from '../../src/domain/order/difference';
import { cartTotals } from '../../src/domain/order/totals';
import type { Carpet, Discount } from '../../src/domain/settings/settings';
import {
  cartReducer,
  cartReplaced,
  itemsAdded,
  type CartState,
} from '../../src/state/cart/cartSlice';

const mat = { _id: 'mat', title: 'Коврик', unit: 'шт', price: 695 };
const tiered = { _id: 'tiered', title: 'Ковёр', unit: 'шт', priceTiers: [{ from: 50, price: 10 }] };
const runner = { _id: 'runner', title: 'Дорожка', unit: 'пог. м', price: 100.5 };
const catalogue = catalogueOf([mat, tiered, runner]);

function catalogueOf(carpets: readonly Carpet[]) {
  return new Map(carpets.map((carpet) => [carpet._id, { carpet }]));
}

const kindsOf = ({ rows }: Difference) => rows.map(({ line, kind }) => [line.item._id, kind]);

describe('The difference between the cart and a list', () => {
  const cart = [
    { _id: 'mat', amount: 20, price: 695, note: 'на склад' },
    { _id: 'runner', amount: 2 },
  ];

  test('names what is added, changed, removed, and no longer sold', () => {
    const list = [
      { _id: 'tiered', amount: 60 },
      { _id: 'gone', amount: 5 },
      { _id: 'mat', amount: 30 },
    ];
    const difference = compareWithCart(cart, list, catalogue);
    expect(difference.rows).toMatchObject([
      { kind: 'added', after: 60, change: 600_00 },
      { kind: 'gone', after: 5, change: undefined },
      { kind: 'changed', before: 20, after: 30, change: 6_950_00 },
      { kind: 'removed', before: 2, change: -201_00 },
    ]);
    expect(difference.addition.map(({ _id }) => _id)).toStrictEqual(['tiered', 'mat']);
    expect(difference.amountAdditions).toMatchObject([{ inCart: 20, total: 50 }]);
  });

  test('names another price than in the past order, although the cart already has the new one', () => {
    const difference = compareWithCart(cart, [{ _id: 'mat', amount: 20, price: 680 }], catalogue);
    expect(difference.rows[0]).toMatchObject({
      kind: 'repriced',
      repriced: { was: 680, now: 695 },
      change: 0,
    });
  });

  test('names another price than when the carpet of a link was put into the cart', () => {
    const old = [{ _id: 'mat', amount: 20, price: 680 }];
    const [row] = compareWithCart(old, [{ _id: 'mat', amount: 20 }], catalogue).rows;
    expect(row).toMatchObject({ kind: 'repriced', repriced: { was: 680, now: 695 } });
  });

  test('a line that stays is unchanged, and keeps its note', () => {
    const difference = compareWithCart(cart, [{ _id: 'mat', amount: 20 }], catalogue);
    expect(kindsOf(difference)).toStrictEqual([
      ['mat', 'unchanged'],
      ['runner', 'removed'],
    ]);
    expect(difference.replacement).toMatchObject([{ _id: 'mat', note: 'на склад' }]);
  });

  test.each<[string, typeof cart, boolean]>([
    ['the same lines', cart, true],
    ['the same lines in another order', cart.toReversed(), true],
    ['the same lines, and one that is no longer sold', [...cart, { _id: 'gone', amount: 5 }], true],
    ['another amount', [{ _id: 'mat', amount: 30 }, ...cart.slice(1)], false],
    ['a line more', [...cart, { _id: 'tiered', amount: 5 }], false],
    ['a line less', cart.slice(1), false],
  ])('says whether «Заменить» would change anything: %s', (_, list, isSame) => {
    expect(compareWithCart(cart, list, catalogue).isSame).toBe(isSame);
  });

  test('a carpet that is no longer sold is removed, and has no other price', () => {
    const old = [{ _id: 'gone', amount: 5, price: 10 }];
    const difference = compareWithCart(old, old, catalogue);
    expect(difference.isSame).toBe(false);
    expect(difference.rows).toMatchObject([{ kind: 'gone', repriced: undefined }]);
  });

  test('a line with a price only from a larger amount changes the sum by all of it', () => {
    const few = [{ _id: 'tiered', amount: 10 }];
    const change = (amount: number) =>
      compareWithCart(few, [{ _id: 'tiered', amount }], catalogue).rows[0]?.change;
    expect(change(20)).toBeUndefined();
    expect(change(50)).toBe(500_00);
  });
});

describe('What the difference announces is what the cart then has', () => {
  const carpet = fc.record(
    {
      _id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      title: fc.constant('Коврик'),
      unit: fc.constantFrom('шт', 'пог. м'),
      price: fc.integer({ min: 1, max: 500_000 }).map((kopecks) => kopecks / 100),
      priceTiers: fc.constant(tiered.priceTiers),
      packQty: fc.constantFrom(1, 6, 10),
      packWeight: fc.constant(0.7),
    },
    { requiredKeys: ['_id', 'title', 'unit'] },
  );
  const item = fc.record(
    {
      _id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      amount: fc.oneof(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 1, max: 9999 }).map((thousandths) => thousandths / 1000),
      ),
      price: fc.constantFrom(1, 2.5),
      note: fc.constantFrom('x', 'y'),
    },
    { requiredKeys: ['_id', 'amount'] },
  );
  const discount = fc.record({
    from: fc.integer({ min: 1, max: 100_000 }),
    percent: fc.option(
      fc.integer({ min: 1, max: 9000 }).map((hundredths) => hundredths / 100),
      {
        nil: undefined,
      },
    ),
  });
  const given = [
    fc.array(item),
    fc.array(item),
    fc.array(carpet).map(catalogueOf),
    fc.array(discount).map((list) => list.toSorted((one, other) => one.from - other.from)),
  ] as const;

  type Given = [CartItem[], CartItem[], ReturnType<typeof catalogueOf>, Discount[]];
  const check = (property: (difference: Difference, ...input: Given) => void) =>
    fc.assert(
      fc.property(...given, (cart, list, carpets, discounts) =>
        property(compareWithCart(cart, list, carpets, discounts), cart, list, carpets, discounts),
      ),
      { numRuns: 500 },
    );
  const start = cartReducer(undefined, { type: 'start' });

  test('after «Заменить» and after «Добавить»', () => {
    check(({ now, replacement, replaced, addition, added }, cart, _list, carpets, discounts) => {
      const state = { ...start, items: cart };
      const totals = ({ items }: CartState) =>
        cartTotals(
          joinItems(items).map((one) => ({ item: one, carpet: carpets.get(one._id)?.carpet })),
          discounts,
        );
      expect(totals(state)).toStrictEqual(now);
      expect(totals(cartReducer(state, cartReplaced(replacement)))).toStrictEqual(replaced);
      expect(totals(cartReducer(state, itemsAdded(addition)))).toStrictEqual(added);
    });
  });

  test('in every row, and in every sum of amounts', () => {
    check(({ rows, replacement, addition, amountAdditions }, cart) => {
      const amountsIn = (items: readonly CartItem[]) =>
        new Map(joinItems(items).map(({ _id, amount }) => [_id, amount]));
      const [before, after] = [amountsIn(cart), amountsIn(replacement)];
      expect(rows).toHaveLength(new Set(rows.map(({ line }) => line.item._id)).size);
      for (const { kind, line, ...row } of rows) {
        const id = line.item._id;
        expect(before.get(id)).toBe(row.before);
        expect(after.get(id)).toBe(kind === 'gone' ? undefined : row.after);
      }
      const joined = amountsIn([...cart, ...addition]);
      const both = addition.filter(({ _id }) => before.has(_id));
      expect(amountAdditions.map(({ line, total }) => [line.item._id, total])).toStrictEqual(
        both.map(({ _id }) => [_id, joined.get(_id)]),
      );
    });
  });

  test('and it says that nothing differs only if «Заменить» would keep all amounts', () => {
    check(({ isSame, replacement }, cart) => {
      const texts = (items: readonly CartItem[]) =>
        joinItems(items)
          .map(({ _id, amount }) => `${_id}: ${amount}`)
          .toSorted();
      const isKept = JSON.stringify(texts(replacement)) === JSON.stringify(texts(cart));
      expect(isSame).toBe(isKept);
    });
  });

  test('and the changes of the rows add up to that of the goods', () => {
    check(({ rows, now, replaced }) => {
      const changes = rows.reduce((sum, { change = 0 }) => sum + change, 0);
      expect(changes).toBe(replaced.sum - now.sum);
    });
  });
});
