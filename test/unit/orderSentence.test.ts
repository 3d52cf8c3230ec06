import { isAroundLines, readSentence } from '../../src/domain/orderList/orderSentence';
import { contactFields } from '../../src/domain/order/order';

test.each([
  ['Ковёр: 20 шт', '20 шт'],
  ['Ковёр — 20 шт', '20 шт'],
  ['  Ковёр — 20 шт × 695 ₽ = 13 900 ₽  ', '20 шт'],
  ['Ковёр — 20 шт, цена по запросу', '20 шт'],
  ['Ковёр: 5 шт 2', '5 шт 2'],
])('«%s» orders «%s»', (line, amount) => {
  expect(readSentence(line)).toStrictEqual({ name: 'Ковёр', amount });
});

test.each(['Ковёр', 'Ковёр: 5 этаж', 'Ковёр: 05 шт', 'Цена: 695 шт'])(
  '«%s» is no sentence with an amount',
  (line) => {
    expect(readSentence(line)).toBeUndefined();
  },
);

test('A line of up to 2,000 characters is read', () => {
  const line = (length: number) => `${'ы'.repeat(length - 7)}: 20 шт`;
  expect(readSentence(line(2000))?.amount).toBe('20 шт');
  expect(readSentence(line(2001))).toBeUndefined();
});

test.each([
  ...contactFields.map(([, label]) => `${label}: нечто`),
  'Заявка от 5 марта',
  '  Итого: 5 ₽',
  '  Скидка 5 %: −5 ₽  ',
  '2 позиции',
  '> Заявка от 5 марта',
  '>> Итого: 5 ₽',
  ' > > 2 позиции ',
])('«%s» is around the lines', (line) => {
  expect(isAroundLines(line)).toBe(true);
});

test.each(['Ковёр: 20 шт', 'Нечто: 5', ': 5', 'Ковёр Итого: 5'])('«%s» is a line', (line) => {
  expect(isAroundLines(line)).toBe(false);
});
