import { withOrder } from '../../src/features/order/pastOrders/pastOrdersList';

const order = (day: number, amount: number) => ({
  date: `2026-11-0${day}`,
  items: [{ _id: 'a', amount }],
});
const orders = [order(5, 50), order(3, 30)];
const daysWith = (...other: Parameters<typeof order>) =>
  withOrder(orders, order(...other)).map(({ date }) => Number(date.slice(-1)));

test.each([
  [6, [6, 5, 3]],
  [4, [5, 4, 3]],
  [2, [5, 3, 2]],
])('an order of day %i is put back in its place', (day, days) => {
  expect(daysWith(day, 1)).toStrictEqual(days);
});

test.each([
  ['date', 5, 1],
  ['lines', 4, 30],
])('an order is not put back beside one with the same %s', (_, day, amount) => {
  expect(withOrder(orders, order(day, amount))).toBe(orders);
});

test.each([
  ['fewer', 'a', 'ab'],
  ['more', 'ab', 'a'],
  ['other', 'ab', 'ac'],
])('an order is put back beside one with %s lines', (_, present, other) => {
  const [one, another] = [present, other].map((ids, index) => ({
    ...order(5 - index, 1),
    items: Array.from(ids, (_id) => ({ _id, amount: 1 })),
  }));
  expect(one && another && withOrder([one], another)).toHaveLength(2);
});
