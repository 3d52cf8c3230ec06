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
])('«%s» orders nothing', (line) => {
  expect(greetingTest(carpets)(line)).toBe(true);
});

test.each(['мини', 'прибоя', 'плитку', 'BN', 'К-Р', 'Два', '5', 'спасибо 5'])(
  '«%s» may order something',
  (line) => {
    expect(greetingTest(carpets)(line)).toBe(false);
  },
);
