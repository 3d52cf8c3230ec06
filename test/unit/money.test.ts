import fc from 'fast-check';
import {
  currencyCode,
  formatMoney,
  formatPriceRange,
  lineSum,
  toKopecks,
} from '../../src/domain/format/money';

test.each([
  [0, '0\u00A0₽'],
  [100, '1\u00A0₽'],
  [128500, '1\u00A0285\u00A0₽'],
  [28550, '285,50\u00A0₽'],
  [1, '0,01\u00A0₽'],
  [123456789, '1\u00A0234\u00A0567,89\u00A0₽'],
])('%d kopecks are written «%s»', (kopecks, text) => {
  expect(formatMoney(kopecks)).toBe(text);
});

test.each([
  [285, 10, 285000],
  [0.1, 3, 30],
  [1.005, 1, 101],
  [19.99, 1.5, 2999],
  [0.335, 3, 101],
  [0, 5, 0],
])('%d ₽ × %d is %d kopecks, rounded once', (price, amount, kopecks) => {
  expect(lineSum(price, amount)).toBe(kopecks);
});

test('the product of whole prices and amounts is exact', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.nat(100_000), (kopecks, amount) => {
      expect(lineSum(kopecks / 100, amount)).toBe(kopecks * amount);
    }),
  );
});

test('converting roubles to kopecks and back changes nothing', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), (kopecks) => {
      expect(toKopecks(kopecks / 100)).toBe(kopecks);
      const digits = formatMoney(kopecks).replace(/\s|₽/g, '').replace(',', '.');
      expect(toKopecks(Number(digits))).toBe(kopecks);
    }),
  );
});

test.each([
  [257, 3710, '257–3 710 ₽'],
  [60.5, 1285, '60,50–1 285 ₽'],
  [257, 257, '257 ₽'],
  [257.001, 257.002, '257 ₽'],
])('prices from %d to %d ₽ are written «%s»', (low, high, text) => {
  expect(formatPriceRange(low, high).replaceAll('\u00A0', ' ')).toBe(text);
});

test('search engines know the currency by its code', () => {
  expect(currencyCode).toBe('RUB');
});
