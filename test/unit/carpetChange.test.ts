import { carpetChange, formatCarpetChange } from '../../src/domain/order/carpetChange';

const onRequest = { _id: '1', title: 'Коврик', unit: 'шт' };
const carpet = { ...onRequest, price: 710 };
const item = { _id: '1', amount: 5 };

test.each([
  ['no longer sold', { item }, 'Товар снят с продажи'],
  [
    'more expensive',
    { item: { ...item, price: 695 }, carpet },
    'Цена изменилась: было 695\u00A0₽, стало 710\u00A0₽',
  ],
  [
    'now without a price',
    { item: { ...item, price: 695 }, carpet: onRequest },
    'Цена изменилась: было 695\u00A0₽, стало по запросу',
  ],
  ['unchanged', { item: { ...item, price: 710 }, carpet }, undefined],
  ['unchanged to the kopeck', { item: { ...item, price: 710.0000001 }, carpet }, undefined],
  ['in the cart without a price', { item, carpet }, undefined],
])('a carpet that is %s since it was added gets its sentence', (_, line, text) => {
  const change = carpetChange(line);
  expect(change && formatCarpetChange(change)).toBe(text);
});
