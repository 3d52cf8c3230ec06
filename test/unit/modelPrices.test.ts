import { formatAssortment } from '../../src/domain/model/assortment';
import { priceFactors } from '../../src/domain/model/priceFactors';
import { lowestPrice } from '../../src/domain/matrix/lowestPrice';
import { formatUnitPrices, pricesOf } from '../../src/domain/model/prices';
import { piece } from '../../src/domain/trade/unit';

const carpet = (fields: object) => ({ _id: '1', title: 'Ковёр', unit: piece, ...fields });
const tiers = (...prices: readonly number[]) =>
  prices.map((price, index) => ({ from: (index + 1) * 50, price }));
const size = (width: number, length = 60) => ({ width, length });

describe('The prices of a model', () => {
  test.each([
    ['one price', [{ price: 285 }], ['285 ₽ за шт']],
    ['several', [{ price: 60.5 }, { price: 1285 }], ['60,50–1 285 ₽ за шт']],
    ['with tiers', [{ price: 285, priceTiers: tiers(271, 257) }], ['257–285 ₽ за шт']],
    [
      'tiers below the minimum',
      [{ price: 110, minLot: 100, priceTiers: tiers(100, 90, 80) }],
      ['80–90 ₽ за шт'],
    ],
    ['only a tier', [{ priceTiers: tiers(271) }], ['271 ₽ за шт']],
    ['partly on request', [{}, { price: 100 }], ['100 ₽ за шт']],
    ['on request', [{}], []],
    ['in two units', [{ price: 1 }, { price: 2, unit: 'пог. м' }], ['1 ₽ за шт', '2 ₽ за пог. м']],
    ['by the pair', [{ price: 285, unit: 'пара' }], ['285 ₽ за пару']],
  ])('are shown for carpets with %s', (_, items, shown) => {
    const prices = pricesOf(items.map(carpet)).map(formatUnitPrices);
    expect(prices.map((text) => text.replaceAll('\u00A0', ' '))).toStrictEqual(shown);
  });

  test.each([
    ['one unit', [{ price: 285 }, { price: 2979 }], 'от\u00A0285\u00A0₽'],
    [
      'one unit, and on request in another',
      [{ price: 285 }, { unit: 'пог. м' }],
      'от\u00A0285\u00A0₽',
    ],
    ['two units', [{ price: 285 }, { price: 2, unit: 'пог. м' }], undefined],
    ['no unit, on request', [{}], undefined],
  ])('have a lowest one that needs no unit, if they are for %s', (_, items, expected) => {
    expect(lowestPrice(items.map(carpet))).toBe(expected);
  });

  test('are found among any number of them', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => carpet({ price: index + 1 }));
    expect(pricesOf(many)).toStrictEqual([{ unit: piece, low: 1, high: 200_000 }]);
  });

  test.each([
    [
      'nothing',
      [
        { price: 1, ...size(40) },
        { price: 1, ...size(60) },
      ],
      undefined,
    ],
    [
      'the size',
      [
        { price: 1, ...size(40) },
        { price: 2, ...size(60) },
      ],
      'зависит от размера',
    ],
    [
      'the width of a roll',
      [
        { price: 1, width: 90 },
        { price: 2, width: 120 },
      ],
      'зависит от ширины',
    ],
    [
      'the size, if one of them has a length',
      [
        { price: 1, width: 90 },
        { price: 2, ...size(120) },
      ],
      'зависит от размера',
    ],
    [
      'the size, if one of them has no width either',
      [{ price: 1, width: 90 }, { price: 2, width: 120 }, { price: 2 }],
      'зависит от размера',
    ],
    [
      'the colour',
      [
        { price: 1, color: 'серый' },
        { price: 2, color: 'синий' },
      ],
      'зависит от цвета',
    ],
    ['the amount', [{ price: 2, priceTiers: tiers(1) }], 'зависит от количества'],
    ['an amount below the minimum', [{ price: 2, minLot: 50, priceTiers: tiers(1) }], undefined],
    [
      'all of them',
      [
        { price: 3, color: 'серый', ...size(40), priceTiers: tiers(2) },
        { price: 4, color: 'синий', ...size(40) },
        { price: 5, color: 'серый', ...size(60) },
      ],
      'зависит от размера, цвета и количества',
    ],
    [
      'neither size nor colour, but the thickness',
      [
        { price: 1, color: 'серый', ...size(40), thickness: 5 },
        { price: 2, color: 'серый', ...size(40), thickness: 8 },
      ],
      undefined,
    ],
    [
      'the unit, which is shown with each price',
      [
        { price: 1, ...size(40) },
        { price: 2, ...size(60), unit: 'пог. м' },
      ],
      undefined,
    ],
    ['a missing price', [{ price: 1, ...size(40) }, size(60)], undefined],
  ])('depend on %s', (_, items, expected) => {
    expect(priceFactors(items.map(carpet))?.replaceAll('\u00A0', ' ')).toBe(expected);
  });
});

test.each([
  ['one', [{ price: 285 }], '285 ₽ за шт'],
  [
    'several',
    [
      { price: 285, color: 'серый', ...size(40) },
      { price: 300, color: 'синий', ...size(40), priceTiers: tiers(257) },
      { price: 690, color: 'синий', ...size(60) },
    ],
    '2 размера, 2 цвета · от 257 ₽ за шт',
  ],
  ['one size and colour', [{ price: 285, color: 'серый', ...size(40) }], '285 ₽ за шт'],
  [
    'one size and colour, and one without',
    [{ price: 285, color: 'серый', ...size(40) }, { price: 285 }],
    '285 ₽ за шт',
  ],
  ['two units', [{ price: 1 }, { price: 2, unit: 'м²' }], '1 ₽ за шт, 2 ₽ за м²'],
  [
    'pairs',
    [
      { price: 1, unit: 'пара' },
      { price: 2, unit: 'пара' },
    ],
    'от 1 ₽ за пару',
  ],
  ['on request', [{ color: 'серый' }, { color: 'синий' }], '2 цвета · Цена по запросу'],
])('The assortment of a model with carpets: %s', (_, items, expected) => {
  expect(formatAssortment(items.map(carpet)).replaceAll('\u00A0', ' ')).toBe(expected);
});
