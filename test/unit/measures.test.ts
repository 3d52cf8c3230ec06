import { isCounted, isOnlyMeasure, measureIn } from '../../src/domain/orderList/amount/measures';

test('Days are a measure, but not of amounts', () => {
  expect(measureIn('5 дней')).toBe('time');
  expect(isCounted('time')).toBe(false);
});

test('A measure may have spaces at its ends', () => {
  expect(isOnlyMeasure(' шт. ')).toBe(true);
});

test('A currency is a measure of prices', () => {
  expect(measureIn('₽')).toBe('price');
});
