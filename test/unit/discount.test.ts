import fc from 'fast-check';
import { discountsAround, reductionOf } from '../../src/domain/order/discount';
import { cartTotals } from '../../src/domain/order/totals';
import { parseSettings } from '../../src/domain/settings/parseSettings';

const discounts = [{ from: 50_000, percent: 3 }, { from: 150_000, percent: 5 }, { from: 500_000 }];
const kopecks = fc.integer({ min: 0, max: 100_000_000_00 });

test.each([
  [0, undefined, 50_000],
  [49_999_99, undefined, 50_000],
  [50_000_00, 50_000, 150_000],
  [149_999_99, 50_000, 150_000],
  [150_000_00, 150_000, 500_000],
  [500_000_00, 500_000, undefined],
])(
  'a sum of %d kopecks reaches the discount from %p; the next is from %p',
  (sum, reached, next) => {
    const around = discountsAround(sum, discounts);
    expect(around.reached?.from).toBe(reached);
    expect(around.next?.from).toBe(next);
  },
);

test('5 % of 150 170 ₽ are 7 508,50 ₽', () => {
  expect(reductionOf(150_170_00, { from: 150_000, percent: 5 })).toBe(7_508_50);
});

test('a reduction is the percentage to the nearest kopeck, half a kopeck up', () => {
  const hundredths = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(kopecks, hundredths, (sum, percent) => {
      const exact = BigInt(sum) * BigInt(percent);
      const expected = Number((exact + 5000n) / 10_000n);
      expect(reductionOf(sum, { from: 1, percent: percent / 100 })).toBe(expected);
    }),
  );
});

test('without a percentage nothing is taken off', () => {
  expect(reductionOf(500_000_00, { from: 500_000 })).toBe(0);
});

test('lines without a price neither reach a discount nor are reduced', () => {
  const priced = { _id: '1', title: 'Ковёр', unit: 'шт', price: 1000 };
  const onRequest = { _id: '2', title: 'Коврик', unit: 'шт' };
  const totals = cartTotals(
    [
      { item: { _id: '1', amount: 49 }, carpet: priced },
      { item: { _id: '2', amount: 900 }, carpet: onRequest },
    ],
    discounts,
  );
  expect(totals).toMatchObject({ sum: 49_000_00, discount: undefined, due: 49_000_00 });
});

test('the price list sorts its discounts and leaves out those that are not valid', () => {
  const warnings: string[] = [];
  const { priceList } = parseSettings(
    JSON.stringify({
      priceList: {
        discounts: [
          { from: 9, percent: 120 },
          { from: 5 },
          { percent: 1 },
          { from: 3, percent: 2 },
        ],
      },
    }),
    (message) => warnings.push(message),
  );
  expect(priceList.discounts).toStrictEqual([{ from: 3, percent: 2 }, { from: 5 }]);
  expect(warnings).toHaveLength(2);
});
