import { countryOf } from '../../src/prerender/site/feed/countries';

test.each(['Россия', 'Китай', 'США', 'Шри-Ланка', 'Южная Корея'])('Yandex knows %s', (name) => {
  expect(countryOf(name)).toBe(name);
  expect(countryOf(` ${name.toUpperCase()} `)).toBe(name);
});

test.each([
  ['РФ', 'Россия'],
  ['Российская Федерация', 'Россия'],
  ['Белоруссия', 'Беларусь'],
  ['Республика Беларусь', 'Беларусь'],
  ['Англия', 'Великобритания'],
  ['Кыргызстан', 'Киргизия'],
  ['КНР', 'Китай'],
  ['Молдавия', 'Молдова'],
  ['Голландия', 'Нидерланды'],
  ['Туркмения', 'Туркменистан'],
  ['Корея', 'Южная Корея'],
  ['Республика Корея', 'Южная Корея'],
])('%s is called %s there', (name, known) => {
  expect(countryOf(name)).toBe(known);
});

test.each(['', 'Россия, Китай', 'Атлантида'])('«%s» is unknown there', (name) => {
  expect(countryOf(name)).toBeUndefined();
});
