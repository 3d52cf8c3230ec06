import fc from 'fast-check';
import {
  amountScale,
  amountScaleFromZero,
  lotOf,
  lotProblem,
  packsOf,
  packsToShip,
  smallestAmount,
  stepDown,
  stepUp,
} from '../../src/domain/trade/lot';

describe('The lot of a carpet whose settings are incomplete or absurd', () => {
  test.each([
    [{}, { minLot: 1, step: 1, packQty: undefined }],
    [{ step: 10 }, { minLot: 10, step: 10, packQty: undefined }],
    [{ minLot: 20 }, { minLot: 20, step: 1, packQty: undefined }],
    [
      { minLot: 20, step: 10, packQty: 10 },
      { minLot: 20, step: 10, packQty: 10 },
    ],
    [
      { minLot: 5e-324, step: 1e300 },
      { minLot: 1, step: 1, packQty: undefined },
    ],
  ])('%j', (carpet, lot) => {
    expect(lotOf(carpet)).toStrictEqual(lot);
  });
});

test.each([
  [{}, 1],
  [{ minLot: 20, step: 10 }, 20],
  [{ minLot: 15, step: 10 }, 20],
  [{ minLot: 3, step: 1.5 }, 3],
  [{ minLot: 0.3, step: 0.1 }, 0.3],
  [{ minLot: 4, step: 1.5 }, 4.5],
])('the smallest amount of %j is %d', (carpet, amount) => {
  expect(smallestAmount(carpet)).toBe(amount);
});

describe('The problem with an amount', () => {
  const tens = { minLot: 20, step: 10 };
  test.each([
    [tens, 20, undefined],
    [tens, 50, undefined],
    [tens, 45, { kind: 'notMultiple', step: 10, fixes: [40, 50] }],
    [tens, 10, { kind: 'belowMinimum', minLot: 20, fixes: [20] }],
    [tens, 0, { kind: 'belowMinimum', minLot: 20, fixes: [20] }],
    [tens, -5, { kind: 'belowMinimum', minLot: 20, fixes: [20] }],
    [tens, NaN, { kind: 'belowMinimum', minLot: 20, fixes: [20] }],
    [tens, 20.5, { kind: 'notMultiple', step: 10, fixes: [20, 30] }],
    [{ step: 7 }, 1_000_000_000, { kind: 'notMultiple', step: 7, fixes: [999_999_994] }],
    [{ minLot: 15, step: 10 }, 15, { kind: 'notMultiple', step: 10, fixes: [20] }],
    [{ minLot: 3, step: 1.5 }, 4.5, undefined],
    [{ minLot: 3, step: 1.5 }, 4, { kind: 'notMultiple', step: 1.5, fixes: [3, 4.5] }],
    [{ step: 0.1 }, 0.3, undefined],
    [{ step: 0.7 }, 2.1, undefined],
  ])('%j, %d', (carpet, amount, problem) => {
    expect(lotProblem(carpet, amount)).toStrictEqual(problem);
  });
});

test.each([
  [{ minLot: 20, step: 10 }, 20, 20, 30],
  [{ minLot: 20, step: 10 }, 45, 40, 50],
  [{ minLot: 20, step: 10 }, 0, 20, 20],
  [{ minLot: 15, step: 10 }, 15, 20, 20],
  [{ step: 1.5 }, 4.5, 3, 6],
  [{ step: 0.1 }, 0.3, 0.2, 0.4],
  [{}, NaN, 1, 1],
  [{ step: 10 }, 1e9, 999_999_990, 1e9],
])('%j: one step from %d leads down to %d, up to %d', (carpet, amount, down, up) => {
  expect([stepDown(carpet, amount), stepUp(carpet, amount)]).toStrictEqual([down, up]);
});

test.each([
  [{ packQty: 10 }, 30, 3, 3],
  [{ packQty: 10 }, 35, undefined, 4],
  [{ packQty: 1.5 }, 4.5, 3, 3],
  [{ packQty: 0.1 }, 0.3, 3, 3],
  [{}, 30, undefined, undefined],
])('%j: %d units are %j whole packs and are shipped in %j', (carpet, amount, whole, shipped) => {
  expect([packsOf(carpet, amount), packsToShip(carpet, amount)]).toStrictEqual([whole, shipped]);
});

test('a field goes from the smallest amount on, or also to 0', () => {
  const carpet = { minLot: 20, step: 10 };
  const scale = amountScale(carpet);
  expect([scale.min, scale.down(20), scale.down(30), scale.up(20)]).toStrictEqual([20, 20, 20, 30]);
  const { min, up, down } = amountScaleFromZero(carpet);
  expect([min, up(0), up(20)]).toStrictEqual([0, 20, 30]);
  expect([down(30), down(25), down(20), down(10), down(0)]).toStrictEqual([20, 20, 0, 0, 0]);
});

describe('For any lot and amount', () => {
  const figure = fc.integer({ min: 1, max: 100_000 }).map((thousandths) => thousandths / 1000);
  const carpets = fc.record({ minLot: figure, step: figure }, { requiredKeys: [] });
  const amounts = fc.oneof(figure, fc.double());

  it('the smallest amount, each step and each correction is an amount that can be ordered', () => {
    fc.assert(
      fc.property(carpets, amounts, (carpet, amount) => {
        fc.pre(amount < 1e6 || Number.isNaN(amount));
        const offered = [
          smallestAmount(carpet),
          stepUp(carpet, amount),
          stepDown(carpet, amount),
          ...(lotProblem(carpet, amount)?.fixes ?? []),
        ];
        expect(offered.filter((fix) => lotProblem(carpet, fix))).toStrictEqual([]);
      }),
    );
  });

  it('a step down undoes a step up', () => {
    fc.assert(
      fc.property(carpets, fc.nat(1000), (carpet, clicks) => {
        let amount = smallestAmount(carpet);
        for (let click = 0; click < clicks; click += 1) amount = stepUp(carpet, amount);
        expect(stepDown(carpet, stepUp(carpet, amount))).toBe(amount);
      }),
    );
  });

  it('nothing throws', () => {
    fc.assert(
      fc.property(
        fc.record({ minLot: fc.double(), step: fc.double(), packQty: fc.double() }),
        fc.double(),
        (carpet, amount) => {
          for (const rule of [lotProblem, stepUp, stepDown, packsOf, packsToShip]) {
            expect(() => rule(carpet, amount)).not.toThrow();
          }
        },
      ),
    );
  });
});
