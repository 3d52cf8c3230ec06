import * as fc from 'fast-check';
import type { Fields } from '../../src/publish/source/catalog';
import { sets } from '../../src/publish/workbook/columns/sets';
import { tablesOf } from '../../src/publish/workbook/rows/tables';
import {
  errorCell,
  readCatalog,
  readRows,
  sheetOf,
  type Rows,
  type Value,
} from '../support/publish/catalogSheets';

const settings: readonly Fields[] = [
  {
    _id: 'mats',
    title: 'Ворсовые ковры',
    isPublished: true,
    items: [
      { _id: '1', article: 'VG-1', title: 'Ковёр', price: 100, color: 'серый' },
      { _id: '2', title: 'Без артикула', price: 50 },
    ],
  },
  { _id: 'brushes', title: 'Щётки', isPublished: true, items: [] },
  { _id: 'pool', title: 'Для бассейна', isPublished: false, items: [{ _id: '3', title: 'Сетка' }] },
];

describe('Rows of goods', () => {
  test('below a row with nothing but a title belong to this category', () => {
    const { catalog, errors, warnings } = readRows([
      ['Артикул', 'Наименование', 'Цена'],
      ['Ковры'],
      ['A-1', 'Коврик', 100],
      ['A-2', 'Ковёр', 200],
      ['Щётки'],
      ['B-1', 'Щётка', 300],
      ['Прочее'],
    ]);
    expect(errors).toStrictEqual([]);
    expect(warnings).toStrictEqual(['7: «Прочее» — под этой строкой нет товаров, пропускаем']);
    expect(catalog.categories).toMatchObject([
      { title: 'Ковры', items: [{ article: 'A-1' }, { article: 'A-2' }] },
      { title: 'Щётки', items: [{ article: 'B-1' }] },
    ]);
  });

  test('have neither article nor category where there is a dash', () => {
    const { catalog, errors, warnings } = readRows([
      ['Категория', 'Артикул', 'Наименование', 'Цена'],
      ['Ковры', '-', 'Коврик', 100],
      ['—', '-', 'Коврик', 100],
      ['—', '-', 'Итого', 200],
    ]);
    expect(catalog.categories).toMatchObject([
      { title: 'Ковры', items: [{ article: undefined, title: 'Коврик' }] },
    ]);
    expect(errors).toStrictEqual([
      'A3 Категория: не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами',
    ]);
    expect(warnings).toStrictEqual(['4: строка итогов, пропускаем']);
  });

  describe('below headings that are repeated', () => {
    const head = ['Артикул', 'Наименование', 'Цена'];
    const ofCategories = (rows: Rows) => {
      const { catalog, errors } = readRows(rows, settings.slice(0, 2));
      const found = catalog.categories.map(({ title, items }) => [
        title,
        ...items.map(({ article }) => article),
      ]);
      return { errors, found: found.filter(({ length }) => length > 1) };
    };

    test('are in the last category above', () => {
      const rows = [head, ['Щётки'], ['B-1', 'Щётка', 300], head, ['VG-1', 'Ковёр', 100]];
      const expected = { errors: [], found: [['Щётки', 'B-1', 'VG-1']] };
      expect(ofCategories(rows)).toStrictEqual(expected);
    });

    test('or in that right above the headings', () => {
      const goods = (article: string) => [article, 'Щётка', 300];
      const titled = [['Совки'], head, goods('C-1'), ['Вёдра'], head, goods('D-1')];
      expect(ofCategories(titled)).toStrictEqual({
        errors: [],
        found: [
          ['Совки', 'C-1'],
          ['Вёдра', 'D-1'],
        ],
      });
      expect(ofCategories([['Прайс-лист'], ['щётки'], head, goods('B-1')])).toStrictEqual({
        errors: [],
        found: [['Щётки', 'B-1']],
      });
    });

    test('or in one of the sheet «Категории» that stands there', () => {
      const { catalog } = readCatalog([
        sheetOf([['Прайс-лист'], ['Вёдра'], head, ['D-1', 'Ведро', 300]]),
        sheetOf(
          [
            ['Категория', 'Картинка'],
            ['Вёдра', 'pails.jpg'],
          ],
          'Категории',
        ),
      ]);
      expect(catalog.categories).toMatchObject([{ title: 'Вёдра', items: [{ article: 'D-1' }] }]);
    });

    test('but the title of a sheet is none', () => {
      const rows = [
        ['Прайс-лист'],
        head,
        ['VG-1', 'Ковёр', 100],
        head,
        ['Щётки'],
        ['B-1', 'Щётка', 9],
      ];
      expect(ofCategories(rows)).toStrictEqual({
        errors: [],
        found: [
          ['Ворсовые ковры', 'VG-1'],
          ['Щётки', 'B-1'],
        ],
      });
      expect(ofCategories([['Прайс-лист'], head, ['B-1', 'Щётка', 9]]).errors).toHaveLength(1);
      // a remark below the only table is no second title
      const remarked = [['Прайс-лист'], head, ['B-1', 'Щётка', 9], ['Цены с НДС']];
      expect(ofCategories(remarked).errors).toHaveLength(1);
    });
  });

  test('without a category stay in the category of their article', () => {
    const { catalog, errors, warnings } = readRows(
      [
        ['Артикул', 'Наименование', 'Цена'],
        ['vg-1', 'Ковёр', 110],
        [undefined, 'Без артикула', 60],
      ],
      settings,
    );
    expect({ errors, warnings }).toStrictEqual({ errors: [], warnings: [] });
    const [first, ...hidden] = catalog.categories;
    expect(first).toMatchObject({
      _id: 'mats',
      items: [
        { _id: '1', price: 110 },
        { _id: '2', price: 60 },
      ],
    });
    // what a price list does not show is not removed by it
    expect(hidden.map(({ _id }) => _id)).toStrictEqual(['brushes', 'pool']);
  });

  test('are in the categories and models of their own sheets', () => {
    const { catalog, errors } = readCatalog([
      sheetOf([
        ['Категория', 'Модель', 'Наименование'],
        ['Щётки', 'Кант', 'Щётка «Кант»'],
        ['Ковры', undefined, 'Коврик'],
      ]),
      sheetOf(
        [
          ['Порядок', 'Категория', 'Картинка', 'Опубликована'],
          [2, 'Ковры', 'mats.jpg', 'нет'],
          [1, 'Щётки', undefined, undefined],
        ],
        'категории',
      ),
      sheetOf(
        [
          ['Категория', 'Модель', 'Описание', 'Картинки'],
          ['Щётки', 'Кант', 'Жёсткая', 'a.jpg; b.jpg'],
        ],
        'Модели',
      ),
    ]);
    expect(errors).toStrictEqual([]);
    expect(catalog.categories).toStrictEqual([
      {
        title: 'Щётки',
        image: undefined,
        models: [{ title: 'Кант', description: 'Жёсткая', images: ['a.jpg', 'b.jpg'] }],
        items: [expect.objectContaining({ title: 'Щётка «Кант»', model: 'Кант' })],
      },
      {
        title: 'Ковры',
        image: 'mats.jpg',
        isPublished: false,
        models: [],
        items: [expect.objectContaining({ title: 'Коврик', model: undefined })],
      },
    ]);
  });

  test('may name pictures in folders as Windows does', () => {
    const { catalog } = readCatalog([
      sheetOf([
        ['Категория', 'Наименование', 'Картинка'],
        ['Ковры', 'Коврик', 'Foto\\VG.jpg'],
      ]),
      sheetOf(
        [
          ['Категория', 'Опубликована', 'Картинка'],
          ['Ковры', 'да', 'Foto\\Ковры\\mats.jpg'],
        ],
        'Категории',
      ),
      sheetOf(
        [
          ['Категория', 'Модель', 'Картинки'],
          ['Ковры', 'Кант', 'Foto\\a.jpg; b.jpg'],
        ],
        'Модели',
      ),
    ]);
    expect(catalog.categories).toMatchObject([
      {
        image: 'Foto/Ковры/mats.jpg',
        models: [{ images: ['Foto/a.jpg', 'b.jpg'] }],
        items: [{ image: 'Foto/VG.jpg' }],
      },
    ]);
  });

  test('name their cells to the check', () => {
    const { catalog } = readRows([
      ['Категория', 'Артикул', 'Наименование', 'Цена', 'Цена от 50'],
      ['Ковры', 'A-1', 'Коврик', 100, 200],
    ]);
    const place = { file: 'каталог.xlsx', sheet: 'Товары', row: 2, article: 'A-1' };
    expect(catalog.placeOf([0, 'items', 0, 'price'])).toStrictEqual({
      ...place,
      cell: 'D2',
      field: 'Цена',
    });
    expect(catalog.placeOf([0, 'items', 0, 'priceTiers', 0, 'price'])).toStrictEqual({
      ...place,
      cell: 'E2',
      field: 'Цена от 50',
    });
    expect(catalog.placeOf([0, 'items', 0, 'color'])).toStrictEqual({
      ...place,
      field: 'Цвет',
    });
    expect(catalog.placeOf([0, 'title'])).toMatchObject({ cell: 'A2', field: 'Категория' });
  });

  test('with a number are not tried as headings, which is slow; repeated headings are found', () => {
    const head = ['Артикул', 'Наименование', 'Цена'];
    const goods = Array.from({ length: 50 }, (_, index) => [`A-${index}`, 'Коврик', 100 + index]);
    const setOf = jest.fn(() => sets.goods);
    const { tables } = tablesOf(sheetOf([head, ...goods, head, ...goods]), setOf);
    expect(tables.map(({ row, rows }) => [row, rows.length])).toStrictEqual([
      [1, 50],
      [52, 50],
    ]);
    expect(setOf).toHaveBeenCalledTimes(2);
  });

  test('keep the picture of the settings, if the column has pictures in its cells', () => {
    const { items } = readRows([
      ['Категория', 'Наименование', 'Фото'],
      ['Ковры', 'Коврик', undefined],
    ]);
    expect(items[0]).not.toHaveProperty('image');
  });

  const value: fc.Arbitrary<Value> = fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    fc.constantFrom(
      'Ковёр',
      'VG-1',
      'Итого',
      'Всего:',
      '—',
      ' ',
      'Цена',
      'Артикул',
      '12 руб',
      'да',
    ),
    fc.double({ noNaN: true }),
    fc.constant(errorCell),
    fc.date({ noInvalidDate: true, min: new Date('1990-01-01'), max: new Date('2030-01-01') }),
  );

  test('are reported if they have the names of columns and other characters', () => {
    const head = ['Артикул', 'Наименование', 'Цена'];
    const { catalog } = readRows([head, ['Цена', '—', 'Артикул']], settings);
    const rows = [catalog.placeOf([0, 'items', 0]), ...catalog.findings.map(({ place }) => place)];
    expect(rows.map(({ row }) => row)).toContain(2);
  });

  test.each([
    ['with a column of categories', ['Категория', 'Артикул', 'Наименование', 'Цена', 'Вес, кг']],
    ['without one', ['Артикул', 'Наименование', 'Цена', 'Размер', 'Рейтинг']],
  ])('never vanish in silence (a table %s)', (_, head) => {
    const row = fc.array(value, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), (rows) => {
        const { catalog } = readRows([head, ...rows], settings);
        const places = catalog.categories.flatMap(({ items }, category) => [
          catalog.placeOf([category]),
          ...items.map((__, item) => catalog.placeOf([category, 'items', item])),
        ]);
        const told = new Set(
          [...places, ...catalog.findings.map(({ place }) => place)].map((one) => one.row),
        );
        const isFilled = (one: Value) =>
          one !== undefined && (typeof one !== 'string' || one.trim());
        const titles = new Set(catalog.categories.map(({ title }) => title));
        const isNamed = (cells: readonly Value[]) => {
          const filled = cells.filter(isFilled).map(String);
          const isHead = filled.every((one) => head.includes(one));
          return isHead || (filled.length === 1 && titles.has(filled[0] ?? ''));
        };
        const silent = rows.filter(
          (cells, index) => cells.some(isFilled) && !told.has(index + 2) && !isNamed(cells),
        );
        expect(silent).toStrictEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
