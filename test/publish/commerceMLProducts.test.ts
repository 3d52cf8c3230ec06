import fc from 'fast-check';
import {
  product,
  group,
  importFile,
  offer,
  offersFile,
  requisites,
  rowOf,
  xml,
} from '../support/publish/exchangeFolder';
import {
  exportOf,
  findingsOf,
  itemsOf,
  messagesOf,
  readExport,
} from '../support/publish/readExport';

describe('Groups', () => {
  const nested = [
    group('g1', 'Офис', group('g2', 'Ковры'), group('g3', 'Пустая')),
    group('g4', 'Дом', group('g5', 'Ковры')),
  ];

  test('with products are categories, in the order of the file; empty ones are not', async () => {
    const products = [product({ id: 'a', groups: ['g5'] }), product({ id: 'b', groups: ['g2'] })];
    const { categories } = await readExport(exportOf(products, [], { groups: nested }));
    expect(categories.map(({ _id, title, items }) => [_id, title, items.length])).toStrictEqual([
      ['g2', 'Ковры (Офис)', 1],
      ['g5', 'Ковры (Дом)', 1],
    ]);
  });

  test.each([
    ['Ковры', 'Дорожки', 'Круглые (Ковры / Распродажа)', 'Круглые (Дорожки / Распродажа)'],
    ['Ковры', 'Ковры', 'Круглые (Ковры / Распродажа)', 'Круглые (Ковры / Распродажа)'],
    [undefined, 'Ковры', 'Круглые (Распродажа)', 'Круглые (Ковры / Распродажа)'],
  ])(
    'of one title, on sale in %s and %s, are «%s» and «%s»',
    async (first, second, ...expected) => {
      const onSale = (id: string, title: string | undefined) => {
        const sale = group(`${id}-sale`, 'Распродажа', group(id, 'Круглые'));
        return title === undefined ? sale : group(`${id}-top`, title, sale);
      };
      const products = ['g1', 'g2'].map((id) => product({ id, groups: [id] }));
      const groups = [onSale('g1', first), onSale('g2', second)];
      const { categories } = await readExport(exportOf(products, [], { groups }));
      expect(categories.map(({ title }) => title)).toStrictEqual(expected);
    },
  );

  test('are kept apart: a product in two of them is in the first one, with a warning', async () => {
    const products = [product({ id: 'a', groups: ['g2', 'g5'] })];
    const { categories, findings } = await readExport(exportOf(products, [], { groups: nested }));
    expect(categories.map(({ _id, items }) => [_id, items.length])).toStrictEqual([['g2', 1]]);
    expect(findings.map(({ severity }) => severity)).toStrictEqual(['warning']);
  });

  test('are not needed: a product without one is among «Другие товары»', async () => {
    const { categories, findings } = await readExport(exportOf([product({ id: 'a', groups: [] })]));
    expect(categories.map(({ title }) => title)).toStrictEqual(['Другие товары']);
    expect(findings.map(({ severity }) => severity)).toStrictEqual(['warning']);
  });
});

describe('A product', () => {
  test('without characteristics is one carpet with the fields that 1C has', async () => {
    const more = [
      xml('Штрихкод', '4600000000015'),
      '<БазоваяЕдиница Код="018" НаименованиеПолное="Погонный метр">пог.м</БазоваяЕдиница>',
      xml('Описание', 'Ребристый <![CDATA[<b>ворс</b>]]> &amp; основа'),
      xml('Страна', 'Россия'),
      xml('Изготовитель', xml('Ид', 'm'), xml('Наименование', 'Фабрика')),
      xml('Картинка', 'import_files\\aa\\1.jpg'),
    ].join('\n');
    const [item] = await itemsOf(
      exportOf(
        [product({ id: 'a', title: 'Дорожка', article: 'D-1', more })],
        [offer({ id: 'a', prices: { t1: '1 200,50' }, amount: '64.000' })],
      ),
    );
    expect(item).toStrictEqual({
      _id: 'a',
      title: 'Дорожка',
      article: 'D-1',
      barcode: '4600000000015',
      unit: 'пог. м',
      description: 'Ребристый ворс & основа',
      country: 'Россия',
      brand: 'Фабрика',
      image: 'import_files/aa/1.jpg',
      price: 1200.5,
      priceTiers: undefined,
      availability: 'в наличии',
    });
  });

  test('has no value where 1C has a dash', async () => {
    const names = ['Штрихкод', 'БазоваяЕдиница', 'Описание', 'Страна', 'Изготовитель', 'Картинка'];
    const more = names.map((name) => xml(name, '—')).join('');
    const prices = offer({ id: 'a', prices: { t1: '-' } });
    const files = exportOf([product({ id: 'a', title: 'Дорожка', article: '-', more })], [prices]);
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Дорожка' }]);
    expect(await messagesOf(files)).toEqual([]);
  });

  test('with characteristics is a model whose carpets have sizes and colours', async () => {
    const { categories, placeOf } = await readExport(
      exportOf(
        [product({ id: 'a', title: 'Ковёр «Страйп»', article: 'VG' })],
        [
          offer({
            id: 'a#1',
            prices: { t1: 285 },
            characteristics: { Размер: '40х60', Цвет: 'серый' },
          }),
          offer({
            id: 'a#2',
            prices: { t1: 695 },
            characteristics: { Ширина: '0,6 м', Длина: '900 мм' },
          }),
        ],
      ),
    );
    const [category] = categories;
    expect(category?.models).toStrictEqual([expect.objectContaining({ title: 'Ковёр «Страйп»' })]);
    expect(category?.items).toStrictEqual([
      expect.objectContaining({
        _id: 'a#1',
        model: 'Ковёр «Страйп»',
        title: 'Ковёр «Страйп», 40×60 см, серый',
        article: 'VG-40х60-серый',
        width: 40,
        length: 60,
        color: 'серый',
      }),
      expect.objectContaining({
        _id: 'a#2',
        title: 'Ковёр «Страйп», 60×90 см',
        width: 60,
        length: 90,
      }),
    ]);
    expect(placeOf([0, 'items', 1, 'price'])).toMatchObject({
      file: 'offers.xml',
      field: 'ЦенаЗаЕдиницу',
    });
    expect(placeOf([0, 'items', 1, 'title'])).toMatchObject({
      file: 'import.xml',
      article: 'VG-0,6-м-900-мм',
    });
  });

  test('with several pictures is a model that shows them all', async () => {
    const more = xml('Картинка', 'import_files/1.jpg') + xml('Картинка', 'import_files/2.jpg');
    const { categories } = await readExport(exportOf([product({ id: 'a', title: 'Трава', more })]));
    expect(categories[0]?.models).toStrictEqual([
      expect.objectContaining({
        title: 'Трава',
        images: ['import_files/1.jpg', 'import_files/2.jpg'],
      }),
    ]);
  });

  test('has the properties and requisites whose names the site knows', async () => {
    const properties = xml(
      'Свойство',
      xml('Ид', 'p1'),
      xml('Наименование', 'Материал'),
      xml('ТипЗначений', 'Справочник'),
      xml(
        'ВариантыЗначений',
        xml('Справочник', xml('ИдЗначения', 'v1'), xml('Значение', 'полиамид')),
      ),
    );
    const more =
      xml('ЗначенияСвойств', xml('ЗначенияСвойства', xml('Ид', 'p1'), xml('Значение', 'v1'))) +
      requisites({
        Вес: '740 г',
        'Высота ворса, см': '0,6',
        ВидНоменклатуры: 'Товар',
        Гарантия: '1 год',
      });
    const files = exportOf([product({ id: 'a', more })], [], { properties });
    expect(await itemsOf(files)).toStrictEqual([
      expect.objectContaining({ material: 'полиамид', weight: 0.74, pileHeight: 6 }),
    ]);
    expect(await messagesOf(files)).toStrictEqual([expect.stringContaining('«Гарантия» (1)')]);
  });

  test('that is deleted is not on the site, and counted', async () => {
    const deleted = product({ id: 'a', more: xml('ПометкаУдаления', 'true') });
    const files = exportOf([deleted, product({ id: 'b' })], [offer({ id: 'a' })]);
    expect((await itemsOf(files)).map(({ _id }) => _id)).toStrictEqual(['b']);
    expect(await messagesOf(files)).toStrictEqual([
      expect.stringMatching(/^товаров с пометкой удаления.*: 1$/),
    ]);
  });

  test('without an offer is «по запросу», whatever price the settings have', async () => {
    const carpet = { _id: 'a', article: 'A', title: 'Ковёр', price: 100 };
    const settings = { categories: [{ _id: 'g1', title: 'Ковры', items: [carpet] }] };
    const [item] = await itemsOf(exportOf([product({ id: 'a', article: 'A' })]), settings);
    expect(item).toHaveProperty('price', undefined);
  });

  test('of the same name gets its article into the title', async () => {
    const products = ['A', 'B'].map((id) => product({ id, title: 'Ковёр', article: `${id}-1` }));
    const titles = (await itemsOf(exportOf(products))).map(({ title }) => title);
    expect(titles).toStrictEqual(['Ковёр', 'Ковёр, B-1']);
  });
});

describe('Units', () => {
  test.each([
    ['шт.', 'шт'],
    ['796', 'шт'],
    ['м2', 'м²'],
    ['055', 'м²'],
    ['пог. м', 'пог. м'],
    ['018 ', 'пог. м'],
    ['рул', 'рулон'],
    ['736', 'рулон'],
    ['компл', 'компл.'],
    ['839', 'компл.'],
    ['006', 'м'],
    ['166', 'кг'],
    ['715', 'пара'],
    ['778', 'упак'],
    ['704', 'компл.'],
    ['728', 'пач'],
    ['999', '999'],
    ['18 шт', 'шт'],
    ['бухта двойная', 'рулон'],
    [' лоток ', 'лоток'],
  ])('of 1C: %s is %s', async (unit, expected) => {
    const files = (more: string) => exportOf([product({ id: 'a', more })], [offer({ id: 'a' })]);
    const [item] = await itemsOf(files(xml('БазоваяЕдиница', unit)));
    expect(item).toMatchObject({ unit: expected });
    const [byCode] = await itemsOf(files(`<БазоваяЕдиница Код="${unit}"/>`));
    expect(byCode).toMatchObject({ unit: expected.trim() });
  });

  test.each([
    ['Код="704 " НаименованиеПолное="Набор"', '704', 'компл.'],
    ['Код="999" НаименованиеКраткое="бдн" НаименованиеПолное="Бадья"', '999', 'бдн'],
    ['Код="999" НаименованиеПолное="Бадья"', '', 'бадья'],
    ['Код="" НаименованиеПолное="Рулон"', '', 'рулон'],
    ['НаименованиеКраткое="-" НаименованиеПолное="Рулон"', '', 'рулон'],
    ['Код="796" НаименованиеПолное="Штука"', 'лоток', 'лоток'],
  ])('with %s and the text «%s» are %s', async (attributes, own, expected) => {
    const more = `<БазоваяЕдиница ${attributes}>${own}</БазоваяЕдиница>`;
    const files = exportOf([product({ id: 'a', more })]);
    expect(await itemsOf(files)).toStrictEqual([expect.objectContaining({ unit: expected })]);
    expect(await messagesOf(files)).toStrictEqual([]);
  });

  test('that are only a code the site does not know are reported', async () => {
    const products = importFile([
      product({ id: 'a', article: 'VG', more: '<БазоваяЕдиница Код="999 "> </БазоваяЕдиница>' }),
    ]);
    const files = { 'import.xml': products, 'offers.xml': offersFile([]) };
    expect(await itemsOf(files)).toStrictEqual([expect.objectContaining({ unit: '999' })]);
    expect(await findingsOf(files)).toStrictEqual([
      [
        'warning',
        {
          file: 'import.xml',
          row: rowOf(products, '<Товар>'),
          article: 'VG',
          field: 'БазоваяЕдиница',
        },
        'единица «999» — код, которого сайт не знает, покупатели увидят число. Впишите в 1С краткое наименование единицы',
      ],
    ]);
  });

  test('of an offer count where its product has none', async () => {
    const offers = ['a', 'b'].map((id) => offer({ id, more: xml('БазоваяЕдиница', 'рул') }));
    const products = [
      product({ id: 'a', more: xml('БазоваяЕдиница', 'шт') }),
      product({ id: 'b' }),
    ];
    const items = await itemsOf(exportOf(products, offers));
    expect(items.map(({ unit }) => unit)).toStrictEqual(['шт', 'рулон']);
  });
});

test('Each product of an export is on the site, or there is a finding about it', async () => {
  const products = fc.array(
    fc.record({
      title: fc.string({ minLength: 1, unit: 'grapheme' }).filter((one) => one.trim() !== ''),
      article: fc.option(fc.stringMatching(/^[A-Z]{2}-\d{1,3}$/), { nil: undefined }),
      groups: fc.subarray(['g1', 'g2', 'unknown']),
      sizes: fc.uniqueArray(fc.constantFrom('40x60', '60x90', 'S', '')),
      isDeleted: fc.boolean(),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(products, async (list) => {
      const all = list.map(({ isDeleted, ...one }, index) =>
        product({ ...one, id: String(index), attributes: isDeleted ? 'Статус="Удален"' : '' }),
      );
      const offers = list.flatMap(({ sizes }, index) =>
        sizes.map((size, number) =>
          offer({ id: `${String(index)}#${String(number)}`, characteristics: { Размер: size } }),
        ),
      );
      const groups = [group('g1', 'Ковры'), group('g2', 'Трава')];
      const { categories, findings } = await readExport(exportOf(all, offers, { groups }));
      const items = categories.flatMap((category) => category.items);
      const onSite = new Set(items.map(({ _id }) => String(_id).split('#')[0]));
      const deleted = list.filter(({ isDeleted }) => isDeleted).length;
      const refused = findings.filter(({ severity }) => severity === 'error').length;
      expect(onSite.size + deleted + refused).toBe(list.length);
      expect(new Set(items.map(({ title }) => title)).size).toBe(items.length);
    }),
    { numRuns: 40 },
  );
});
