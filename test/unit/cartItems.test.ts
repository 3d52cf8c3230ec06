import fc from 'fast-check';
import { isAmount } from '../../src/domain/trade/amount';
import { readCartItems, toCartItem } from '../../src/domain/order/cart';

describe('What storage may hold under «cart» (spec §3)', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'cart'],
    ['a number', 5],
    ['an object', { items: [{ _id: 'a', amount: 1 }] }],
  ])('%s is an empty cart', (_, value) => {
    expect(readCartItems(value)).toEqual([]);
  });

  test.each([
    [-1, 1],
    [0, 1],
    [1.5, 1.5],
    ['3', 3],
    ['abc', 1],
    [null, 1],
    [undefined, 1],
    [1e21, 1],
  ])('an amount %j is read as %d', (amount, read) => {
    expect(readCartItems([{ _id: 'a', amount }])).toEqual([{ _id: 'a', amount: read }]);
  });

  it('drops the elements without an id and keeps the others in their order', () => {
    const list = [null, { _id: 'b', amount: 2 }, {}, [], 'x', { _id: '' }, { _id: 7, amount: 1 }];
    expect(readCartItems(list)).toEqual([
      { _id: 'b', amount: 2 },
      { _id: '7', amount: 1 },
    ]);
  });

  it('reads an item without an amount as one unit', () => {
    expect(readCartItems([{ _id: 'a' }])).toEqual([{ _id: 'a', amount: 1 }]);
  });

  it('keeps unknown fields and lines with the same id', () => {
    const items = [
      { _id: 'a', amount: 1, added: '2020-01-01', tags: ['x'] },
      { _id: 'a', amount: 5, note: 'срочно' },
    ];
    expect(readCartItems(items)).toEqual(items);
  });

  it('forgets a part of the snapshot that is not what it should be', () => {
    const items = readCartItems([{ _id: 'a', amount: 1, title: {}, price: '695', note: 'да' }]);
    expect(items).toEqual([{ _id: 'a', amount: 1, note: 'да' }]);
  });

  it('reads anything without throwing, to items that can be saved and read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.jsonValue())), (value) => {
        const items = readCartItems(value);
        expect(items.every(({ _id, amount }) => _id !== '' && isAmount(amount))).toBe(true);
        expect(readCartItems(items)).toEqual(items);
      }),
    );
  });
});

test('an added carpet leaves its title, article, unit and price in the cart', () => {
  const carpet = {
    _id: '1',
    title: 'Коврик',
    article: 'VG-1',
    unit: 'шт',
    price: 695,
    color: 'серый',
  };
  const item = { _id: '1', amount: 20, title: 'Коврик', article: 'VG-1', unit: 'шт', price: 695 };
  expect(toCartItem(carpet, 20)).toEqual(item);
});
