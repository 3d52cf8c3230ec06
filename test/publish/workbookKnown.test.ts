import type { Fields } from '../../src/publish/source/catalog';
import {
  readCatalog,
  readRows,
  sheetOf,
  type Rows,
  type Value,
} from '../support/publish/catalogSheets';

const category = (title: string, items: readonly Fields[], more: Fields = {}): Fields => ({
  _id: `id of ${title}`,
  title,
  isPublished: true,
  items,
  ...more,
});
const head = ['Артикул', 'Наименование', 'Категория', 'Цена'];

describe('Of several carpets with one article, a row means the one', () => {
  const same = { article: 'VG-1', title: 'Ковёр' };
  const first = { _id: '1', ...same };
  const second = { _id: '2', ...same };

  test.each<[name: string, base: readonly Fields[]]>([
    [
      'with exactly its article, rather than with its title',
      [
        category('Ковры', [
          { ...first, article: 'vg-1' },
          { ...second, title: 'Коврик' },
        ]),
      ],
    ],
    [
      'with its title, rather than the one of its category',
      [category('Ковры', [{ ...first, title: 'Коврик' }]), category('Щётки', [second])],
    ],
    [
      'of its category, rather than the one that is published',
      [category('Щётки', [first]), category('Ковры', [second], { isPublished: false })],
    ],
    [
      'that is published',
      [category('Щётки', [first], { isPublished: 'да' }), category('Для бассейна', [second])],
    ],
  ])('%s', (_, base) => {
    const { items } = readRows([head, ['VG-1', 'Ковёр', 'Ковры', 285]], base);
    expect(items.find(({ price }) => price === 285)).toMatchObject({ _id: '2' });
  });

  test('in its own category, where another one has the same title', () => {
    const base = [
      category('Ковры', [{ ...first, article: 'VG-0' }], { _id: 'a' }),
      category('Ковры', [second], { _id: 'b' }),
    ];
    const { catalog } = readRows([head, ['VG-1', 'Ковёр', 'Ковры', 285]], base);
    expect(catalog.categories.find(({ items }) => items.length > 0)).toMatchObject({ _id: 'b' });
  });

  test('that no row above has meant', () => {
    const base = [
      category('Ковры', [first]),
      category('Щётки', [{ ...second, article: 'vg-1', title: 'Коврик' }], { isPublished: false }),
    ];
    const row = ['VG-1', 'Ковёр', 'Ковры', 285];
    const { items } = readRows([head, row, row, row], base);
    expect(items.map(({ _id }) => _id)).toStrictEqual(['1', '2', '1']);
  });
});

describe('A row means no carpet of the settings', () => {
  const unknown =
    '2: не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами';

  test.each([
    ['for want of an id', ['Артикул', 'Наименование', 'Цена'], ['A-2', 'Коврик', 285]],
    ['for want of an article and a title', ['ID', 'Наименование', 'Цена'], ['7', 'Коврик', 285]],
  ])('%s', (_, headings, row) => {
    const base = [category('Ковры', [{ article: 'A-1', title: 'Ковёр' }, { price: 5 }])];
    expect(readRows([headings, row], base).errors).toStrictEqual([unknown]);
  });
});

describe('The category of a row', () => {
  const base = [category('Ворсовые ковры', [{ _id: '1', title: 'Ковёр' }])];
  const listed = sheetOf(
    [
      ['ID', 'Категория'],
      ['a', 'Ковры'],
      ['b', 'ковры'],
      ['a', 'Щётки'],
    ],
    'Категории',
  );

  test('is the first on the sheet «Категории» with its id, or else with its title', () => {
    const goods = sheetOf([
      ['ID категории', 'Категория', 'Наименование'],
      ['b', undefined, 'Из второй'],
      [undefined, 'Ковры', 'Из первой'],
      ['a', 'Щётки', 'Тоже из первой'],
    ]);
    const { catalog } = readCatalog([goods, listed]);
    expect(catalog.findings).toStrictEqual([]);
    expect(catalog.categories.map(({ items }) => items.map(({ title }) => title))).toStrictEqual([
      ['Из первой', 'Тоже из первой'],
      ['Из второй'],
      [],
    ]);
  });

  test.each<[name: string, rows: Rows, error: string]>([
    [
      'an id that is not listed',
      [
        ['ID категории', 'Наименование'],
        ['c', 'Коврик'],
      ],
      'A2 ID категории: категории «c» нет на листе «Категории». Добавьте её туда или исправьте название',
    ],
    [
      'no name at all',
      [
        ['Категория', 'Наименование'],
        [undefined, 'Коврик'],
      ],
      'A2 Категория: не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами',
    ],
  ])('is refused beside the sheet «Категории» for %s', (_, rows, error) => {
    expect(readCatalog([sheetOf(rows), listed]).errors).toStrictEqual([error]);
  });

  test('is refused for an id alone that the settings do not have', () => {
    const { errors } = readRows(
      [
        ['ID категории', 'Наименование'],
        ['c', 'Коврик'],
      ],
      base,
    );
    expect(errors).toStrictEqual([
      'A2 ID категории: не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами',
    ]);
  });

  test('has the id of the settings, or its own', () => {
    const { catalog } = readRows(
      [
        ['ID категории', 'Категория', 'Наименование'],
        [undefined, 'Ворсовые ковры', 'Коврик'],
        ['new', 'Щётки для обуви', 'Щётка'],
      ],
      base,
    );
    expect(catalog.findings).toStrictEqual([]);
    expect(catalog.categories).toMatchObject([
      { _id: 'id of Ворсовые ковры', title: 'Ворсовые ковры' },
      { _id: 'new', title: 'Щётки для обуви' },
    ]);
  });

  test.each([
    [
      'Варсовые кавры',
      [
        'C2 Категория: «Варсовые кавры» — новая категория, в настройках её нет. Может быть, «Ворсовые ковры»?',
      ],
    ],
    ['Варсавые кавры', []],
  ])('«%s» is new, and is asked about only if it is nearly a known one', (title, asked) => {
    const { warnings } = readRows([head, ['B-1', 'Щётка', title, 300]], base);
    expect(warnings).toStrictEqual(asked);
  });

  test('that stands above its goods is reported if it is new', () => {
    const { catalog, warnings } = readRows(
      [['Артикул', 'Наименование', 'Цена'], [' Щётки '], ['B-1', 'Щётка', 300]],
      base,
    );
    expect(warnings).toStrictEqual(['2: «Щётки» — новая категория, в настройках её нет']);
    expect(catalog.placeOf([0, 'title'])).toMatchObject({ row: 2 });
  });
});

test.each([
  ['Вес упаковки, кг', {}],
  ['Вес упаковки, г', { packWeight: 0.005 }],
])('Under «%s», a number is what the site shows only in its unit', (heading, fields) => {
  const item = { _id: '1', article: 'A-1', title: 'Ковёр', weight: 0.5, packQty: 10 };
  const { items } = readRows(
    [
      ['Артикул', heading],
      ['A-1', 5],
    ],
    [category('Ковры', [item])],
  );
  expect(items).toStrictEqual([{ _id: '1', article: 'A-1', ...fields }]);
});

describe('Articles that Excel may have turned into numbers', () => {
  const rows = (...articles: readonly Value[]) =>
    readRows([
      ['Артикул', 'Категория', 'Цена'],
      ...articles.map((article) => [article, 'Ковры', 285]),
    ]);

  test.each([
    ['as long as those with zeros', ' 0012 ', 1234],
    ['beside zeros after letters', 'A0012', 13],
    ['beside zeros before letters', '0012A', 13],
  ])('%s are not asked about', (_, text, number) => {
    expect(rows(text, number, number * 10).warnings).toStrictEqual([]);
  });

  test('are asked about if another, among blanks, begins with zeros and is longer', () => {
    expect(rows(' 0012 ', 13).warnings).toHaveLength(1);
  });

  test('are taken as they are if the settings have them', () => {
    const base = [
      category(
        'Ковры',
        ['0123', '123'].map((article) => ({ _id: article, article })),
      ),
    ];
    const { errors, items } = readRows(
      [
        ['Артикул', 'Цена'],
        [123, 285],
      ],
      base,
    );
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ _id: '123' }]);
  });
});

describe('A line of an order', () => {
  const carpet = { _id: '1', article: 'A-1', title: 'Коврик', price: 100 };
  const tiers = [{ from: 50, price: 90 }];
  const order = ['Артикул', 'Категория', 'Количество', 'Цена, ₽', 'Сумма, ₽', 'Вес, кг'];
  const read = (carpets: readonly Fields[], ...rows: Rows) =>
    readRows([order, ...rows], [category('Ковры', carpets)]);

  test.each([
    [5, 100],
    [60, 90],
  ])('of %d pieces for %d ₽ each changes no price with tiers', (amount, price) => {
    const { items, errors } = read(
      [{ ...carpet, priceTiers: tiers }],
      ['A-1', 'Ковры', amount, price, amount * price, 5],
    );
    expect(errors).toStrictEqual([]);
    expect(items).toStrictEqual([{ _id: '1', article: 'A-1' }]);
  });

  test('of a table without prices changes none', () => {
    const { items, errors } = readRows(
      [
        ['Артикул', 'Количество', 'Сумма'],
        ['A-1', 5, 500],
      ],
      [category('Ковры', [carpet])],
    );
    expect(errors).toStrictEqual([]);
    expect(items).toStrictEqual([{ _id: '1', article: 'A-1' }]);
  });

  test.each([
    ['Количество', 'Сумма'],
    ['Кол-во', 'Сумма'],
    ['Кол-во, шт.', 'Сумма, руб.'],
    ['КОЛИЧЕСТВО', 'Сумма с НДС'],
  ])('has its own weight below «%s» and «%s»', (amount, sum) => {
    const { items, errors, warnings } = readRows(
      [
        ['Артикул', amount, 'Цена', sum, 'Вес, кг'],
        ['A-1', 5, 100, 500, 3.7],
      ],
      [category('Ковры', [carpet])],
    );
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items).toStrictEqual([{ _id: '1', article: 'A-1' }]);
  });

  test.each([
    ['Количество', 'Остаток'],
    ['Заказ', 'Сумма'],
  ])('is none below «%s» and «%s»', (amount, sum) => {
    const { items } = readRows(
      [
        ['Артикул', amount, 'Цена', sum, 'Вес, кг'],
        ['A-1', 5, 100, 500, 3.7],
      ],
      [category('Ковры', [carpet])],
    );
    expect(items).toMatchObject([{ price: 100, weight: 3.7 }]);
  });

  test('changes a price without tiers, and may be of new goods', () => {
    const { items, errors } = read(
      [carpet],
      ['A-1', 'Ковры', 60, 110, 6600],
      ['A-2', 'Ковры', 5, 200, 1000],
    );
    expect(errors).toStrictEqual([]);
    expect(items).toMatchObject([{ price: 110 }, { article: 'A-2', price: 200 }]);
  });

  test('without an amount is one of a price list that buyers fill in', () => {
    const { items, errors, warnings } = read(
      [
        { ...carpet, priceTiers: tiers },
        { _id: '3', article: 'A-3', title: 'На заказ' },
      ],
      ['A-1', 'Ковры', undefined, 110, 0],
      ['A-2', 'Ковры', undefined, 200],
      ['A-3', 'Ковры'],
    );
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    expect(items).toStrictEqual([
      { _id: '1', article: 'A-1', price: 110 },
      { _id: undefined, article: 'A-2', price: 200 },
      { _id: '3', article: 'A-3' },
    ]);
  });

  test('belongs to the category above it, and «Итого» is a total in any column', () => {
    const { catalog, warnings } = readRows([
      ['Наименование', 'Цена', 'Количество', 'Сумма'],
      ['Ковры'],
      ['Коврик', 100, 5, 500],
      ['Итого', undefined, 5, 500],
    ]);
    expect(catalog.categories).toMatchObject([{ title: 'Ковры', items: [{ title: 'Коврик' }] }]);
    expect(warnings).toStrictEqual(['4: строка итогов, пропускаем']);
  });

  test('without an amount, a price and an article is a total, whatever it is called', () => {
    const { items, warnings } = readRows([
      ['Артикул', 'Наименование', 'Категория', 'Количество', 'Цена', 'Сумма'],
      ['A-1', 'Ковёр', 'Ковры', 60, 110, 6600],
      [undefined, 'Скидка 5 %', undefined, undefined, undefined, -330],
      ['A-2', 'Новый ковёр', 'Ковры'],
    ]);
    expect(items).toMatchObject([
      { article: 'A-1', price: 110 },
      { article: 'A-2', title: 'Новый ковёр', price: undefined },
    ]);
    expect(warnings).toStrictEqual(['3: строка итогов, пропускаем']);
  });
});

describe('What the site writes of a known carpet but does not keep', () => {
  const carpet = { _id: '1', article: 'A-1', title: 'Коврик', price: 100 };
  const read = (heading: string, value: Value, more: Fields) => {
    const rows: Rows = [
      ['Артикул', heading],
      ['A-1', value],
    ];
    const { items, errors } = readRows(rows, [category('Ковры', [{ ...carpet, ...more }])]);
    expect(errors).toStrictEqual([]);
    return items[0];
  };

  const packs = { packQty: 10, weight: 0.25 };
  const sides = { width: 60, length: 90 };
  test.each<[heading: string, value: Value, more: Fields, fields: Fields]>([
    ['Вес упаковки, кг', 2.5, packs, {}],
    ['Вес упаковки, кг', 2.5000000000000004, packs, {}],
    ['Вес упаковки, кг', 3, packs, { packWeight: 3 }],
    ['Вес упаковки, кг', '3', packs, { packWeight: 3 }],
    ['Вес упаковки, кг', undefined, packs, { packWeight: undefined }],
    ['Вес упаковки, кг', undefined, {}, {}],
    ['Вес упаковки, кг', ' ', {}, {}],
    ['Размер', '60×90 см', sides, {}],
    ['Размер', ' 60×90\n см ', sides, {}],
    ['Размер', '60×95 см', sides, { width: 60, length: 95 }],
    ['Размер', undefined, sides, { width: undefined, length: undefined }],
  ])('%s «%s» of %j changes only what differs', (heading, value, more, fields) => {
    expect(read(heading, value, more)).toStrictEqual({ _id: '1', article: 'A-1', ...fields });
  });
});

describe('A unit of the goods', () => {
  const read = (heading: string, unit: string, value: Value = 1200) => {
    const base = [category('Ковры', [{ _id: '1', article: 'VG-1', title: 'Ковёр', unit }])];
    const rows: Rows = [
      ['Артикул', 'Наименование', heading],
      ['VG-1', 'Ковёр', value],
    ];
    return readRows(rows, base).errors;
  };
  const other = (heading: string, unit: string, where = 'заголовок') =>
    `C2 ${heading}: ${where} называет другую единицу, чем у товара («${unit}»). Пересчитайте значение или впишите единицу в столбец «Ед.»`;

  test.each([
    ['Цена за м²', 'шт'],
    ['Цена за метр', 'рулон'],
    ['Вес, г/м²', 'шт'],
    ['Мин. партия, м²', 'шт'],
    ['Цена за пару', 'шт'],
    ['Цена за комплект', 'шт'],
    ['Цена за рулон', 'м²'],
    ['Цена за шт', 'м²'],
    ['Цена за шт', 'упак'],
    ['Цена от 50 м², ₽', 'шт'],
  ])('in a heading is refused over goods that are sold otherwise: «%s», %s', (heading, unit) => {
    expect(read(heading, unit)).toStrictEqual([other(heading, unit)]);
  });

  const shown = (number: number, unit: string) => ({ kind: 'number', number, unit }) as const;

  test.each<[heading: string, value: Value, unit: string]>([
    ['Цена', shown(695, '₽/м²'), 'шт'],
    ['Цена', '285 ₽/м²', 'шт'],
    ['Цена за м²', '285 ₽/м²', 'шт'],
    ['Цена за шт', '285 ₽/м²', 'шт'],
    ['Мин. партия', '10 пог. м', 'шт'],
    ['Мин. партия', ' 10 шт', 'пог. м'],
    ['Цена от 50', shown(285, 'руб./пог. м'), 'шт'],
    ['Вес', '0,74 кг/м²', 'шт'],
  ])('in a cell is refused, whatever the heading says: «%s», %j, %s', (heading, value, unit) => {
    expect(read(heading, unit, value)).toStrictEqual([other(heading, unit, 'ячейка')]);
  });

  test('in the cells of a pair of columns is refused as well', () => {
    const { errors } = readRows([
      ['Категория', 'Наименование', 'Ед.', 'Опт 1, от', 'Опт 1, ₽'],
      ['Ковры', 'Ковёр', 'шт', '10 пог. м', shown(285, '₽/м²')],
    ]);
    const rest =
      'ячейка называет другую единицу, чем у товара («шт»). Пересчитайте значение или впишите единицу в столбец «Ед.»';
    expect(errors).toStrictEqual([`D2 Опт 1, от: ${rest}`, `E2 Опт 1, ₽: ${rest}`]);
  });

  test.each([
    ['Цена за м²', 'кв. м'],
    ['Цена, ₽/п.м', 'м'],
    ['Цена за шт', 'рулон'],
    ['Цена за шт', 'компл.'],
    ['Цена за шт', 'лоток'],
    ['Цена за комплект', 'компл.'],
    ['Цена за рулон', 'рулон'],
    ['Цена от 50 шт', 'рулон'],
    ['Цена от 50 шт', 'м²'],
    ['В упаковке, шт', 'м²'],
    ['Цена за единицу', 'м²'],
    ['Остаток, м²', 'шт'],
    ['Ширина, м', 'шт'],
    ['Длина в метрах', 'рулон'],
    ['Объём упаковки, м3', 'шт'],
  ])(
    'is read over goods that are sold so, or that it does not count: «%s», %s',
    (heading, unit) => {
      expect(read(heading, unit)).toStrictEqual([]);
    },
  );

  test.each<[heading: string, value: Value, unit: string]>([
    ['Цена', shown(695, '₽/м²'), 'кв. м'],
    ['Цена за м²', '285 ₽/шт', 'шт'],
    ['Цена за м²', '—', 'шт'],
    ['Цена за м²', 'по запросу', 'шт'],
    ['Мин. партия', '10 шт', 'рулон'],
    ['Мин. партия', shown(10, 'м'), 'пог. м'],
  ])('of a cell is read: «%s», %j, %s', (heading, value, unit) => {
    expect(read(heading, unit, value)).toStrictEqual([]);
  });
});

describe('Goods without a unit are sold by the piece', () => {
  const item = { _id: '1', article: 'VG-1', title: 'Ковёр', unit: 'м²' };
  const base = [category('Ковры', [item])];
  const heads = ['Артикул', 'Наименование', 'Категория'];
  const other =
    'заголовок называет другую единицу, чем у товара («шт»). Пересчитайте значение или впишите единицу в столбец «Ед.»';

  test.each<[name: string, rows: Rows]>([
    [
      'new ones',
      [
        [...heads, 'Цена за м²'],
        ['VG-9', 'Новый', 'Ковры', 285],
      ],
    ],
    [
      'those of the settings whose unit is emptied',
      [
        [...heads, 'Цена за м²', 'Ед.'],
        ['VG-1', 'Ковёр', 'Ковры', 285],
      ],
    ],
    [
      'those whose unit is a dash',
      [
        [...heads, 'Цена за м²', 'Ед.'],
        ['VG-9', 'Новый', 'Ковры', 285, '—'],
      ],
    ],
  ])('%s', (_, rows) => {
    expect(readRows(rows, base).errors).toStrictEqual([`D2 Цена за м²: ${other}`]);
  });

  test('but not where another field of theirs is wrong', () => {
    const rows: Rows = [
      ['Артикул', 'Цена за м²'],
      ['VG-1', 285],
    ];
    const spoilt = [category('Ковры', [{ ...item, availability: 'есть' }])];
    expect(readRows(rows, spoilt).errors).toStrictEqual([]);
  });
});

test('A unit is that of the settings where the cell says the same', () => {
  const base = ['шт.', 'штука', 'кв.м'].map((unit, index) => ({
    _id: `${index}`,
    article: `A-${index}`,
    title: 'Ковёр',
    unit,
  }));
  const { items } = readRows(
    [
      ['Артикул', 'Ед.'],
      ['A-0', 'шт.'],
      ['A-1', 'рулон'],
      ['A-2', 'кв.м '],
    ],
    [category('Ковры', base)],
  );
  expect(
    items.map((item) => ('unit' in item ? item['unit'] : 'that of the settings')),
  ).toStrictEqual(['that of the settings', 'рулон', 'that of the settings']);
});
