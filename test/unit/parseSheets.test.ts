import { parseOrderSheets, type Sheet } from '../../src/domain/orderList/parseSheets';

const carpets = [
  { _id: 'mat', article: 'VG-6090', title: 'Коврик', unit: 'шт' },
  { _id: 'rug', article: 'KK-3360', title: 'Ковёр', unit: 'шт' },
];
const outcome = (...sheets: readonly Sheet[]) => {
  const order = parseOrderSheets(sheets, carpets);
  if ('refusal' in order) return order.refusal;
  return order.lines.map(({ sheet, result }) => [
    sheet,
    'problem' in result ? result.problem : result.amount,
  ]);
};
const row = ['VG-6090', '5'];
const order: Sheet = { name: 'Заказ', rows: [row, ['AA-1-B', '5']] };
const ordered = [
  ['Заказ', 5],
  ['Заказ', 'unknownArticle'],
];
const many = (count: number) => Array.from({ length: count }, () => row);
const tooMany = 'В файле больше 5\u00A0000 строк. Разделите его на части';

test('The lines of the only filled sheet do not name it', () => {
  expect(
    outcome({ rows: [['', ' ']] }, { name: 'Заказ', rows: [row] }, { rows: [] }),
  ).toStrictEqual([[undefined, 5]]);
  expect(outcome({ rows: [['']] })).toStrictEqual([]);
});

test('The lines of several sheets name theirs', () => {
  expect(outcome(order, { name: 'Ещё', rows: [['KK-3360', '2']] })).toStrictEqual([
    ...ordered,
    ['Ещё', 2],
  ]);
  expect(outcome({ rows: [row] }, { rows: [['KK-3360', '2']] })).toStrictEqual([
    ['', 5],
    ['', 2],
  ]);
});

test('A sheet of instructions beside an order is reported in one line', () => {
  const rows = [['Заполните бланк 1'], ['Отправьте его нам до 15 числа'], ['С уважением']];
  expect(outcome({ name: 'Как заказать', rows }, order)).toStrictEqual([
    ['Как заказать', 'noOrder'],
    ...ordered,
  ]);
});

test('Without an order no sheet is taken for instructions', () => {
  const rows = [['Заполните бланк 1'], ['Отправьте его 2']];
  expect(outcome({ name: 'а', rows }, { name: 'б', rows: [['Нечто 3']] })).toStrictEqual([
    ['а', 'unknownArticle'],
    ['а', 'unknownArticle'],
    ['б', 'unknownArticle'],
  ]);
});

test.each([
  [
    'unknown articles below a heading of amounts',
    [
      ['Артикул', 'Заказ'],
      ['AA-1-B', '5'],
    ],
    'unknownArticle',
  ],
  ['two articles in a row', [['VG-6090 KK-3360 5'], ['VG-6090 KK-3360 6']], 'twoArticles'],
  ['an article without an amount', [['VG-6090']], 'noAmount'],
])('A sheet with %s is no sheet of instructions', (_what, rows, problem) => {
  const lines = outcome(order, { name: 'Ещё', rows: [...rows] });
  expect(lines.slice(2)).toContainEqual(['Ещё', problem]);
  expect(lines).not.toContainEqual(['Ещё', 'noOrder']);
});

test('A sheet with an order is none of instructions, whatever else it holds', () => {
  const rows = [['Заполните бланк 1'], ['KK-3360', '2']];
  expect(outcome(order, { name: 'Ещё', rows })).toStrictEqual([
    ...ordered,
    ['Ещё', 'unknownArticle'],
    ['Ещё', 2],
  ]);
});

test('A sheet that repeats another is reported in one line', () => {
  expect(outcome(order, { ...order, name: 'Копия' })).toStrictEqual([
    ...ordered,
    ['Копия', 'repeatedSheet'],
  ]);
});

test('5,000 lines of all sheets are the most', () => {
  expect(outcome({ rows: many(5001) }, order)).toBe(tooMany);
  expect(outcome({ rows: many(2500) }, { rows: [...many(2498), ...order.rows] })).toHaveLength(
    5000,
  );
  expect(outcome({ rows: many(2500) }, { rows: [...many(2499), ...order.rows] })).toBe(tooMany);
});
