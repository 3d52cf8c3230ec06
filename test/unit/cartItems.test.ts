import fc from 'fast-check';
import { isAmount } from '../../src/domain/trade/amount';
import { readCartItems, toCartItem } from '../../src/domain/order/cart';

describe('The storage entry «cart»', () => {
  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a string', 'cart'],
    ['a number', 5],
    ['an object', { items: [{ _id: 'a', amount: 1 }] }],
  ])('%s is read as an empty cart', (_, value) => {
    expect(readCartItems(value)).toStrictEqual([]);
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
  ])('the amount %j is read as %d', (amount, read) => {
    expect(readCartItems([{ _id: 'a', amount }])).toStrictEqual([{ _id: 'a', amount: read }]);
  });

  it('loses the elements without an id and keeps the others in their order', () => {
    const list = [null, { _id: 'b', amount: 2 }, {}, [], 'x', { _id: '' }, { _id: 7, amount: 1 }];
    expect(readCartItems(list)).toStrictEqual([
      { _id: 'b', amount: 2 },
      { _id: '7', amount: 1 },
    ]);
  });

  it('may hold an item without an amount, which is read as 1', () => {
    expect(readCartItems([{ _id: 'a' }])).toStrictEqual([{ _id: 'a', amount: 1 }]);
  });

  it('keeps unknown fields and lines with the same id', () => {
    const items = [
      { _id: 'a', amount: 1, added: '2020-01-01', tags: ['x'] },
      { _id: 'a', amount: 5, note: 'срочно' },
    ];
    expect(readCartItems(items)).toStrictEqual(items);
  });

  it('loses fields of the wrong type', () => {
    const items = readCartItems([
      { _id: 'a', amount: 1, title: {}, price: '695', note: 'да' },
      { _id: 'b', amount: 1, article: 5, unit: null, note: ['да'], price: 695 },
    ]);
    expect(items).toStrictEqual([
      { _id: 'a', amount: 1, note: 'да' },
      { _id: 'b', amount: 1, price: 695 },
    ]);
  });

  it.each([[0], [-1], [Infinity], [NaN], [null]])('loses the price %j', (price) => {
    expect(readCartItems([{ _id: 'a', amount: 1, price }])).toStrictEqual([
      { _id: 'a', amount: 1 },
    ]);
  });

  it('is read without throwing whatever it holds, into items that can be saved and read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.jsonValue())), (value) => {
        const items = readCartItems(value);
        expect(items.every(({ _id, amount }) => _id !== '' && isAmount(amount))).toBe(true);
        expect(readCartItems(items)).toStrictEqual(items);
      }),
    );
  });
});

test('a cart item holds the title, article, unit and price of its carpet', () => {
  const carpet = {
    _id: '1',
    title: 'Коврик',
    article: 'VG-1',
    unit: 'шт',
    price: 695,
    color: 'серый',
  };
  const item = { _id: '1', amount: 20, title: 'Коврик', article: 'VG-1', unit: 'шт', price: 695 };
  expect(toCartItem(carpet, 20)).toStrictEqual(item);
});
