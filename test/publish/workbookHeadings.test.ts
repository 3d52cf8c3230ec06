import { readCatalog, readRows, sheetOf, type Value } from '../support/publish/catalogSheets';

/** What one column gives, beside a category and a title. */
function readColumn(heading: Value, value: Value) {
  const { items, errors, warnings } = readRows([
    ['Категория', 'Наименование', heading],
    ['Ковры', 'Коврик', value],
  ]);
  const { title, _id, ...fields } = items[0] ?? {};
  return { title, _id, fields, errors, warnings };
}

/** What is said of a heading that is almost a known one. */
const nearly = (heading: string) =>
  `неизвестный столбец — может быть, «${heading}»? Если он не для сайта, возьмите заголовок в скобки`;

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
    ['Ед.', ' Штука ', { unit: 'шт' }],
    ['Ед.', 'шт.', { unit: 'шт' }],
    ['Ед.', 'кв.м', { unit: 'м²' }],
    ['Ед.', 'погонный метр', { unit: 'пог. м' }],
    ['Ед.', 'рул', { unit: 'рулон' }],
    ['Ед.', 'комплект', { unit: 'компл.' }],
    ['Ед.', 'пар', { unit: 'пара' }],
    ['Ед.', 'м', { unit: 'м' }],
    ['Ед.', 'упаковка', { unit: 'упаковка' }],
    ['Ед.', 'рулон 15 м', { unit: 'рулон 15 м' }],
    ['Ед.', '10 шт', { unit: '10 шт' }],
    ['Цена', 285, { price: 285 }],
    ['Цена, руб.', 285, { price: 285 }],
    ['ЦЕНА ОПТ (РУБ)', 285, { price: 285 }],
    ['Цена, ₽ за шт.', 285, { price: 285 }],
    ['Цена за шт, руб', 285, { price: 285 }],
    ['Цена, руб. за 1 шт', 285, { price: 285 }],
    ['Цена за штуку', 285, { price: 285 }],
    ['Цена за единицу, руб.', 285, { price: 285 }],
    ['ЦЕНА (РУБ.):', 285, { price: 285 }],
    ['Цена, руб.*', 285, { price: 285 }],
    ['Цена, руб. (с НДС) **', 285, { price: 285 }],
    ['Цена от 50, ₽:', 271, { priceTiers: [{ from: 50, price: 271 }] }],
    ['Цена, руб. (с НДС)', 285, { price: 285 }],
    ['Цена с НДС 22%, руб.', 285, { price: 285 }],
    ['Оптовая цена (с НДС, 22 %), ₽ за шт', 285, { price: 285 }],
    ['Цена от 50 шт, руб. с НДС', 271, { priceTiers: [{ from: 50, price: 271 }] }],
    ['Остаток', 0, { availability: 'под заказ' }],
    ['Остаток, шт', 14, { availability: 'в наличии' }],
    ['Фото', 'a.jpg', { image: 'a.jpg' }],
    ['Цена от 50', 271, { priceTiers: [{ from: 50, price: 271 }] }],
    ['Цена от 1 000, ₽', 271, { priceTiers: [{ from: 1000, price: 271 }] }],
    ['от 50 шт', 271, { priceTiers: [{ from: 50, price: 271 }] }],
    ['Цена при заказе от 50 шт.', 271, { priceTiers: [{ from: 50, price: 271 }] }],
  ])('«%s» is understood', (heading, value, fields) => {
    const read = readColumn(heading, value);
    expect(read).toMatchObject({ errors: [], warnings: [] });
    expect(read.fields).toStrictEqual(fields);
  });

  test.each([
    ['Цена, руб./м²', 'м²'],
    ['Цена, руб./пог. м', 'пог. м'],
    ['Цена, ₽ за кв. м', 'м²'],
    ['Цена за метр', 'м'],
    ['Цена за кв. метр', 'м²'],
    ['Цена, руб. за пог. метр', 'пог. м'],
    ['Цена за м.п.', 'пог. м'],
    ['Цена, ₽/п.м', 'пог. м'],
    ['Цена за комплект (руб.)', 'компл.'],
    ['Цена за пару', 'пара'],
    ['Цена за рулон', 'рулон'],
  ])('«%s» is understood over goods that are sold so: %s', (heading, unit) => {
    const { items, errors, warnings } = readRows([
      ['Категория', 'Наименование', 'Ед.', heading],
      ['Ковры', 'Коврик', unit, 285],
    ]);
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items).toMatchObject([{ price: 285 }]);
  });

  test('of a tier may be in metres', () => {
    const { items, errors } = readRows([
      ['Категория', 'Наименование', 'Ед.', 'От 0,5 м, руб.'],
      ['Ковры', 'Коврик', 'пог. м', 271],
    ]);
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ priceTiers: [{ from: 0.5, price: 271 }] }]);
  });

  test.each([
    ...['Цена (от 50 шт)', 'Цена опт от 50 шт', 'Опт (от 50)', 'Цена оптовая (от 50 шт.), ₽'],
    ...['Крупный опт (от 50 шт)', 'Оптовая цена от 50', 'Цена мелкий опт, от 50 шт, руб.'],
    ...['Опт (при заказе от 50 шт)', 'Цена (от 50, ₽)'],
  ])('«%s» is a price tier', (heading) => {
    const { fields, errors, warnings } = readColumn(heading, 271);
    expect({ fields, errors, warnings }).toStrictEqual({
      fields: { priceTiers: [{ from: 50, price: 271 }] },
      errors: [],
      warnings: [],
    });
  });

  test.each([
    ...['№', 'Количество', 'Количество, шт', 'Примечание', '(Закупка)', '(Закупка,\nруб)'],
    ...['(Цена)', '(Остаток, шт)', '(Цена от 50, ₽)'],
  ])('«%s» is not for the site and is not mentioned', (heading) => {
    const { fields, errors, warnings } = readColumn(heading, 5);
    expect({ fields, errors, warnings }).toStrictEqual({ fields: {}, errors: [], warnings: [] });
  });

  test('may name goods in the columns of 1C, in any order and not in the first row', () => {
    const { items, errors, warnings } = readRows([
      ['Прайс-лист от 1 ноября 2026 · +7 (495) 000-00-01'],
      [],
      ['Цена', 'Номенклатура', 'Группа', 'Артикул'],
      [285, 'Коврик', 'Ковры', 'A-1'],
      ['Цена', 'Номенклатура', 'Группа', 'Артикул'],
      [300, 'Ковёр', 'Ковры', 'A-2'],
    ]);
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items).toMatchObject([
      { article: 'A-1', title: 'Коврик', price: 285 },
      { article: 'A-2', title: 'Ковёр', price: 300 },
    ]);
  });

  test('of a size gives way to columns of its own', () => {
    const { catalog, items } = readRows([
      ['Категория', 'Наименование', 'Размер', 'Ширина, см'],
      ['Ковры', 'Коврик', '60×90 см', 61],
    ]);
    expect(items).toMatchObject([{ width: 61, length: 90 }]);
    expect(catalog.placeOf([0, 'items', 0, 'width'])).toMatchObject({ cell: 'D2' });
    expect(catalog.placeOf([0, 'items', 0, 'length'])).toMatchObject({ cell: 'C2' });
  });

  test('of a code or a size counts in the rows that have no value in the columns of its own', () => {
    const { items, errors, warnings } = readRows([
      ['Категория', 'Код', 'Код товара', 'Артикул', 'Размер', 'Ширина, см', 'Длина, см'],
      ['Ковры', '000124', '7', undefined, '60×90 см', undefined, undefined],
      ['Ковры', '000125', '8', 'A-1', 'S', 60, undefined],
    ]);
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items).toMatchObject([
      { article: '000124', width: 60, length: 90 },
      { article: 'A-1', width: 60, length: undefined },
    ]);
  });

  test('of pairs of columns gives tiers', () => {
    const { items, errors } = readRows([
      ['Категория', 'Наименование', 'Опт 1, от', 'Опт 1, ₽', 'Опт 2, от', 'Опт 2, ₽'],
      ['Ковры', 'Коврик', 50, 271, 200, 257],
      ['Ковры', 'Ковёр', undefined, undefined, 100, 300],
    ]);
    expect(errors).toStrictEqual([]);
    expect(items.map(({ priceTiers }) => priceTiers)).toStrictEqual([
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
    expect(warnings).toStrictEqual(['Памятка: на листе нет заголовков товаров, лист не читаем']);
  });

  test.each([
    ['Опт 1, от', 'Опт 1, ₽'],
    ['Опт 1 от, шт.', 'Опт 1'],
    ['опт 1 (кол-во от)', 'Опт 1, цена'],
    ['Опт 1: колво от шт', 'Опт 1: цена, руб.'],
    ['Опт 1 - от шт', 'Опт 1 - рублей'],
    ['Oпт 1, oт', 'Oпт 1, ценa'],
  ])('«%s» is the beginning of a tier with the price «%s»', (from, price) => {
    const { items, errors, warnings } = readRows([
      ['Категория', 'Наименование', from, price, 'Цена oт 200, ₽'],
      ['Ковры', 'Коврик', 50, 271, 257],
    ]);
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items[0]?.['priceTiers']).toStrictEqual([
      { from: 50, price: 271 },
      { from: 200, price: 257 },
    ]);
  });

  test.each([
    ['Опт 1, от', 'Опт 1, ₽', 'Опт 1, цена', 'Опт 1, ₽'],
    ['Опт 1, ₽', 'Опт 1, от', 'Опт 1 от шт', 'Опт 1, от'],
  ])('«%s», «%s» and «%s» are too many for a tier', (one, other, more, first) => {
    const { items, errors } = readRows([
      ['Категория', 'Наименование', one, other, more],
      ['Ковры', 'Коврик', 50, 50, 60],
    ]);
    expect(errors).toStrictEqual([
      `E1 ${more}: столбцы «${first}» и «${more}» об одном. Оставьте один из них`,
    ]);
    expect(items).toMatchObject([{ priceTiers: [{ from: 50, price: 50 }] }]);
  });

  const unclear =
    'не поняли, с какого количества эта цена. Назовите столбец «Цена от 50, ₽», с числом в единицах товара';
  test.each([
    ['Опт 1, скидка', unclear],
    ['Опт 1, не от', unclear],
    ['Опт 1, от упаковки', unclear],
    ['Цена от 50 коробок', unclear],
    ['Цена от 1.000 шт', unclear],
    ['Опт (от 10 000 ₽)', unclear],
    ['Крупный опт (от 10 000 руб.)', unclear],
    ['Цена опт от 10 000 р', unclear],
    ['Цена (от 5 уп)', unclear],
    ['от 1,000', unclear],
    ['Цена от 0', unclear],
    ['Опт 2, ₽', 'нет столбца «Опт 2, от» для этой ступени цены'],
    ['Ширина, м²', 'не знаем, как читать единицу «м²». Нужно «Ширина, см»'],
    ['Цена за упаковку', 'не знаем, как читать единицу «за упаковку». Нужно «Цена, ₽»'],
    ['Цена, ₽ за коробку', 'не знаем, как читать единицу «₽ за коробку». Нужно «Цена, ₽»'],
    ['Цены', nearly('Цена, ₽')],
    ['Артекул', nearly('Артикул')],
    ['Митерьал', nearly('Материал')],
    ['Ве товара', nearly('Вес, кг')],
  ])('«%s» beside a title is refused', (heading, error) => {
    const { errors, warnings } = readRows([
      ['Наименование', heading],
      ['Коврик', undefined],
    ]);
    expect(errors[0]).toBe(`B1 ${heading}: ${error}`);
    expect([...errors, ...warnings].join()).not.toContain('нет заголовков');
  });

  test.each(['Цен', 'Ортекул', 'Рейтинг (5)', '(Закупка) 2026'])(
    '«%s» is like no other and is not read',
    (heading) => {
      expect(readColumn(heading, 5)).toMatchObject({
        fields: {},
        errors: [],
        warnings: [`C1 ${heading}: неизвестный столбец, не читаем`],
      });
    },
  );

  test.each(['Цена розничная', 'Розничная цена', 'Новая ЦЕНА', 'РРЦ (цена)'])(
    '«%s» is not read, which is an error if there is no other price',
    (heading) => {
      const read = (...more: readonly string[]) => {
        const { errors, warnings } = readRows([
          ['Категория', 'Наименование', heading, ...more],
          ['Ковры', 'Коврик', 285, ...more.map(() => 200)],
        ]);
        return { errors, warnings };
      };
      const alone = {
        errors: [
          `C1 ${heading}: не поняли, какая это цена, а других на листе нет. Назовите столбец «Цена, ₽», а если он не для сайта, возьмите заголовок в скобки`,
        ],
        warnings: [],
      };
      const unread = `C1 ${heading}: неизвестный столбец, не читаем`;
      const beside = { errors: [], warnings: [unread] };
      expect(read()).toStrictEqual(alone);
      expect(read('Вес, кг')).toStrictEqual(alone);
      expect(read('Цена')).toStrictEqual(beside);
      expect(read('Цена от 50')).toStrictEqual(beside);
      expect(read('Опт 1, от', 'Опт 1, ₽')).toStrictEqual(beside);
    },
  );

  test('of a price on the sheet «Модели» is no error', () => {
    const models = sheetOf(
      [
        ['Категория', 'Модель', 'Цена'],
        ['Ковры', 'Страйп', 5],
      ],
      'Модели',
    );
    const goods = sheetOf([
      ['Категория', 'Наименование'],
      ['Ковры', 'Коврик'],
    ]);
    expect(readCatalog([goods, models]).errors).toStrictEqual([]);
  });

  test.each(['Фото ценника', 'Дата изменения цены'])('«%s» is that of no price', (heading) => {
    expect(readColumn(heading, 5).warnings).toStrictEqual([
      `C1 ${heading}: неизвестный столбец, не читаем`,
    ]);
  });

  test('of several lines is named in one', () => {
    expect(readColumn(' Рейтинг \n  продавца ', 5).warnings).toStrictEqual([
      'C1 Рейтинг продавца: неизвестный столбец, не читаем',
    ]);
  });

  test.each([
    ['a title and what is not for the site', ['Наименование', 'Количество', '(Закупка)']],
    ['a title and an unknown heading', ['Наименование', 'Рейтинг']],
    [
      'more unknown headings than known ones',
      ['Наименование', 'Цвет', 'Рейтинг', 'Полка', 'Закупка'],
    ],
    ['no heading that names goods', ['Категория', 'Цена', 'Вес']],
    ['a number', ['Наименование', 'Цена', 2026]],
  ])('is not in a row with %s', (_, row) => {
    const { items, errors } = readRows([row, ['Коврик', 'Ковры', 'серый']]);
    expect(items).toStrictEqual([]);
    expect(errors).toStrictEqual([
      expect.stringMatching(/^Товары: на листе нет заголовков товаров/),
    ]);
  });

  test.each([
    [
      'as many unknown headings as known ones',
      ['Наименование', 'Группа', 'Цена', 'Рейтинг', 'Полка', 'Закупка'],
    ],
    [
      'three known headings among the towns of warehouses',
      ['Наименование', 'Группа', 'Цена', 'Москва', 'Казань', 'Самара', 'Тула', 'Омск'],
    ],
    ['a unit beside the title', ['Товар, шт.', 'Группа', 'Цена']],
  ])('is in a row with %s', (_, row) => {
    const { items, errors } = readRows([row, ['Коврик', 'Ковры', 285]]);
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ title: 'Коврик', price: 285 }]);
  });

  test.each([
    ['a price', ['Наименование', 'Цена'], { price: 285 }],
    ['tiers', ['Наименование', 'Цена от 50'], { priceTiers: [{ from: 50, price: 285 }] }],
    ['three of them', ['Наименование', 'Вес', 'Артикул'], { weight: 285 }],
    ['a category', ['Наименование', 'Группа'], {}],
  ])(
    'is known by %s among the towns of warehouses, also where it is repeated',
    (_, head, fields) => {
      const towns = ['Москва', 'Казань', 'Самара', 'Тула', 'Омск'];
      const base = ['Коврик', 'Ковёр'].map((title) => ({ title }));
      const { items, errors } = readRows(
        [
          [...head, ...towns],
          ['Коврик', 285],
          [...head, ...towns],
          ['Ковёр', 285],
        ],
        [{ title: 'Ковры', isPublished: true, items: base }],
      );
      expect(errors).toStrictEqual([]);
      expect(items).toMatchObject([
        { title: 'Коврик', ...fields },
        { title: 'Ковёр', ...fields },
      ]);
    },
  );

  test('of a size is not read beside columns of both sides, nor a code beside an article', () => {
    const { catalog, items } = readRows([
      ['Категория', 'Код', 'Артикул', 'Размер', 'Ширина, см', 'Длина, см', 'Наличие'],
      ['Ковры', 7, 'A-1', 'XL', 60, 90, 'мало'],
    ]);
    expect(catalog.findings).toStrictEqual([]);
    expect(items).toStrictEqual([
      expect.objectContaining({ article: 'A-1', width: 60, length: 90, availability: 'мало' }),
    ]);
    expect(catalog.placeOf([0, 'items', 0, 'article'])).toMatchObject({ cell: 'C2' });
  });

  test('of a stock is not read beside «Наличие», with a warning, unless it is in brackets', () => {
    const { items, errors, warnings } = readRows([
      ['Категория', 'Наименование', 'Остаток, шт', 'Статус', '(Остаток)'],
      ['Ковры', 'Коврик', 'нет данных', 'мало', 0],
      ['Категория', 'Наименование', 'Остаток, шт', 'Статус', '(Остаток)'],
      ['Ковры', 'Ковёр', 0, 'есть', 0],
    ]);
    expect(errors).toStrictEqual([]);
    expect(warnings).toStrictEqual([
      'C1 Остаток, шт: не читаем: есть столбец «Статус». Оставьте один из них или возьмите этот заголовок в скобки',
    ]);
    expect(items).toMatchObject([{ availability: 'мало' }, { availability: 'в наличии' }]);
  });

  test('that is misspelt in a table below the first is reported once', () => {
    const { items, errors, warnings } = readRows([
      ['Категория', 'Наименование', 'Рейтинг', 'Цена'],
      ['Ковры', 'Коврик', 'высокий', 285],
      ['Категория', 'Наименование', 'Рейтинг', 'Ценна'],
      ['Ковры', 'Ковёр', 'низкий', 300],
      ['Категория', 'Наименование', 'Ценна'],
      ['Категория', 'Наименование', 'любой'],
    ]);
    expect(errors).toStrictEqual([`D3 Ценна: ${nearly('Цена, ₽')}`]);
    expect(warnings).toStrictEqual(['C1 Рейтинг: неизвестный столбец, не читаем']);
    expect(items).toMatchObject([
      { title: 'Коврик', price: 285 },
      { title: 'Ковёр' },
      { title: 'Наименование' },
    ]);
  });

  test('leaves out what stands above it, and what may be goods there is reported', () => {
    const { warnings } = readRows([
      ['Прайс-лист', undefined, undefined, '+7 (495) 000-00-01'],
      ['Ковры', 'Коврик', 285],
      [' ', ''],
      ['Категория', 'Наименование', 'Цена'],
      ['Ковры', 'Ковёр', 300],
    ]);
    expect(warnings).toStrictEqual(['2: стоит выше заголовков таблицы, не читаем']);
  });
});

describe('A column that is not read', () => {
  const noHeading = 'у столбца нет заголовка, не читаем. Впишите заголовок, если он нужен сайту';
  const remark =
    'столбец «Примечание» не читаем. Если он для сайта, назовите его «Описание», если нет, возьмите заголовок в скобки';
  const head = ['Категория', 'Наименование'];
  const goods = ['Ковры', 'Коврик'];

  test('is reported once if it has values but no heading', () => {
    const { errors, warnings } = readRows([
      [...head, undefined, ' ', 'Цена'],
      [...goods, undefined, undefined, 285],
      [...goods, 'серый', undefined, 285, 5],
      [...goods, 'синий', undefined, 285],
      [...head, undefined, ' ', 'Цена'],
      [...goods, 'белый', undefined, 285, 5],
    ]);
    expect(errors).toStrictEqual([]);
    expect(warnings).toStrictEqual([`C3: ${noHeading}`, `F3: ${noHeading}`]);
  });

  test('is reported once if it has remarks in words', () => {
    const { errors, warnings } = readRows([
      [...head, 'Примечание', 'Цена'],
      [...goods, undefined, 285],
      [...goods, 5, 285],
      [...goods, 'снят с производства', 285],
      [...goods, 'новинка', 285],
    ]);
    expect(errors).toStrictEqual([]);
    expect(warnings).toStrictEqual([`C4: ${remark}`]);
  });

  test('is not mentioned if it has the remarks of the buyer in a file of an order', () => {
    const { warnings } = readRows([
      [...head, 'Цена', 'Количество', 'Сумма', 'Примечание'],
      [...goods, 285, 10, 2850, 'к пятнице'],
    ]);
    expect(warnings).toStrictEqual([]);
  });
});
