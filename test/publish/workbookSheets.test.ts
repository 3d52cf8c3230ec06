import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWorkbook } from '../../src/publish/workbook/readWorkbook';
import {
  errorCell,
  formulaCell,
  readCatalog,
  readRows,
  sheetOf,
  type Rows,
} from '../support/publish/catalogSheets';
import { orderWorkbook } from '../support/order/orderWorkbook';

const file = 'каталог.xlsx';
const base = ['Ковры', 'Щётки', 'Для бассейна'].map((title, index) => ({
  _id: `c${index}`,
  title,
  isPublished: title !== 'Для бассейна',
  items: ['1', '2'].map((n) => ({ _id: `${title} ${n}`, title: `${title} ${n}` })),
}));
const goods = sheetOf([
  ['Категория', 'Наименование', 'Модель'],
  ['Щётки', 'Щётка', 'Кант'],
  ['Ковры', 'Ковёр', undefined],
]);
const categories = (...rows: Rows) =>
  sheetOf([['Порядок', 'Категория', 'Картинка', 'Опубликована'], ...rows], 'Категории');

describe('The sheet «Категории»', () => {
  test('gives the order of the site, those without a number last', () => {
    const listed = categories([undefined, 'Новинки'], [2, 'Ковры'], [1, 'Щётки']);
    const { catalog } = readCatalog([goods, listed], base);
    expect(catalog.findings).toStrictEqual([]);
    expect(catalog.categories.map(({ title }) => title)).toStrictEqual([
      'Щётки',
      'Ковры',
      'Новинки',
    ]);
  });

  test('leaves categories published as they are, and names its cells to the check', () => {
    const { catalog } = readCatalog([goods, categories([1, 'Щётки', 'a.jpg'], [2, 'Ковры'])], base);
    const [first] = catalog.categories;
    expect(first).not.toHaveProperty('isPublished');
    expect(first).not.toHaveProperty('order');
    expect(first).not.toHaveProperty('models');
    const place = { file, sheet: 'Категории', row: 2 };
    expect(catalog.placeOf([0])).toStrictEqual({ ...place, cell: 'B2', field: 'Категория' });
    expect(catalog.placeOf([0, 'image'])).toStrictEqual({
      ...place,
      cell: 'C2',
      field: 'Картинка',
    });
    expect(catalog.placeOf([0, 'models', 0])).toStrictEqual(place);
  });

  test('needs a title in each row', () => {
    const listed = categories([1, 'Щётки'], [2, undefined, 'a.jpg'], [3, 'Ковры']);
    const { catalog, errors } = readCatalog([goods, listed]);
    expect(errors).toStrictEqual(['3: у категории нет названия. Впишите его или удалите строку']);
    expect(catalog.categories).toHaveLength(2);
  });

  test('names a category once, unless ids tell two of one title apart', () => {
    const errorsOf = (...rows: Rows) => {
      const listed = sheetOf([['Категория', 'Опубликована', 'ID'], ...rows], 'Категории');
      const goods = sheetOf([
        ['Категория', 'Наименование'],
        ['Ковры', 'Коврик'],
      ]);
      return readCatalog([goods, listed]).errors;
    };
    const repeated = 'эта категория уже есть в строке 2. Оставьте одну из двух строк';
    expect(errorsOf(['Ковры', 'да'], ['ковры ', 'нет'])).toStrictEqual([
      `A3 Категория: ${repeated}`,
    ]);
    expect(errorsOf(['Ковры', 'да'], ['Щётки'], ['Ковры', 'да'])).toStrictEqual([
      `A4 Категория: ${repeated}`,
    ]);
    expect(errorsOf(['Ковры', 'да', '1'], ['Ковры', 'нет', '2'])).toStrictEqual([]);
    expect(errorsOf(['Ковры', 'да'], ['Ковры', 'нет', '2'])).toStrictEqual([]);
  });

  test('alone is no catalogue', () => {
    const { errors } = readCatalog([
      sheetOf([['Категория', 'Наименование']]),
      categories([1, 'Щётки']),
    ]);
    expect(errors).toStrictEqual([
      ': в таблице нет ни одного товара. Впишите товары под заголовками или укажите другой файл',
    ]);
  });
});

describe('Without the sheet «Категории»', () => {
  test('categories are in the order of the settings, and new ones last', () => {
    const { catalog } = readRows(
      [
        ['Категория', 'Наименование'],
        ...['Новинки', 'Щётки', 'Распродажа', 'Ковры'].map((title) => [title, 'Коврик']),
      ],
      base.filter(({ isPublished }) => isPublished),
    );
    expect(catalog.findings).toStrictEqual([]);
    expect(catalog.categories.map(({ title }) => title)).toStrictEqual([
      ...['Ковры', 'Щётки', 'Новинки', 'Распродажа'],
    ]);
  });

  test('categories that are not on the site stay, without goods that the workbook moves', () => {
    const { catalog } = readRows(
      [
        ['Категория', 'Наименование'],
        ['Щётки', 'Для бассейна 1'],
      ],
      [...base, { _id: 'c9', isPublished: false, items: [] }],
    );
    expect(catalog.categories).toMatchObject([
      { title: 'Щётки', items: [{ title: 'Для бассейна 1' }] },
      { title: 'Для бассейна', items: [{ title: 'Для бассейна 2' }] },
    ]);
    expect(catalog.categories).toHaveLength(2);
    expect(catalog.placeOf([1, 'items', 0, 'title'])).toStrictEqual({ file });
  });
});

test('the sheet «Модели» names its cells to the check', () => {
  const models = sheetOf(
    [
      ['ID категории', 'Модель', 'Описание'],
      ['c1', 'Кант', 'Жёсткая'],
    ],
    'Модели',
  );
  const { catalog } = readCatalog([goods, models], base);
  expect(catalog.findings).toStrictEqual([]);
  const index = catalog.categories.findIndex(({ title }) => title === 'Щётки');
  expect(catalog.categories[index]).toMatchObject({
    models: [{ title: 'Кант', description: 'Жёсткая' }],
  });
  const place = { file, sheet: 'Модели', row: 2 };
  const placeOf = (...path: readonly string[]) => catalog.placeOf([index, 'models', 0, ...path]);
  expect(placeOf('description')).toStrictEqual({ ...place, cell: 'C2', field: 'Описание' });
  expect(placeOf()).toStrictEqual({ ...place, cell: 'B2', field: 'Модель' });
});

describe('Of several sheets', () => {
  const notes = sheetOf([['Памятка']], 'Памятка');
  const empty = sheetOf([], 'Лист3');

  test('«Товары» alone is read, and empty ones are not mentioned', () => {
    const { catalog, warnings } = readCatalog([goods, empty, notes]);
    expect(warnings).toStrictEqual(['Памятка: товары берём с листа «Товары», лист не читаем']);
    expect(catalog.folder).toBe('.');
    expect(catalog.files).toStrictEqual([file]);
    expect(catalog.placeOf([9, 'title'])).toStrictEqual({ file });
    expect(catalog.placeOf([])).toStrictEqual({ file });
  });

  test('at least one must have headings of goods', () => {
    expect(readCatalog([empty, notes]).errors).toStrictEqual([
      ': ни на одном листе нет заголовков товаров. Нужны хотя бы «Наименование» или «Артикул» и ещё один столбец, например «Цена»',
    ]);
  });
});

describe('A row of goods', () => {
  test.each([
    ['may have an article and be called a total', ['A-1', undefined, 'Всего 5 м', 285]],
    ['may have an id and be called a total', [undefined, '7', 'Итого', 285]],
    ['may have only an article and a price', ['A-1', undefined, undefined, 285]],
    ['may have only an id and a price', [undefined, '7', undefined, 285]],
  ])('%s', (_, row) => {
    const head = ['Артикул', 'ID', 'Наименование', 'Цена'];
    const { items, warnings } = readRows([head, ['Ковры'], row]);
    expect(warnings).toStrictEqual([]);
    expect(items).toMatchObject([{ price: 285 }]);
  });

  test.each([
    ['a description', 'Описание', 'Всего 8 мм толщиной'],
    ['a brand', 'Бренд', 'TOTAL'],
    ['a remark', 'Отзывы', 'Итого: хороший коврик'],
  ])('without an article may have %s that begins like a total', (_, heading, text) => {
    const head = ['Категория', 'Наименование', 'Цена', heading];
    const { catalog, items } = readRows([head, ['Ковры', 'Коврик', 285, text]]);
    expect(items).toMatchObject([{ title: 'Коврик', price: 285 }]);
    expect(catalog.findings.map(({ message }) => message)).not.toContain(
      'строка итогов, пропускаем',
    );
  });

  test('may have nothing but an article that the settings have', () => {
    const [first] = base;
    const known = [{ ...first, items: [{ _id: '1', article: 'A-1', title: 'Ковёр' }] }];
    const { catalog, items } = readRows([['Артикул', 'Цена'], ['A-1']], known);
    expect(catalog.findings).toStrictEqual([]);
    expect(items).toStrictEqual([{ _id: '1', article: 'A-1', price: undefined }]);
  });

  test('with only a title lacks its category', () => {
    const head = ['Категория', 'Наименование', 'Цена'];
    expect(readRows([head, [undefined, 'Коврик']]).errors).toStrictEqual([
      'A2 Категория: не знаем категорию нового товара. Добавьте столбец «Категория» или строку с её названием над товарами',
    ]);
  });

  test('loses its picture where others have one', () => {
    const { items } = readRows([
      ['Категория', 'Наименование', 'Картинка'],
      ['Ковры', 'Коврик', 'a.jpg'],
      ['Ковры', 'Ковёр', undefined],
    ]);
    expect(items).toStrictEqual([
      { title: 'Коврик', image: 'a.jpg', _id: undefined },
      { title: 'Ковёр', image: undefined, _id: undefined },
    ]);
  });
});

describe('A column of pictures', () => {
  const picture = { kind: 'error', text: '#VALUE!', isRich: true } as const;
  const read = (...cells: Rows[number]) =>
    readCatalog([
      sheetOf([
        ['Категория', 'Наименование', 'Картинка'],
        ...cells.map((cell) => ['Ковры', 'Коврик', cell]),
      ]),
      sheetOf([['Категория', 'Картинка'], ...cells.map((cell) => ['Ковры', cell])], 'Категории'),
      sheetOf(
        [['Категория', 'Модель', 'Картинки'], ...cells.map((cell) => ['Ковры', 'Страйп', cell])],
        'Модели',
      ),
    ]);

  test.each([
    ['over the cells', undefined],
    ['in the cells', picture],
  ])('%s is not read on any sheet', (_, cell) => {
    const { catalog } = read(cell);
    expect(catalog.findings).toStrictEqual([]);
    expect(catalog.categories).toStrictEqual([
      {
        title: 'Ковры',
        models: [{ title: 'Страйп' }],
        items: [{ title: 'Коврик', _id: undefined }],
      },
    ]);
  });

  test.each([
    [
      'a picture in a cell',
      picture,
      'в ячейке картинка или значение, которое видно только в Excel: впишите текст или число',
    ],
    ['an error', errorCell, 'в ячейке ошибка #N/A: исправьте формулу или впишите значение'],
  ])('beside names of files, %s is an error', (_, cell, message) => {
    expect(read('a.jpg', cell).errors).toStrictEqual([
      `B3 Картинка: ${message}`,
      expect.stringContaining('эта категория уже есть'),
      `C3 Картинка: ${message}`,
      `C3 Картинки: ${message}`,
    ]);
  });
});

describe('A row with nothing but', () => {
  test.each(['Ковры 2', '3D-ковры', '2026 год'])('«%s» names the category below it', (title) => {
    const { catalog } = readRows([['Наименование', 'Цена'], [title], ['Коврик', 285]]);
    expect(catalog.findings).toStrictEqual([]);
    expect(catalog.categories).toMatchObject([{ title }]);
  });

  test.each<[name: string, head: Rows[number], text: string]>([
    ['a number', ['Артикул', 'Наименование', 'Цена'], '1 200,50'],
    ['a remark in a table with ids of categories', ['ID категории', 'Наименование'], '* с НДС'],
    ['a remark in a table without titles', ['Категория', 'Артикул'], '* с НДС'],
  ])('%s is left out', (_, head, text) => {
    const { catalog, warnings } = readRows([head, [text]]);
    expect(catalog.categories).toStrictEqual([]);
    expect(warnings).toStrictEqual([`2: «${text}» — в строке больше ничего нет, пропускаем`]);
  });

  test.each([
    ['a formula without a value', formulaCell],
    ['an error', errorCell],
  ])('%s is left out', (_, cell) => {
    const head = ['Артикул', 'Наименование', 'Цена'];
    expect(readRows([head, [undefined, undefined, cell]]).warnings).toStrictEqual([
      '2: в строке только ошибка или формула без значения, пропускаем',
    ]);
  });
});

describe('A price tier', () => {
  const read = (...cells: Rows[number]) =>
    readRows([
      ['Категория', 'Наименование', 'Опт 1, от', 'Опт 1, ₽', 'Цена от 200'],
      ['Ковры', 'Коврик', ...cells],
    ]);
  const notNumber = 'не число. Напишите только число, например 1200';

  test.each<[cells: Rows[number], errors: readonly string[]]>([
    [[50, 'дорого'], [`D2 Опт 1, ₽: «дорого» — ${notNumber}`]],
    [['много', 271], [`C2 Опт 1, от: «много» — ${notNumber}`]],
    [
      [50, undefined],
      ['D2 Опт 1, ₽: нет цены от этого количества: впишите её или удалите количество'],
    ],
    [[undefined, undefined], []],
  ])('of %j is left out or refused', (cells, errors) => {
    const { items, errors: told } = read(...cells);
    expect(told).toStrictEqual(errors);
    expect(items).toStrictEqual([{ title: 'Коврик', priceTiers: undefined, _id: undefined }]);
  });

  test('names its cell to the check', () => {
    const { catalog } = read(50, 271, 257);
    const cellOf = (index: number) =>
      catalog.placeOf([0, 'items', 0, 'priceTiers', index, 'price']).cell;
    expect([cellOf(0), cellOf(1)]).toStrictEqual(['D2', 'E2']);
  });
});

test('A hidden sheet is named if it would be read, unlike others that are hidden', async () => {
  const rows = [
    ['Категория', 'Наименование'],
    ['Ковры', 'Коврик'],
  ];
  const hidden = ['КАТЕГОРИИ ', 'Модели', 'Черновик', 'Как заполнять'];
  const workbook = orderWorkbook([
    { name: 'Товары', rows },
    ...hidden.map((name) => ({ name, rows, state: 'hidden' as const })),
  ]);
  const xlsx = path.join(mkdtempSync(path.join(tmpdir(), 'hidden-')), file);
  writeFileSync(xlsx, Buffer.from(await workbook.arrayBuffer()));
  const message =
    'лист скрыт, не читаем. Если он нужен сайту, щёлкните правой кнопкой по ярлыку любого листа и выберите «Показать», если нет, удалите его';
  const { findings } = await readWorkbook(xlsx, {});
  expect(findings).toStrictEqual(
    ['КАТЕГОРИИ ', 'Модели'].map((sheet) => ({
      severity: 'warning',
      place: { file: xlsx, sheet },
      message,
    })),
  );
});
