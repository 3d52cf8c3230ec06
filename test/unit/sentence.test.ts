import { sentence } from '../../src/domain/format/sentence';

test.each([
  ['Минимальная партия 5 шт', 'Минимальная партия 5 шт.'],
  ['Минимальная партия 5 компл.', 'Минимальная партия 5 компл.'],
  ['Ждём вас!', 'Ждём вас!'],
  ['Режете?', 'Режете?'],
  ['Мягкий…', 'Мягкий…'],
  ['.5', '.5.'],
])('the sentence of «%s» is «%s»', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});
