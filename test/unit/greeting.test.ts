import { greetingTest } from '../../src/domain/orderList/greeting';

const carpets = [
  { _id: 'a', title: 'Ковёр мини и на резине', article: 'Прибой', unit: 'шт' },
  { _id: 'b', title: 'Плитка', unit: 'шт' },
];

test.each([
  'Добрый день и спасибо на будущее',
  'С уважением, Anna',
  'С уважением, ООО Ромашка',
  '---',
  'спасибо '.repeat(300),
  'С уважением, Ирина +7 910 000-00-00',
  'Тел.: 8(910)000-00-00, 89100000000',
  'ИП Иванова И.И., ИНН 690123456789, КПП: 690101001',
  'Пётр П. О., petr.o-1@mail.example',
  'Итого\t12',
  'Итого 12 позиций',
  ' Всего: 1 позиция. ',
  'Добрый день! Нужны коврики в магазин, Тверь:',
  'здравствуйте, ковёр и дорожки, покрытия',
  ' Добрый день! Нужен ковёр',
  // the words around a number stay two
  'ми+7 910 000-00-00ни',
])('«%s» orders nothing', (line) => {
  expect(greetingTest(carpets)(line)).toBe(true);
});

test.each([
  ...['мини', 'прибоя', 'плитку', 'BN', 'К-Р', 'Два', '5', 'спасибо 5', 'Ковёр на пол'],
  ...['С уважением +7 910 000-00-00, 5', '+7 910 000-00-001', '18 910 000-00-00', '8 910 000-00-0'],
  ...['ИНН 69012345', 'ИНН 6901234567890123', 'минн 690123456789', 'И.и. 5', 'АИ.И.', 'a@b 5'],
  ...['Итого 12 плиток', 'мы: итого 12 позиций', 'Всего 012 позиций'],
  ...['Добрый день! Нужен мини-коврик', 'Добрый день, 5 ковриков', 'Добрыйдень, ковёр'],
  ...['Добрый день, Прибой'],
])('«%s» may order something', (line) => {
  expect(greetingTest(carpets)(line)).toBe(false);
});

test('a word of totals that occurs in the catalogue may order something', () => {
  const total = { _id: 'c', title: 'Коврик «Итого»', unit: 'шт' };
  expect(greetingTest([total])('Итого 20')).toBe(false);
  expect(greetingTest([total])('Всего 20')).toBe(true);
  expect(greetingTest([{ ...total, title: 'Коврик', article: 'ИТОГ-1' }])('Итого 20')).toBe(false);
});
