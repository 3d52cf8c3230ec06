import { finalState, orderState } from '../../src/domain/order/orderState';
import { cartTotals, type CartLine } from '../../src/domain/order/totals';

const discounts = [{ from: 50_000, percent: 3 }, { from: 150_000, percent: 5 }, { from: 500_000 }];
const terms = { discounts, minimumOrder: 15_000 };

const line = (price: number | undefined, amount = 1): CartLine => ({
  item: { _id: '1', amount },
  carpet: { _id: '1', title: 'Коврик', unit: 'шт', price },
});
const gone: CartLine = { item: { _id: '2', amount: 1 } };
const totalsOf = (lines: readonly CartLine[]) => cartTotals(lines, discounts);
const totalsFor = (sum: number) => totalsOf([line(sum)]);

/** The parts of a state as one text, with plain spaces: «1 позиция | 12 095 ₽ | До минимума 2 905 ₽». */
function textOf({ count, sum, label, value, isReached }: ReturnType<typeof orderState>): string {
  const state = [isReached && '✓', label, value].filter(Boolean).join(' ');
  return [count, sum, state].filter(Boolean).join(' | ').replaceAll('\u00A0', ' ');
}

test.each([
  [12_095, '12 095 ₽ | До минимума 2 905 ₽'],
  [14_999.5, '14 999,50 ₽ | До минимума 0,50 ₽'],
  [15_000, '15 000 ₽ | До скидки 3 % — 35 000 ₽'],
  [50_000, '50 000 ₽ | До скидки 5 % — 100 000 ₽'],
  [137_600, '137 600 ₽ | До скидки 5 % — 12 400 ₽'],
  [150_170, '150 170 ₽ | ✓ Скидка 5 %: −7 508,50 ₽'],
  [499_999, '499 999 ₽ | ✓ Скидка 5 %: −24 999,95 ₽'],
  [500_000, '500 000 ₽ | ✓ Индивидуальная скидка'],
])('an order of %d ₽ shows what is next: %s', (sum, text) => {
  expect(textOf(orderState(totalsFor(sum), terms))).toBe(`1 позиция | ${text}`);
});

test.each([
  [12_095, '12 095 ₽ | До минимума 2 905 ₽'],
  [137_600, '133 472 ₽ | ✓ со скидкой 3 %'],
  [150_170, '142 661,50 ₽ | ✓ со скидкой 5 %'],
  [500_000, '500 000 ₽ | ✓ Индивидуальная скидка'],
])('in the cart, an order of %d ₽ shows the sum to pay: %s', (sum, text) => {
  expect(textOf(finalState(totalsFor(sum), terms))).toBe(`1 позиция | ${text}`);
});

test('a minimum that is not reached comes before a discount that is, in the cart too', () => {
  const far = { discounts, minimumOrder: 60_000 };
  for (const state of [orderState, finalState]) {
    expect(textOf(state(totalsFor(52_000), far))).toBe(
      '1 позиция | 52 000 ₽ | До минимума 8 000 ₽',
    );
    expect(textOf(state(totalsFor(60_000), far))).not.toContain('До минимума');
  }
});

test('nothing is said of a minimum or discounts that the owner does not give', () => {
  const totals = cartTotals([line(150_170)]);
  expect(textOf(orderState(totals, {}))).toBe('1 позиция | 150 170 ₽');
  expect(textOf(finalState(totals, {}))).toBe('1 позиция | 150 170 ₽');
});

test('lines on request have no sum, and are counted beside a sum that leaves them out', () => {
  const onRequest = textOf(orderState(totalsOf([line(undefined)]), terms));
  expect(onRequest).toBe('1 позиция | по запросу | Цену назовёт менеджер');
  const both = textOf(
    orderState(totalsOf([line(20_000), line(undefined), line(undefined)]), terms),
  );
  expect(both).toBe('3 позиции, 2 по запросу | 20 000 ₽ | До скидки 3 % — 30 000 ₽');
});

test('the number of lines on request is written in groups of three digits', () => {
  const many = Array.from({ length: 1200 }, () => line(undefined));
  const { count } = orderState(totalsOf([line(20_000), ...many]), terms);
  expect(count).toBe('1\u00A0201\u00A0позиция, 1\u00A0200 по запросу');
});

test('lines of discontinued carpets are counted as those without a price', () => {
  expect(textOf(orderState(totalsOf([line(20_000), gone]), terms))).toBe(
    '2 позиции, 1 без цены | 20 000 ₽ | До скидки 3 % — 30 000 ₽',
  );
  const { count } = finalState(totalsOf([line(20_000), line(undefined), gone]), terms);
  expect(count).toBe('3\u00A0позиции, 2 без цены');
});

test('an order of discontinued carpets has only a count', () => {
  expect(textOf(orderState(totalsOf([gone]), terms))).toBe('1 позиция');
});
