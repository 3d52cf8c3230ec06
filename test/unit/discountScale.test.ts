import fc from 'fast-check';
import { discountScale } from '../../src/domain/order/discountScale';

const minimum = 15_000;
const discounts = [{ from: 50_000, percent: 3 }, { from: 150_000, percent: 5 }, { from: 500_000 }];
const six = [1, 2, 3, 4, 5, 6].map((percent) => ({ from: percent * 10_000, percent }));
const sums = (...[sum, min, list]: Parameters<typeof discountScale>) =>
  discountScale(sum, min, list).marks.map(({ at }) => at / 100);

test('its marks are the minimum order and the discounts with a percentage', () => {
  expect(discountScale(60_000_00, minimum, discounts).marks).toStrictEqual([
    { at: 15_000_00, isMinimum: true, percent: undefined, isReached: true },
    { at: 50_000_00, isMinimum: false, percent: 3, isReached: true },
    { at: 150_000_00, isMinimum: false, percent: 5, isReached: false },
  ]);
});

test.each([
  [14_999_99, [false, false, false]],
  [15_000_00, [true, false, false]],
  [50_000_00, [true, true, false]],
  [150_000_00, [true, true, true]],
])('a sum of %d kopecks reaches the marks %j', (sum, reached) => {
  const { marks } = discountScale(sum, minimum, discounts);
  expect(marks.map(({ isReached }) => isReached)).toStrictEqual(reached);
});

test.each([
  [0, 0],
  [7_500_00, 0.5],
  [14_999_99, 1 - 1 / 15_000_00],
  [15_000_00, 1],
  [32_500_00, 1.5],
  [50_000_00, 2],
  [149_999_99, 3 - 1 / 100_000_00],
  [150_000_00, 3],
  [900_000_00, 3],
])('a sum of %d kopecks fills %d of three equal parts', (sum, filled) => {
  expect(discountScale(sum, minimum, discounts).filled).toBeCloseTo(filled, 12);
});

test.each([
  [0, [15_000, 10_000, 20_000]],
  [9_999_99, [15_000, 10_000, 20_000]],
  [10_000_00, [15_000, 20_000, 30_000]],
  [39_999_99, [15_000, 40_000, 50_000]],
  [40_000_00, [15_000, 50_000, 60_000]],
  [50_000_00, [15_000, 50_000, 60_000]],
  [60_000_00, [15_000, 50_000, 60_000]],
])('of six discounts, a sum of %d kopecks shows the next two, or the last two', (sum, shown) => {
  expect(sums(sum, minimum, six)).toStrictEqual(shown.toSorted((a, b) => a - b));
});

test.each([
  ['without discounts, the minimum order alone', minimum, [], [15_000]],
  ['without a minimum order, the discounts alone', undefined, discounts, [50_000, 150_000]],
  ['with an individual discount only, the minimum order', minimum, [{ from: 500_000 }], [15_000]],
  ['with neither, nothing', undefined, [], []],
])('it shows %s', (_name, min, list, shown) => {
  expect(sums(20_000_00, min, list)).toStrictEqual(shown);
});

test('a discount from the minimum order on shares its mark', () => {
  const { marks } = discountScale(0, 50_000, discounts);
  expect(marks[0]).toMatchObject({ at: 50_000_00, isMinimum: true, percent: 3 });
  expect(marks).toHaveLength(2);
});

describe('for every list of discounts', () => {
  const roubles = fc.integer({ min: 1, max: 1_000_000 });
  const list = fc
    .array(
      fc.record({
        from: roubles,
        percent: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
      }),
    )
    .map((each) => each.toSorted((a, b) => a.from - b.from));
  const min = fc.option(roubles, { nil: undefined });
  const kopecks = fc.integer({ min: 0, max: 110_000_000 });

  test('marks ascend, and the whole parts end at those that are reached', () => {
    fc.assert(
      fc.property(kopecks, min, list, (sum, minimumOrder, each) => {
        const { marks, filled } = discountScale(sum, minimumOrder, each);
        const sorted = marks.toSorted((a, b) => a.at - b.at);
        expect(marks).toStrictEqual(sorted);
        expect(Math.floor(filled)).toBe(marks.filter(({ at }) => at <= sum).length);
        expect(filled).toBeLessThanOrEqual(marks.length);
        expect(marks.length).toBeLessThanOrEqual(3);
      }),
    );
  });

  test('the next discount with a percentage has a mark', () => {
    fc.assert(
      fc.property(kopecks, min, list, (sum, minimumOrder, each) => {
        const { marks } = discountScale(sum, minimumOrder, each);
        const next = each.find(({ from, percent }) => percent !== undefined && from * 100 > sum);
        if (next) expect(marks.map(({ at }) => at)).toContain(next.from * 100);
      }),
    );
  });
});
