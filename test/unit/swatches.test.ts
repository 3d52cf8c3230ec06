import { swatchOf } from '../../src/features/catalog/filters/swatches';

const colors = [
  ...['бордовый', 'коричневый', 'терракотовый', 'изумрудный', 'оливковый', 'зелёный', 'мятный'],
  ...['бежевый', 'натуральный', 'розовый', 'красный', 'оранжевый', 'жёлтый', 'голубой', 'синий'],
  ...['сине-серый', 'фиолетовый', 'графитовый', 'серо-оранжевый', 'серый', 'чёрный', 'белый'],
];

test('each colour has a dot that differs from all others', () => {
  const fills = colors.flatMap((color) => swatchOf(color) || []);
  expect(new Set(fills).size).toBe(colors.length);
});

test.each([
  ['Серый', 'серый'],
  ['жёлтая', 'желтый'],
  ['черный', 'чёрный с красным кантом'],
  ['сине-серая', 'сине-серый'],
])('«%s» has the dot of «%s»', (one, other) => {
  expect(swatchOf(one)).toBeDefined();
  expect(swatchOf(one)).toBe(swatchOf(other));
});

test.each(['с надписью', 'с красным кантом', 'в полоску', ''])('«%s» has no dot', (name) => {
  expect(swatchOf(name)).toBeUndefined();
});
