import type { FieldPath } from '../../src/publish/finding';
import {
  product,
  group,
  importFile,
  offer,
  offersFile,
  price,
  requisites,
  rowOf,
  xml,
  type Files,
} from '../support/publish/exchangeFolder';
import {
  exportOf,
  findingsOf,
  itemsOf,
  messagesOf,
  readExport,
} from '../support/publish/readExport';

describe('The files of an export', () => {
  test('are read by kind and by number, in all folders but those of pictures', async () => {
    const titled = (title: string) => importFile([product({ id: title, title })]);
    const files = {
      'rests.xml': offersFile([offer({ id: '10', amount: 5 })]),
      'import10.xml': titled('10'),
      'import2.xml': titled('2'),
      'webdata/IMPORT3.XML': titled('3'),
      'a/b/import1.xml': titled('1'),
      'import_files/import4.xml': titled('4'),
      'webdata/Import_Files/import5.xml': titled('5'),
      'x_files_2/import6.xml': titled('6'),
      'import7.xml.old': titled('7'),
      'old-import8.xml': titled('8'),
      'offers.xml': offersFile([]),
    };
    const items = await itemsOf(files);
    expect(items.map(({ title }) => title)).toEqual(['1', '2', '10', '3', '6']);
    expect(await messagesOf(files)).toEqual([
      'эти файлы сайт не читает: old-import8.xml. Он читает import*.xml, offers*.xml, prices*.xml и rests*.xml',
    ]);
  });

  test('add to each other: later prices, stock and articles replace earlier ones', async () => {
    const first = offer({
      id: 'a#1',
      characteristics: { Цвет: 'серый' },
      prices: { t1: 100 },
      amount: 0,
      more: [
        xml('Артикул', 'OLD'),
        xml('Штрихкод', '111'),
        xml('БазоваяЕдиница', 'рул'),
        xml('Картинка', '1.jpg'),
      ].join(''),
    });
    const second = offer({
      id: 'a#1',
      characteristics: { Цвет: 'чёрный' },
      prices: { t1: 200 },
      amount: 5,
      more: [
        xml('Артикул', 'NEW'),
        xml('Штрихкод', '222'),
        xml('БазоваяЕдиница', 'шт'),
        xml('Картинка', '2.jpg'),
      ].join(''),
    });
    const products = { 'import.xml': importFile([product({ id: 'a', title: 'Ковёр' })]) };
    const before = { color: 'серый', unit: 'рулон', image: '1.jpg', title: 'Ковёр, серый' };
    const after = { article: 'NEW', barcode: '222', price: 200, availability: 'в наличии' };
    const files = { ...products, 'offers.xml': offersFile([first]) };
    expect(await itemsOf({ ...files, 'prices.xml': offersFile([second]) })).toEqual([
      { _id: 'a#1', model: 'Ковёр', ...before, ...after },
    ]);

    const [empty, full] = [offersFile([offer({ id: 'a#1' })]), offersFile([second])];
    const whole = await itemsOf({ ...products, 'offers.xml': full });
    expect(whole).toEqual([expect.objectContaining({ color: 'чёрный', unit: 'шт', ...after })]);
    expect(await itemsOf({ ...products, 'offers.xml': full, 'rests.xml': empty })).toEqual(whole);
    expect(await itemsOf({ ...products, 'offers.xml': empty, 'rests.xml': full })).toEqual(whole);
  });

  test('replace only the prices of the types that they have', async () => {
    const types = { t1: 'Опт', t2: 'Крупный' };
    const settings = {
      commerceML: { priceType: 'Опт', priceTiers: [{ from: 50, priceType: 'Крупный' }] },
    };
    const pricesOf = async (prices: Readonly<Record<string, number>>) => {
      const [item] = await itemsOf(
        {
          'import.xml': importFile([product({ id: 'a' })]),
          'offers.xml': offersFile([offer({ id: 'a', prices: { t1: 100, t2: 90 } })], types),
          'prices.xml': offersFile([offer({ id: 'a', prices })], types),
        },
        settings,
      );
      return [item?.['price'], item?.['priceTiers']];
    };
    expect(await pricesOf({ t1: 110 })).toEqual([110, [{ from: 50, price: 90 }]]);
    expect(await pricesOf({ t2: 80 })).toEqual([100, [{ from: 50, price: 80 }]]);
    expect(await pricesOf({ t1: 0, t2: 80 })).toEqual([undefined, [{ from: 50, price: 80 }]]);
    expect(await pricesOf({})).toEqual([100, [{ from: 50, price: 90 }]]);
  });

  test.each(['offers.xml', 'rests.xml'])(
    'leave out an offer that is deleted in %s',
    async (name) => {
      const deleted = offer({ id: 'a#2', more: xml('Статус', 'Удален') });
      const rest = name === 'offers.xml' ? [offer({ id: 'a#1' })] : [];
      const files: Files = {
        'import.xml': importFile([product({ id: 'a' })]),
        'offers.xml': offersFile(['1', '2'].map((id) => offer({ id: `a#${id}` }))),
        'rests.xml': offersFile([offer({ id: 'a#2' })]),
        [name]: offersFile([...rest, deleted]),
      };
      const items = await itemsOf(files);
      expect(items.map(({ _id }) => _id)).toEqual(['a#1']);
    },
  );
});

test.each<readonly [string, boolean, object]>([
  ['the status in its attributes', true, { attributes: 'Статус="Удален"' }],
  ['the status in capitals and with «Ё»', true, { attributes: 'Статус="УДАЛЁН"' }],
  ['the status in an element', true, { more: xml('Статус', 'Удален') }],
  ['a mark', true, { more: xml('ПометкаУдаления', 'true') }],
  ['a mark as a number', true, { more: xml('ПометкаУдаления', '1') }],
  ['a mark among the requisites', true, { more: requisites({ ПометкаУдаления: 'true' }) }],
  ['a mark of another program', true, { more: xml('ПометкаУдаления', 'True') }],
  ['a mark in Russian', true, { more: xml('ПометкаУдаления', 'Истина') }],
  ['a mark in its attributes', true, { attributes: 'ПометкаУдаления=" Да "' }],
  ['a requisite in two words', true, { more: requisites({ 'Пометка удаления': 'да' }) }],
  ['a mark that is empty', false, { more: xml('ПометкаУдаления', '') }],
  ['a mark that says no in Russian', false, { more: xml('ПометкаУдаления', 'Ложь') }],
  ['a requisite that says no in Russian', false, { more: requisites({ ПометкаУдаления: 'Нет' }) }],
  ['an attribute that says 0', false, { attributes: 'ПометкаУдаления="0"' }],
  ['another requisite', false, { more: requisites({ Планируемая: 'true' }) }],
  ['a requisite that says no', false, { more: requisites({ ПометкаУдаления: 'false' }) }],
  ['a mark that says no', false, { more: xml('ПометкаУдаления', 'false') }],
  ['another status', false, { attributes: 'Статус="Новый"' }],
  ['a status that only mentions it', false, { more: xml('Статус', 'Не удален') }],
])('A product with %s counts as deleted: %s', async (_, isDeleted, fields) => {
  const items = await itemsOf(exportOf([product({ id: 'a', ...fields })]));
  expect(items).toHaveLength(isDeleted ? 0 : 1);
});

test('A mark of deletion that says neither yes nor no is an error', async () => {
  const more = xml('ПометкаУдаления', 'неизвестно');
  const products = importFile([product({ id: 'a', article: 'A', more })]);
  const offers = offersFile([offer({ id: 'a', more: requisites({ ПометкаУдаления: '2' }) })]);
  const field = 'ПометкаУдаления';
  expect(await findingsOf({ 'import.xml': products, 'offers.xml': offers })).toEqual([
    [
      'error',
      { file: 'import.xml', row: rowOf(products, '<Товар>'), article: 'A', field },
      '«неизвестно» — это не «да» и не «нет». Поправьте в 1С',
    ],
    [
      'error',
      { file: 'offers.xml', row: rowOf(offers, '<Предложение>'), field },
      '«2» — это не «да» и не «нет». Поправьте в 1С',
    ],
  ]);
});

test.each([
  ['both', ['a#1', 'a#2'], []],
  ['one of two', ['a#1'], ['a#2']],
  ['the only one', ['a'], []],
])('A product whose offers are deleted: %s', async (_, deleted, sold) => {
  const mark = xml('ПометкаУдаления', 'true');
  const offers = [
    ...deleted.map((id) => offer({ id, more: mark })),
    ...sold.map((id) => offer({ id })),
  ];
  const files = exportOf([product({ id: 'a' })], offers);
  expect((await itemsOf(files)).map(({ _id }) => _id)).toEqual(sold);
  expect(await messagesOf(files)).toEqual(
    sold.length > 0 ? [] : ['товаров с пометкой удаления, которых не будет на сайте: 1'],
  );
});

test('More offers than a site can show are refused', async () => {
  const offers = Array.from(
    { length: 100_001 },
    (_, id) => `<Предложение Статус="Удален"><Ид>${String(id)}</Ид></Предложение>`,
  );
  expect(await messagesOf(exportOf([], offers))).toEqual([
    'больше 100 000 товаров: для сайта это слишком много. Выгрузите часть групп',
  ]);
}, 60_000);

test('A group may have a picture, and its id stands for a title', async () => {
  const groups = [
    xml('Группа', xml('Ид', 'g1'), xml('Наименование', 'Ковры'), xml('Картинка', 'g\\1.jpg')),
    xml('Группа', xml('Ид', 'g2')),
  ];
  const products = [product({ id: 'a' }), product({ id: 'b', groups: ['g2'] })];
  const { categories, files, folder } = await readExport({
    'data/import.xml': importFile(products, { groups }),
    'data/offers.xml': offersFile([]),
  });
  expect(categories).toStrictEqual([
    { _id: 'g1', title: 'Ковры', image: 'data/g/1.jpg', items: [expect.anything()] },
    { _id: 'g2', title: 'g2', items: [expect.anything()] },
  ]);
  expect(files).toEqual([folder]);
});

test('Each field has a place in the export', async () => {
  const products = importFile(
    [
      product({ id: 'a', title: 'Ковёр', article: 'VG', attributes: 'К="1"' }),
      product({ id: 'b', title: 'Трава', groups: [], attributes: 'К="2"' }),
    ],
    { groups: [group('g1', 'Ковры')] },
  );
  const priced = xml('Цены', price('t1', 5));
  const content = offersFile([
    offer({ id: 'a#1', characteristics: { Цвет: 'серый' }, more: priced }),
  ]);
  const { placeOf, folder } = await readExport({ 'import.xml': products, 'offers.xml': content });
  const ofGroup = { file: 'import.xml', row: rowOf(products, '<Группа>') };
  const ofProduct = { file: 'import.xml', row: rowOf(products, 'К="1"') };
  const ofOther = { file: 'import.xml', row: rowOf(products, 'К="2"') };
  const ofOffer = { file: 'offers.xml', row: rowOf(content, '<Предложение>') };
  const article = 'VG-серый';
  const places: readonly (readonly [FieldPath, object])[] = [
    [[], { file: folder }],
    [[0], { ...ofGroup, field: 'Группа' }],
    [[0, 'title'], { ...ofGroup, field: 'Наименование' }],
    [[0, 'image'], { ...ofGroup, field: 'Картинка' }],
    [[0, 'items'], { ...ofGroup, field: 'items' }],
    [[0, 'models', 0, 'title'], { ...ofProduct, article: 'VG', field: 'Наименование' }],
    [[0, 'models', 0, 'images'], { ...ofProduct, article: 'VG', field: 'Картинка' }],
    [[0, 'items', 0, 'width'], { ...ofProduct, article, field: 'Ширина, см' }],
    [[0, 'items', 0, 'unit'], { ...ofProduct, article, field: 'БазоваяЕдиница' }],
    [[0, 'items', 0, 'price'], { ...ofOffer, article, field: 'ЦенаЗаЕдиницу' }],
    [[0, 'items', 0, 'priceTiers'], { ...ofOffer, article, field: 'Цены' }],
    [[0, 'items', 0, 'priceTiers', 0], { ...ofOffer, article, field: 'Цены' }],
    [[0, 'items', 0, 'availability'], { ...ofOffer, article, field: 'Количество' }],
    [[1, 'title'], { file: folder, field: 'Наименование' }],
    [[1, 'items', 0, 'price'], { ...ofOther, field: 'ЦенаЗаЕдиницу' }],
    [[9, 'items', 0, 'price'], { file: folder, field: 'ЦенаЗаЕдиницу' }],
  ];
  expect(places.map(([path]) => [path, placeOf(path)])).toEqual(places);
});
