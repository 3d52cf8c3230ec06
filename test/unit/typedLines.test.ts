import { parseOrderText, textWithout } from '../../src/domain/orderList/parseOrder';

const carpets = [
  { _id: 'mat', article: 'VG-6090', title: 'Коврик', unit: 'шт' },
  { _id: 'set', article: 'НБ-1', title: 'Набор 05 предметов', unit: 'шт' },
  { _id: 'letters', article: 'КЛМ', title: 'Плитка', unit: 'шт' },
  { _id: 'roll', article: 'РТ 10', title: 'Дорожка', unit: 'м²' },
];
const linesOf = (text: string) => {
  const order = parseOrderText(text, carpets);
  return 'lines' in order ? order.lines : [];
};
const outcome = (text: string) =>
  linesOf(text).map(({ result }) =>
    'problem' in result ? result.problem : `${result.carpet._id} ${result.amount}`,
  );

test.each([
  ['>  > Коврик', ['noAmount']],
  ['1)  Коврик', ['noAmount']],
  ['НБ-1 05 предметов', ['noAmount']],
  ['VG-6090 2(два)0', ['badAmount']],
  ['VG-6090 10Коврик5', ['badAmount']],
  ['РТ 10;20 шт;кг', ['badAmount']],
  ['КЛМ спасибо', ['noAmount']],
  ['VG-6090 1\nVG-6090 2', ['mat 1', 'mat 2']],
  ['1,5 РТ 10\n2,5 РТ 10', ['roll 1.5', 'roll 2.5']],
])('«%s» is read as %s', (text, expected) => {
  expect(outcome(text)).toStrictEqual(expected);
});

test('A text of a million characters is the longest', () => {
  expect(outcome('x'.repeat(1_000_000))).toStrictEqual(['noArticle']);
  expect(parseOrderText('x'.repeat(1_000_001), carpets)).toStrictEqual({
    refusal: 'В списке больше 1\u00A0000\u00A0000 знаков. Разделите его на части',
  });
});

test('What is left of a text keeps a line that looks like a heading', () => {
  const text = 'Арт. КЛМ\tЗаказ\nVG-6090\t5';
  expect(outcome(text)).toStrictEqual(['noAmount', 'mat 5']);
  expect(textWithout(text, linesOf(text))).toBe('Арт. КЛМ\tЗаказ');
});
