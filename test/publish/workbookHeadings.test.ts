import { readCatalog, readRows, sheetOf, type Value } from '../support/catalogSheets';

/** What one column gives, beside a category and a title. */
function readColumn(heading: Value, value: Value) {
  const { items, errors, warnings } = readRows([
    ['Категория', 'Наименование', heading],
    ['Ковры', 'Коврик', value],
  ]);
  const { title, _id, ...fields } = items[0] ?? {};
  return { title, _id, fields, errors, warnings };
}

describe('A heading', () => {
  test.each([
    ['Артикул', 'A-1', { article: 'A-1' }],
    ['  АРТИКУЛ: ', 'A-1', { article: 'A-1' }],
    ['Арт.', 'A-1', { article: 'A-1' }],
    ['Aртикyл', 'A-1', { article: 'A-1' }],
    ['Код', 'A-1', { article: 'A-1' }],
    ['Штрих-код', '4601234567893', { barcode: '4601234567893' }],
    ['Ширина', 90, { width: 90 }],
    ['Ширина (см)', 90, { width: 90 }],
    ['Ширина, м', 0.9, { width: 90 }],
    ['ширина,\nмм', 900, { width: 90 }],
    ['Вес кг', 0.74, { weight: 0.74 }],
    ['Вес, г', 740, { weight: 0.74 }],
    ['Кол-во в упаковке', 10, { packQty: 10 }],
    ['Количество в упаковке, шт.', 10, { packQty: 10 }],
    ['Упаковка, шт', 10, { packQty: 10 }],
    ['Мин. заказ', 20, { minLot: 20 }],
    ['Объем упаковки, м3', 0.02, { packVolume: 0.02 }],
    ['Единица измерения', 'шт', { unit: 'шт' }],
    ['Ед.', 'пог. м', { unit: 'пог. м' }],
    ['Цена', 285, { price: 285 }],
    ['Цена, руб.', 285, { price: 285 }],
    ['ЦЕНА ОПТ (РУБ)', 285, { price: 285 }],
    ['Цена, ₽ за шт.', 285, { price: 285 }],
    ['Цена за шт, руб', 285, { price: 285 }],
    ['Цена, руб./м²', 285, { price: 285 }],
    ['Остаток', 0, { availability: 'под заказ' }],
    ['Остаток, шт', 14, { availability: 'в наличии' }],
    ['Фото', 'a.jpg', { image: 'a.jpg' }],
    ['Цена от 50', 271, { priceTiers: [{ from: 50, price: 271 }] }],
    ['Цена от 1 000, ₽', 271, { priceTiers: [{ from: 1000, price: 271 }] }],
    ['от 50 шт', 271, { priceTiers: [{ from: 50, price: 271 }] }],
    ['От 0,5 м, руб.', 271, { priceTiers: [{ from: 0.5, price: 271 }] }],
    ['Цена при заказе от 50 шт.', 271, { priceTiers: [{ from: 50, price: 271 }] }],
  ])('«%s» is understood', (heading, value, fields) => {
    const read = readColumn(heading, value);
    expect(read).toMatchObject({ errors: [], warnings: [] });
    expect(read.fields).toEqual(fields);
  });

  test.each([['№'], ['Количество'], ['Примечание'], ['(Закупка)']])(
    '«%s» is not for the site and is not mentioned',
    (heading) => {
      expect(readColumn(heading, 5)).toMatchObject({ fields: {}, errors: [], warnings: [] });
    },
  );

  test('may name goods in the columns of 1C, in any order and not in the first row', () => {
    const { items, errors, warnings } = readRows([
      ['Прайс-лист от 1 ноября 2026 · +7 (495) 000-00-01'],
      [],
      ['Цена', 'Номенклатура', 'Группа', 'Артикул'],
      [285, 'Коврик', 'Ковры', 'A-1'],
      ['Цена', 'Номенклатура', 'Группа', 'Артикул'],
      [300, 'Ковёр', 'Ковры', 'A-2'],
    ]);
    expect({ errors, warnings }).toEqual({ errors: [], warnings: [] });
    expect(items).toMatchObject([
      { article: 'A-1', title: 'Коврик', price: 285 },
      { article: 'A-2', title: 'Ковёр', price: 300 },
    ]);
  });

  test('of a size gives way to columns of its own', () => {
    const { items } = readRows([
      ['Категория', 'Наименование', 'Размер', 'Ширина, см'],
      ['Ковры', 'Коврик', '60×90 см', 61],
    ]);
    expect(items).toMatchObject([{ width: 61, length: 90 }]);
  });

  test('of pairs of columns gives tiers', () => {
    const { items, errors } = readRows([
      ['Категория', 'Наименование', 'Опт 1, от', 'Опт 1, ₽', 'Опт 2, от', 'Опт 2, ₽'],
      ['Ковры', 'Коврик', 50, 271, 200, 257],
      ['Ковры', 'Ковёр', undefined, undefined, 100, 300],
    ]);
    expect(errors).toEqual([]);
    expect(items.map(({ priceTiers }) => priceTiers)).toEqual([
      [
        { from: 50, price: 271 },
        { from: 200, price: 257 },
      ],
      [{ from: 100, price: 300 }],
    ]);
  });

  test('of goods is looked for on every sheet, if none is called «Товары»', () => {
    const rows = [
      ['Категория', 'Наименование'],
      ['Ковры', 'Коврик'],
    ];
    const { items, warnings } = readCatalog([
      sheetOf(rows, 'Ковры'),
      sheetOf([['Памятка менеджеру']], 'Памятка'),
      sheetOf(rows, 'Щётки'),
    ]);
    expect(items).toHaveLength(2);
    expect(warnings).toEqual(['Памятка: на листе нет заголовков товаров, лист не читаем']);
  });
});
