import fc from 'fast-check';
import { convertNeed, coverNeed, formatPiece, rollOf } from '../../src/domain/model/rolls';

const carpet = (fields: object) => ({ _id: '1', title: 'Дорожка', unit: 'пог. м', ...fields });

function rollWith(fields: object) {
  const roll = rollOf(carpet({ width: 90, step: 12, minLot: 12, ...fields }));
  if (!roll) throw new Error('not a roll');
  return roll;
}

const length = (value: number) => ({ measure: 'length', value }) as const;
const area = (value: number) => ({ measure: 'area', value }) as const;

test.each([
  ['пог. м', 'length'],
  ['м', 'length'],
  ['м²', 'area'],
  ['м2', 'area'],
  ['кв. м', 'area'],
  ['кв.м.', 'area'],
  ['квадрат', 'area'],
  ['метр кв.', 'area'],
  ['М.П.', 'length'],
  ['погонный метр', 'length'],
  ['п/м', 'length'],
  [' метров', 'length'],
  ['мм', undefined],
  ['м3', undefined],
  ['м³', undefined],
  ['компл. м', undefined],
  ['шт', undefined],
  ['рулон', undefined],
])('A carpet of known width that is sold by «%s» can be calculated by %s', (unit, soldBy) => {
  expect(rollOf(carpet({ unit, width: 90 }))?.soldBy).toBe(soldBy);
  expect(rollOf(carpet({ unit }))).toBeUndefined();
});

test.each([
  [{}, '90 см'],
  [{ width: 200, length: 50 }, '200×50 см'],
])('The size of a roll with %j is «%s»', (fields, size) => {
  expect(rollWith(fields).size.replaceAll('\u00A0', ' ')).toBe(size);
});

test.each([
  ['a length', {}, length(20), { needed: 20, amount: 24, below: 12 }],
  ['an area', {}, area(18), { needed: 20, amount: 24, below: 12 }],
  ['an area that ends in a fraction', {}, area(10), { needed: 11.12, amount: 12 }],
  ['an area that a binary fraction would exceed', {}, area(21.6), { needed: 24, amount: 24 }],
  ['an exact length', {}, length(36), { needed: 36, amount: 36 }],
  ['a need below the minimum', { minLot: 24 }, length(5), { needed: 5, amount: 24 }],
  ['half metres', { step: 0.5, minLot: 0.5 }, length(2.3), { needed: 2.3, amount: 2.5, below: 2 }],
  ['no lot', { step: undefined, minLot: undefined }, area(0.001), { needed: 0.01, amount: 1 }],
  [
    'm² by area',
    { unit: 'м²', width: 400, step: 50 },
    area(120),
    { needed: 120, amount: 150, below: 100 },
  ],
  ['m² by length', { unit: 'м²', width: 400, step: 50 }, length(7.5), { needed: 30, amount: 50 }],
  ['more than can be ordered', {}, length(1_000_000_000), undefined],
])('The amount for %s', (_, fields, need, expected) => {
  expect(coverNeed(rollWith(fields), need)).toStrictEqual(
    expected && { below: undefined, ...expected },
  );
});

test('Length and area of a roll are converted into each other', () => {
  const roll = rollWith({});
  expect(convertNeed(roll, length(20), 'area')).toBe(18);
  expect(convertNeed(roll, area(18), 'length')).toBe(20);
  expect(convertNeed(roll, area(10), 'length')).toBe(11.12);
  expect(convertNeed(roll, length(2.345), 'length')).toBe(2.345);
  expect(convertNeed(roll, area(2.345), 'area')).toBe(2.345);
});

test.each([
  [{}, 24, '24 пог. м × 0,9 м = 21,6 м²'],
  [{ unit: 'м²', width: 400 }, 100, '100 м² = 25 м × 4 м'],
])('A piece of a roll with %j is written as its sides', (fields, amount, text) => {
  expect(formatPiece(rollWith(fields), amount).replaceAll('\u00A0', ' ')).toBe(text);
});

describe('For any roll and need', () => {
  const hundredths = fc.integer({ min: 1, max: 10_000_00 });
  const cm = fc.integer({ min: 1, max: 500 });
  const steps = fc.integer({ min: 1, max: 2000 }).map((tenths) => tenths / 10);
  const thousandths = (amount: number) => BigInt(Math.round(amount * 1000));

  test('the amount is enough, and the amount below is not', () => {
    fc.assert(
      fc.property(hundredths, cm, steps, fc.boolean(), (value, width, step, isByArea) => {
        const roll = rollWith({ width, step, minLot: step });
        const cover = coverNeed(roll, isByArea ? area(value / 100) : length(value / 100));
        // metres × centimetres ≥ m² × 100, or metres ≥ metres
        const isEnough = (amount: number) =>
          isByArea
            ? thousandths(amount) * BigInt(width) >= BigInt(value) * 1000n
            : thousandths(amount) >= BigInt(value) * 10n;
        if (!cover) throw new Error('always within the limits');
        expect(isEnough(cover.amount)).toBe(true);
        expect(cover.below === undefined || !isEnough(cover.below)).toBe(true);
        expect(thousandths(cover.amount) % thousandths(step)).toBe(0n);
      }),
    );
  });

  test('the length for an area is enough, to a centimetre', () => {
    fc.assert(
      fc.property(hundredths, cm, (value, width) => {
        const metres = convertNeed(rollWith({ width }), area(value / 100), 'length');
        const centimetres = BigInt(Math.round(metres * 100));
        expect(centimetres * BigInt(width) >= BigInt(value) * 100n).toBe(true);
        expect((centimetres - 1n) * BigInt(width) < BigInt(value) * 100n).toBe(true);
      }),
    );
  });
});
