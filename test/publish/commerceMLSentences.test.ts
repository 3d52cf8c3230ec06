import {
  product,
  group,
  importFile,
  offer,
  offersFile,
  price,
  rowOf,
  xml,
  type Files,
} from '../support/publish/exchangeFolder';
import { exportOf, findingsOf, itemsOf, readExport } from '../support/publish/readExport';

/** An export of two files, and the places in them where a text stands. */
function exportWith(products: string, offers = offersFile([])) {
  const placeIn = (file: string, content: string) => (text: string, more: object) => ({
    ...{ file, row: rowOf(content, text) },
    ...more,
  });
  return {
    files: { 'import.xml': products, 'offers.xml': offers },
    inProducts: placeIn('import.xml', products),
    inOffers: placeIn('offers.xml', offers),
  };
}

const theFolder = { file: 'THE FOLDER' };

describe('Missing files', () => {
  const noProducts = 'в папке нет import.xml с товарами';
  const wayOut = 'Укажите в CATALOG папку, которую записала 1С';
  const noOffers = 'в папке нет offers.xml с ценами. Выгрузите из 1С и товары, и предложения';
  const names = ['1', '2', '3', '4', '5', '6'].map((name) => `${name}.xml`);
  const products = importFile([]);

  test.each<readonly [string, Files, string]>([
    ['nothing', {}, `${noProducts}. ${wayOut}`],
    ['no XML', { 'import.xml.bak': '', 'text.txt': '' }, `${noProducts}. ${wayOut}`],
    [
      'other XML, of which five files are named',
      Object.fromEntries(names.map((name) => [name, ''])),
      `${noProducts}, есть только 1.xml, 2.xml, 3.xml, 4.xml, 5.xml и ещё 1. ${wayOut}`,
    ],
    ['no offers', { 'import.xml': products }, noOffers],
    ['stock alone', { 'import.xml': products, 'rests.xml': offersFile([]) }, noOffers],
  ])('are reported in a folder with %s', async (_, files, message) => {
    expect(await findingsOf(files)).toEqual([['error', theFolder, message]]);
  });

  test.each([
    ['prices in place of offers', { 'import.xml': products, 'prices.xml': offersFile([]) }],
    ['names in capitals', { 'IMPORT.XML': products, 'Offers.Xml': offersFile([]) }],
  ])('are none in a folder with %s', async (_, files) => {
    expect(await findingsOf(files)).toEqual([]);
  });
});

test.each([
  [['data/price.xml', 'rest_1.xml'], 'data/price.xml, rest_1.xml'],
  [['1', '2', '3', '4', '5'].map((name) => `${name}.xml`), '1.xml, 2.xml, 3.xml, 4.xml, 5.xml'],
  [
    ['1', '2', '3', '4', '5', '6', '7'].map((name) => `${name}.xml`),
    '1.xml, 2.xml, 3.xml, 4.xml, 5.xml и ещё 2',
  ],
])('Files that are not read are named: %j', async (names, listed) => {
  const files = {
    ...{ 'import.xml': importFile([]), 'offers.xml': offersFile([]), 'note.txt': '' },
    ...Object.fromEntries(names.map((name) => [name, offersFile([])])),
  };
  expect(await findingsOf(files)).toEqual([
    [
      'warning',
      theFolder,
      `эти файлы сайт не читает: ${listed}. Он читает import*.xml, offers*.xml, prices*.xml и rests*.xml`,
    ],
  ]);
});

describe('An owner is told, with the place,', () => {
  test('of products, groups and offers that have no id', async () => {
    const nameless = xml('Группа', xml('Наименование', 'Трава'));
    const { files, inProducts, inOffers } = exportWith(
      importFile([product({ id: ' ' }), product({ id: 'a' })], {
        groups: [nameless, group('g1', 'Ковры')],
      }),
      offersFile([offer({ id: '' }), offer({ id: 'a' })]),
    );
    const rest = 'сайту его не с чем связать. Выгрузите из 1С ещё раз';
    expect(await findingsOf(files)).toEqual([
      ['error', inProducts('<Группа>', { field: 'Ид' }), `«Группа» без «Ид»: ${rest}`],
      ['error', inProducts('<Товар>', { field: 'Ид' }), `«Товар» без «Ид»: ${rest}`],
      ['error', inOffers('<Предложение>', { field: 'Ид' }), `«Предложение» без «Ид»: ${rest}`],
    ]);
  });

  test('of types of prices that have no id', async () => {
    const type = xml('ТипЦены', xml('Наименование', 'Опт'));
    const offers = offersFile([]).replace('<ТипЦены>', `${type}\n<ТипЦены>`);
    const { files, inOffers } = exportWith(importFile([]), offers);
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        inOffers('<ТипЦены>', { field: 'Ид' }),
        '«ТипЦены» без «Ид»: сайту его не с чем связать. Выгрузите из 1С ещё раз',
      ],
    ]);
  });

  test('of a product without a name', async () => {
    const { files, inProducts } = exportWith(
      importFile([product({ id: 'a', title: ' ', article: 'VG-1' })]),
    );
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        inProducts('<Товар>', { article: 'VG-1', field: 'Наименование' }),
        'товар без названия. Заполните «Наименование» в 1С',
      ],
    ]);
  });

  test('of ids that are there twice', async () => {
    const first = importFile([product({ id: 'a' }), product({ id: 'b' })]);
    const twice = importFile([product({ id: 'a', article: 'A' })]);
    const again = offer({ id: 'b', more: xml('Артикул', 'B') }).replace('>', ' Код="2">');
    const offers = offersFile([offer({ id: 'b' }), again]);
    const files = { 'import.xml': first, 'import2.xml': twice, 'offers.xml': offers };
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        { file: 'import2.xml', row: rowOf(twice, '<Товар>'), article: 'A', field: 'Ид' },
        `Ид a уже есть: import.xml, строка ${String(rowOf(first, '<Товар>'))}. Похоже, в папке остался файл прошлой выгрузки: очистите её и выгрузите заново`,
      ],
      [
        'error',
        { file: 'offers.xml', row: rowOf(offers, 'Код="2"'), article: 'B', field: 'Ид' },
        `Ид b уже есть: offers.xml, строка ${String(rowOf(offers, '<Предложение>'))}. Выгрузите из 1С ещё раз`,
      ],
    ]);
  });

  test('of ids that are there twice in one file, of which the first counts', async () => {
    const files = exportOf(
      [product({ id: 'a', title: 'Первый' }), product({ id: 'a', title: 'Второй' })],
      [offer({ id: 'a', prices: { t1: 1 } }), offer({ id: 'a', prices: { t1: 2 } })],
    );
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Первый', price: 1 }]);
    const told = await findingsOf(files);
    expect(told.map(([, , message]) => message)).toEqual([
      expect.stringMatching(/^Ид a уже есть: import\.xml, строка \d+\. Выгрузите из 1С ещё раз$/),
      expect.stringMatching(/^Ид a уже есть: offers\.xml, строка \d+\. Выгрузите из 1С ещё раз$/),
    ]);
  });

  test('of a group that is there twice in a file, but not in several', async () => {
    const groups = [group('g1', 'Ковры'), group('g2', 'Трава', group('g1', 'Дубль'))];
    const products = importFile([product({ id: 'a' })], { groups });
    const again = importFile([product({ id: 'b', groups: ['g3'] })], {
      groups: [group('g1', 'Ковры', group('g3', 'Ячеистые'))],
    });
    const files = { 'import.xml': products, 'import2.xml': again, 'offers.xml': offersFile([]) };
    const row = rowOf(products, '<Группа>');
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        { file: 'import.xml', row: rowOf(products, 'Дубль') - 1, field: 'Группа' },
        `группа с Ид g1 уже есть в строке ${String(row)}. Выгрузите ещё раз`,
      ],
    ]);
    const { categories } = await readExport(files);
    expect(categories.map(({ title }) => title)).toEqual(['Ковры', 'Ячеистые']);
  });

  test('of products in no group, in several and in unknown ones', async () => {
    const groups = [group('g1', 'Ковры'), group('g2', 'Трава')];
    const { files, inProducts } = exportWith(
      importFile(
        [
          product({ id: 'a', title: 'Один', groups: [], attributes: 'К="1"' }),
          product({ id: 'b', title: 'Два', groups: ['g9', 'g2', 'g1'], attributes: 'К="2"' }),
          product({ id: 'c', title: 'Три', groups: ['g8', 'g9'], attributes: 'К="3"' }),
        ],
        { groups },
      ),
    );
    expect(await findingsOf(files)).toEqual([
      [
        'warning',
        inProducts('К="1"', { field: 'Группы' }),
        '«Один» не входит ни в одну группу: на сайте он в «Другие товары»',
      ],
      [
        'warning',
        inProducts('К="2"', { field: 'Группы' }),
        '«Два» входит в несколько групп: на сайте он в «Трава»',
      ],
      [
        'error',
        inProducts('К="3"', { field: 'Группы' }),
        'группы с Ид «g8» нет в выгрузке. Выгрузите из 1С вместе с группами',
      ],
    ]);
  });

  test('of offers without a product, except of those that are deleted', async () => {
    const { files, inOffers } = exportWith(
      importFile([product({ id: 'a' })]),
      offersFile([
        offer({ id: 'a' }),
        offer({ id: 'y', more: xml('ПометкаУдаления', 'true') }),
        offer({ id: 'product-z#1' }).replace('>', ' Код="1">'),
      ]),
    );
    expect(await findingsOf(files)).toEqual([
      [
        'warning',
        inOffers('Код="1"', {}),
        'предложение без товара: товара с Ид «product-z» нет в import.xml',
      ],
    ]);
  });

  test('of pictures that are not in the folder', async () => {
    const outside = [
      '/1.jpg',
      'C:\\1.jpg',
      'http://shop/1.jpg',
      '..\\1.jpg',
      'a/../../1.jpg',
      '..',
    ];
    const inside = ['a..b/..1.jpg', './1.jpg', '1../2.jpg', ' '];
    const more = [...outside, ...inside].map((name) => xml('Картинка', name)).join('\n');
    const { files, inProducts } = exportWith(
      importFile([product({ id: 'a', title: 'Ковёр', more })]),
    );
    expect(await findingsOf(files)).toEqual(
      outside.map((name) => [
        'warning',
        inProducts(`<Картинка>${name}<`, { field: 'Картинка' }),
        `картинка «${name.replaceAll('\\', '/')}» не в папке выгрузки, на сайте её не будет`,
      ]),
    );
    const { categories } = await readExport(files);
    expect(categories[0]?.models?.[0]).toMatchObject({
      images: ['a..b/..1.jpg', '1.jpg', '1../2.jpg'],
    });
  });

  test('of stock that is no number or below zero', async () => {
    const { files, inOffers } = exportWith(
      importFile(['a', 'b', 'c'].map((id) => product({ id }))),
      offersFile([
        offer({ id: 'a', amount: '5 шт' }),
        offer({ id: 'c', amount: '5-3' }).replace('<Количество>', '<Количество Код="3">'),
        offer({ id: 'b', amount: '−1 200,5' }).replace('>', ' Код="2">'),
      ]),
    );
    expect(await findingsOf(files)).toEqual([
      [
        'error',
        inOffers('<Количество>', { field: 'Количество' }),
        'остаток «5 шт» — не число. Поправьте его в 1С',
      ],
      [
        'error',
        inOffers('Код="3"', { field: 'Количество' }),
        'остаток «5-3» — не число. Поправьте его в 1С',
      ],
      [
        'warning',
        inOffers('Код="2"', { field: 'Количество' }),
        'остаток -1\u00A0200,5 меньше нуля: считаем, что товара нет',
      ],
    ]);
  });

  test('of products that are deleted and of tiers that are lost', async () => {
    const priceTiers = [{ from: 10, price: 5 }];
    const settings = {
      categories: [{ items: ['a', 'b', 'c'].map((id) => ({ _id: id, title: id, priceTiers })) }],
    };
    const { files } = exportWith(
      importFile([
        ...['a', 'b', 'c'].map((id) => product({ id })),
        ...['d', 'e'].map((id) => product({ id, attributes: 'Статус="Удалён"' })),
      ]),
      offersFile([
        offer({ id: 'c', more: xml('Цены', price('t1', 5, xml('МинКоличество', '10'))) }),
      ]),
    );
    expect(await findingsOf(files, settings)).toEqual([
      ['warning', theFolder, 'товаров с пометкой удаления, которых не будет на сайте: 2'],
      [
        'warning',
        theFolder,
        'цен от количества из файла настроек (2\u00A0товара) на сайте не будет: цены берём только из 1С. Если они есть в 1С отдельным видом цен, впишите его в "commerceML": { "priceTiers": [{ "from": 50, "priceType": "Крупный опт" }] }',
      ],
    ]);
  });

  test('of a second catalogue, but not of parts of one', async () => {
    const part = importFile([]);
    const other = part.replaceAll('k1', 'k2');
    const both = { 'import1.xml': part, 'import2.xml': part, 'offers.xml': offersFile([]) };
    expect(await findingsOf(both)).toEqual([]);
    const row = rowOf(other, 'Товары') - 1;
    expect(await findingsOf({ ...both, 'import3.xml': other, 'import4.xml': other })).toEqual([
      [
        'warning',
        { file: 'import3.xml', row },
        'в папке товары нескольких каталогов 1С, взяли все. Если второй остался от прошлой выгрузки, очистите папку и выгрузите заново',
      ],
    ]);
  });
});
