import fc from 'fast-check';
import { adviceCost, adviceFor, formatAdvice } from '../../src/domain/order/advice';
import { cartTotals } from '../../src/domain/order/totals';
import type { Carpet } from '../../src/domain/settings/settings';
import { largest } from '../../src/domain/trade/amount';
import { lotProblem, packsOf } from '../../src/domain/trade/lot';
import { priceFor } from '../../src/domain/trade/price';

const mat: Carpet = {
  _id: '1',
  title: 'Коврик',
  unit: 'шт',
  price: 620,
  step: 10,
  packQty: 10,
  priceTiers: [
    { from: 50, price: 589 },
    { from: 200, price: 558 },
  ],
};
const runner: Carpet = { _id: '2', title: 'Дорожка', unit: 'пог. м', price: 100, packQty: 12 };

function read(carpet: Carpet, amount: number): string | undefined {
  const advice = adviceFor(carpet, amount);
  if (!advice) return undefined;
  const { text, cost } = formatAdvice(advice, advice.change, carpet.unit);
  return `${text}, ${cost}`.replaceAll('\u00A0', ' ');
}

test.each([
  [
    'a dearer amount at a lower price',
    mat,
    45,
    'ещё 5 шт — цена 589 ₽ вместо 620 ₽, дороже на 1 550 ₽',
  ],
  ['a cheaper one', mat, 190, 'ещё 10 шт — цена 558 ₽ вместо 589 ₽, дешевле на 310 ₽'],
  [
    'one at the same sum',
    { ...mat, price: 500, priceTiers: [{ from: 50, price: 400 }] },
    40,
    'ещё 10 шт — цена 400 ₽ вместо 500 ₽, без доплаты',
  ],
  [
    'the next amount that fits the lot',
    { ...mat, step: 6 },
    48,
    'ещё 6 шт — цена 589 ₽ вместо 620 ₽, дороже на 2 046 ₽',
  ],
  [
    'a lower price at the same sum, however far away',
    { ...mat, price: 500, priceTiers: [{ from: 50, price: 300 }] },
    30,
    'ещё 20 шт — цена 300 ₽ вместо 500 ₽, без доплаты',
  ],
  [
    'a quarter more',
    { ...runner, packQty: 10 },
    8,
    'округлить до упаковки: +2 пог. м, дороже на 200 ₽',
  ],
  ['a full pack', runner, 22, 'округлить до упаковки: +2 пог. м, дороже на 200 ₽'],
  [
    'a lower price before a full pack',
    { ...runner, priceTiers: [{ from: 23, price: 90 }] },
    22,
    'ещё 1 пог. м — цена 90 ₽ вместо 100 ₽, дешевле на 130 ₽',
  ],
])('advice names %s', (_, carpet, amount, text) => {
  expect(read(carpet, amount)).toBe(text);
});

test.each([
  ['a tier above a quarter more that costs more', mat, 30],
  ['the last tier', mat, 200],
  ['a tier with a higher price', { ...mat, priceTiers: [{ from: 50, price: 700 }] }, 45],
  ['only tiers with a price', { ...mat, price: undefined }, 45],
  [
    'a price only from a full pack on',
    { ...runner, price: undefined, priceTiers: [{ from: 12, price: 90 }] },
    11,
  ],
  ['no price', { ...runner, price: undefined }, 11],
  ['a pack above a quarter more', runner, 5],
  ['whole packs', runner, 24],
  ['an amount that does not fit the lot', { ...runner, step: 5 }, 22],
  ['packs that do not fit the lot', { ...runner, step: 5 }, 20],
  ['the largest amount', { ...runner, packQty: 7 }, largest],
])('there is no advice with %s', (_, carpet, amount) => {
  expect(adviceFor(carpet, amount)).toBeUndefined();
});

describe('The discount of the order', () => {
  const discounts = [{ from: 500, percent: 3 }, { from: 1500, percent: 5 }, { from: 5000 }];

  test.each([
    ['makes a cheaper line save less', 600_00, -50_00, -48_50],
    ['is lost by a cheaper line', 500_00, -1, undefined],
    ['rises by a dearer line', 1499_00, 1_00, 1_00],
    ['ends where it is agreed for each order', 4999_00, 1_00, undefined],
    ['that is agreed for each order is lost', 5000_00, -1_00, undefined],
    ['is not reached where it is agreed for each order', 40_00, 10_00, undefined, [{ from: 50 }]],
    [
      'that is agreed for each order is followed by a percentage',
      90_00,
      10_00,
      undefined,
      [{ from: 50 }, { from: 100, percent: 3 }],
    ],
    [
      'rises to one of the same percentage',
      1499_00,
      1_00,
      1_00,
      [
        { from: 500, percent: 3 },
        { from: 1500, percent: 3 },
      ],
    ],
    ['is not lost where there was none', 499_00, 1_00, 1_00],
  ])('%s', (_, sum, change, cost, list = discounts) => {
    expect(adviceCost(sum, { change }, list)).toBe(cost);
  });

  test('is not needed', () => {
    expect(adviceCost(500_00, { change: -1 })).toBe(-1);
  });
});

describe('For any carpets, amounts and discounts', () => {
  // half units, so that all amounts in reach can be compared
  const half = (max: number) => fc.integer({ min: 1, max }).map((halves) => halves / 2);
  const price = fc.integer({ min: 1, max: 100_000 }).map((kopecks) => kopecks / 100);
  const tiers = fc.uniqueArray(fc.record({ from: half(240), price }), {
    maxLength: 4,
    selector: ({ from }) => from,
  });
  const carpets: fc.Arbitrary<Carpet> = fc
    .record(
      {
        price,
        priceTiers: tiers.map((list) => list.toSorted((a, b) => a.from - b.from)),
        step: half(24),
        minLot: half(60),
        packQty: half(40),
      },
      { requiredKeys: [] },
    )
    .map((fields) => ({ _id: '', title: '', unit: 'шт', ...fields }));
  const lines = fc.record({ carpet: carpets, amount: half(260) });
  const discounts = fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 90_000 }) }), {
      maxLength: 3,
      selector: ({ from }) => from,
    })
    .chain((list) =>
      fc.tuple(
        ...list
          .toSorted((a, b) => a.from - b.from)
          .map(({ from }) =>
            fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }).map((percent) => ({
              from,
              percent,
            })),
          ),
      ),
    );
  const runs = { numRuns: 2000 };

  test('it names the smallest amount with a lower price, else a full pack', () => {
    fc.assert(
      fc.property(lines, ({ carpet, amount }) => {
        const now = priceFor(carpet, amount);
        const advice = adviceFor(carpet, amount);
        if (now === undefined) {
          expect(advice).toBeUndefined();
          return;
        }
        const fitting = Array.from({ length: 800 }, (_, index) => amount + (index + 1) / 2).filter(
          (each) => !lotProblem(carpet, each),
        );
        const isSensible = (each: number | undefined) =>
          each !== undefined &&
          (each <= amount * 1.25 || kopecks(carpet, each) <= kopecks(carpet, amount));
        const lower = fitting.find((each) => (priceFor(carpet, each) ?? now) < now);
        const isInPacks = packsOf(carpet, amount) !== undefined || lotProblem(carpet, amount);
        const nextPack = Math.ceil(amount / (carpet.packQty ?? NaN)) * (carpet.packQty ?? NaN);
        const pack = isInPacks ? undefined : fitting.find((each) => each === nextPack);
        expect(advice?.amount).toBe([lower, pack].find(isSensible));
      }),
      runs,
    );
  });

  test('the press never costs more than it says', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 5 }), lines, discounts, (others, line, list) => {
        const { carpet, amount } = line;
        const advice = adviceFor(carpet, amount);
        const order = (changed: number) =>
          cartTotals(
            [{ carpet, amount: changed }, ...others].map((each, index) => ({
              item: { _id: String(index), amount: each.amount },
              carpet: each.carpet,
            })),
            list,
          );
        const before = order(amount);
        const cost = advice && adviceCost(before.sum, advice, list);
        fc.pre(advice !== undefined && cost !== undefined);
        const after = order(advice.amount);

        expect(amount + advice.more).toBe(advice.amount);
        expect(priceFor(carpet, advice.amount)).toBe(advice.price);
        expect(lotProblem(carpet, advice.amount)).toBeUndefined();
        expect(after.sum - before.sum).toBe(advice.change);
        expect(after.due - before.due).toBeLessThanOrEqual(cost);
        expect(after.discount?.percent ?? 0).toBeGreaterThanOrEqual(before.discount?.percent ?? 0);
      }),
      runs,
    );
  });
});

/** The sum of a line, computed independently. */
function kopecks(carpet: Carpet, amount: number): number {
  return Math.round((Math.round((priceFor(carpet, amount) ?? NaN) * 100) * amount * 2) / 2);
}
