import { compareSizes, compareTexts } from '../../src/domain/trade/compare';
import type { Carpet } from '../../src/domain/settings/settings';
import { isSorting, sortCarpets, sortOffers } from '../../src/domain/trade/sorting';

const carpet = (_id: string, more: Partial<Carpet> = {}): Carpet => ({
  _id,
  title: `Ковёр ${_id}`,
  unit: 'шт',
  ...more,
});

test.each([
  ['article', true],
  ['title', true],
  ['size', true],
  ['price', true],
  ['constructor', false],
  ['', false],
  [['price'], false],
  [undefined, false],
])('%j names an order: %j', (value, isOne) => {
  expect(isSorting(value)).toBe(isOne);
});

describe('Carpets are sorted', () => {
  const carpets = [
    carpet('в', { article: 'Т-10', price: 300, width: 60, length: 90 }),
    carpet('а', { article: 'Т-9', width: 60, length: 40 }),
    carpet('г', { article: 'А-1', price: 200, width: 40 }),
    carpet('б', { price: 250, width: 40, length: 60 }),
  ];
  test.each([
    ['article', 'бгав', 'вагб'],
    ['title', 'абвг', 'гвба'],
    ['size', 'бгав', 'вагб'],
    ['price', 'гбва', 'вбга'],
  ] as const)('by %s: %s, in descending order %s', (sorting, ascending, descending) => {
    const offers = carpets.map((one) => ({ carpet: one }));
    const idsOf = (sorted: readonly Carpet[]) => sorted.map(({ _id }) => _id).join('');
    const idsIn = (...order: [] | [boolean]) =>
      idsOf(sortOffers(offers, sorting, ...order).map((offer) => offer.carpet));
    expect([idsIn(), idsIn(false), idsIn(true)]).toStrictEqual([ascending, ascending, descending]);
    expect(idsOf(sortCarpets(carpets, sorting))).toBe(ascending);
  });

  test.each(['article', 'size', 'price'] as const)(
    'as the owner lists them where %s does not differ or is unknown',
    (sorting) => {
      const alike = ['2', '1', '3'].map((id) => ({ carpet: carpet(id) }));
      expect(sortOffers(alike, sorting)).toStrictEqual(alike);
      expect(sortOffers(alike, sorting, true)).toStrictEqual(alike);
    },
  );
});

test('texts are in the order of a Russian dictionary, numbers by value, an unknown text first', () => {
  expect(['ель', 'Ёж', 'т-10', 'еда', 'т-9'].toSorted(compareTexts)).toStrictEqual([
    'еда',
    'Ёж',
    'ель',
    'т-9',
    'т-10',
  ]);
  expect(compareTexts(undefined, 'Ёж')).toBeLessThan(0);
  expect(compareTexts('Ёж', undefined)).toBeGreaterThan(0);
});

test('sizes are compared by width, then by length, an unknown one last', () => {
  const sizes = [
    { width: 60, length: 90 },
    { width: 60, length: 40 },
    {},
    { width: 40, length: 90 },
  ];
  const sorted = sizes.map((size) => carpet('', size)).toSorted(compareSizes);
  expect(sorted.map(({ width, length }) => [width, length])).toStrictEqual([
    [40, 90],
    [60, 40],
    [60, 90],
    [undefined, undefined],
  ]);
});
