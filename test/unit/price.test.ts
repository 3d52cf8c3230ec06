import fc from 'fast-check';
import {
  entryPrice,
  formatTier,
  hasOnlyTierPrices,
  isOnRequest,
  priceFor,
  smallestPricedAmount,
  tierFor,
} from '../../src/domain/trade/price';

const onRequest = { _id: '1', title: 'Коврик', unit: 'шт' };
const carpet = { ...onRequest, price: 695 };
const tiers = [
  { from: 50, price: 660 },
  { from: 200, price: 620 },
];

test.each([
  [1, 695],
  [49.9, 695],
  [50, 660],
  [199, 660],
  [200, 620],
  [5000, 620],
])('%d pieces cost %d ₽ each', (amount, price) => {
  expect(priceFor({ ...carpet, priceTiers: tiers }, amount)).toBe(price);
});

test.each([
  ['no price', { ...onRequest, minLot: 5 }, undefined, 5],
  ['no price and no tiers', { ...onRequest, priceTiers: [] }, undefined, 1],
  ['a price', { ...carpet, minLot: 5 }, 695, 5],
  ['a price and tiers', { ...carpet, priceTiers: tiers }, 695, 1],
  ['a minimum lot as large as a tier', { ...carpet, priceTiers: tiers, minLot: 50 }, 660, 50],
  ['tiers alone, the first above the minimum lot', { ...onRequest, priceTiers: tiers }, 660, 50],
  ['tiers alone, the first reached', { ...onRequest, priceTiers: tiers, minLot: 60 }, 660, 60],
  [
    'tiers alone, the first between two lots',
    { ...onRequest, priceTiers: tiers, step: 30 },
    660,
    60,
  ],
  [
    'tiers alone, of which the first lot reaches the second',
    {
      ...onRequest,
      priceTiers: [
        { from: 50, price: 660 },
        { from: 55, price: 640 },
      ],
      step: 30,
    },
    640,
    60,
  ],
  [
    'tiers alone, at whose lots none can be ordered',
    { ...onRequest, priceTiers: [{ from: 999_999_999, price: 5 }], step: 600_000_000 },
    undefined,
    600_000_000,
  ],
])('the entry price of a carpet with %s, and its amount', (_name, one, price, amount) => {
  expect(entryPrice(one)).toBe(price);
  expect(smallestPricedAmount(one)).toBe(amount);
  expect(isOnRequest(one)).toBe(price === undefined);
});

test('a carpet without a base price is on request below its first tier', () => {
  expect(priceFor(onRequest, 100)).toBeUndefined();
  expect(priceFor({ ...onRequest, priceTiers: tiers }, 10)).toBeUndefined();
  expect(priceFor({ ...onRequest, priceTiers: tiers }, 50)).toBe(660);
});

test('a tier is written «от 50 — 660 ₽», without line breaks', () => {
  expect(formatTier({ from: 50, price: 660 })).toBe('от\u00A050\u00A0—\u00A0660\u00A0₽');
  expect(formatTier({ from: 1000, price: 60.5 })).toBe(
    'от\u00A01\u00A0000\u00A0—\u00A060,50\u00A0₽',
  );
});

test('the tier that applies is the highest one reached', () => {
  const tier = fc.record({ from: fc.nat(1000), price: fc.nat() });
  fc.assert(
    fc.property(fc.array(tier), fc.nat(1000), (listed, amount) => {
      const priceTiers = listed.toSorted((a, b) => a.from - b.from);
      const reached = priceTiers.map(({ from }) => from).filter((from) => from <= amount);
      const best = tierFor({ ...carpet, priceTiers }, amount)?.from;
      expect(best ?? -1).toBe(Math.max(-1, ...reached));
    }),
  );
});

test.each([
  ['no price', onRequest, false],
  ['a price', carpet, false],
  ['a price and tiers', { ...carpet, priceTiers: tiers }, false],
  ['tiers alone, the first above the minimum lot', { ...onRequest, priceTiers: tiers }, true],
  ['tiers alone, the first reached', { ...onRequest, priceTiers: tiers, minLot: 50 }, false],
])('whether only a larger amount of a carpet has a price: %s', (_name, one, isLarger) => {
  expect(hasOnlyTierPrices(one)).toBe(isLarger);
});
