import { availabilities, stockLevel } from '../../src/domain/trade/availability';
import { formatAvailability } from '../../src/domain/trade/availabilityText';

test.each([
  ['в наличии', undefined, 'В наличии'],
  ['мало', '2026-12-05', 'Мало'],
  ['ожидается', undefined, 'Ожидается'],
  ['ожидается', '2026-12-05', 'Ожидается 5\u00A0декабря 2026'],
  [undefined, '2026-12-05', undefined],
] as const)(
  'goods marked %j and expected at %j are shown as %j',
  (availability, expectedAt, text) => {
    expect(formatAvailability({ availability, expectedAt })).toBe(text);
  },
);

test('goods that cannot be shipped at once are not in stock', () => {
  expect(availabilities.map(stockLevel)).toStrictEqual(['plenty', 'few', 'none', 'none']);
  expect(stockLevel(undefined)).toBe('none');
});
