import { isAroundLines, readSentence, withoutUnit } from '../../src/domain/orderList/orderSentence';
import { contactFields } from '../../src/domain/order/order';

test.each([
  ['Ковёр: 20 шт', '20 шт', true],
  ['Ковёр — 20 шт', '20 шт', true],
  ['  Ковёр — 20 шт × 695 ₽ = 13 900 ₽  ', '20 шт', false],
  ['Ковёр — 20 шт, цена по запросу', '20 шт', false],
  ['Ковёр: 5 шт 2', '5 шт 2', true],
])('«%s» orders «%s»', (line, amount, isShort) => {
  expect(readSentence(line)).toStrictEqual({ name: 'Ковёр', amount, isShort });
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
  'Штук: 120',
  'Количество: 120 шт, 24 пог. м и 50 м²',
  // as the site wrote it earlier
  'Штук: 120, 24 пог. м и 50 м²',
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

describe('An amount', () => {
  test.each([
    ['20 шт', 'шт', '20 '],
    ['20\u00A0рулон\u00A015\u00A0м', 'рулон 15 м', '20 '],
    ['1\u00A0200,5\u00A0м²', 'м²', '1 200,5 '],
    ['20 100 шт', '100 шт', '20 '],
  ])('«%s» has the unit «%s» at its end', (amount, unit, figure) => {
    expect(withoutUnit(amount, unit)).toBe(figure);
  });

  test.each([
    ['20 уп', 'шт'],
    ['20шт', 'шт'],
    ['20 шт', ''],
    ['2 уп по 10 шт', 'шт'],
    ['20 пог. м', 'м'],
  ])('«%s» is left as it is if the unit is «%s»', (amount, unit) => {
    expect(withoutUnit(amount, unit)).toBe(amount);
  });
});
