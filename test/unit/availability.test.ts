import { availabilities, stockLevel } from '../../src/domain/trade/availability';
import { formatAvailability } from '../../src/domain/trade/availabilityText';

test.each([
  ['в наличии', undefined, 'В наличии'],
  ['мало', '2026-12-05', 'Мало'],
  ['ожидается', undefined, 'Ожидается'],
  ['ожидается', '2026-12-05', 'Ожидается 5\u00A0декабря 2026'],
  [undefined, '2026-12-05', undefined],
] as const)('formatAvailability of %j, expected at %j, is %j', (availability, expectedAt, text) => {
  expect(formatAvailability({ availability, expectedAt })).toBe(text);
});

test('stockLevel is «none» for what cannot be shipped at once', () => {
  expect(availabilities.map(stockLevel)).toStrictEqual(['plenty', 'few', 'none', 'none']);
  expect(stockLevel(undefined)).toBe('none');
});
