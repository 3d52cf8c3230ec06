import {
  product,
  group,
  importFile,
  offer,
  offersFile,
  requisites,
  rowOf,
  xml,
  type Files,
} from '../support/publish/exchangeFolder';
import { escapeXml } from '../support/xml';
import { exportOf, findingsOf, itemsOf, readExport } from '../support/publish/readExport';

const modelsOf = async (files: Files) => {
  const { categories } = await readExport(files);
  return categories.map(({ models }) => models);
};

/** A product «Ковёр» of the article VG, with a carpet for each set of characteristics. */
const withCharacteristics = (...list: readonly Readonly<Record<string, string>>[]) =>
  exportOf(
    [product({ id: 'a', title: 'Ковёр', article: 'VG' })],
    list.map((characteristics, index) => offer({ id: `a#${String(index)}`, characteristics })),
  );

describe('A carpet is called by its product and its characteristics', () => {
  test.each<readonly [Readonly<Record<string, string>>, string, string]>([
    [{ Размер: '40х60', Цвет: 'серый' }, 'Ковёр, 40×60 см, серый', 'VG-40х60-серый'],
    [
      { Цвет: 'тёмно  серый', Размер: '40х60' },
      'Ковёр, 40×60 см, тёмно  серый',
      'VG-тёмно-серый-40х60',
    ],
    [{ Ширина: '1,2 м' }, 'Ковёр, ширина 120 см', 'VG-1,2-м'],
    [{ Длина: '2 м' }, 'Ковёр, 2 м', 'VG-2-м'],
    [{ Ширина: 'любая', Длина: '2 м' }, 'Ковёр, любая, 2 м', 'VG-любая-2-м'],
    [{ Ширина: '40', Длина: 'любая' }, 'Ковёр, 40, любая', 'VG-40-любая'],
    [{ Размер: 'S', Рисунок: 'ёлочка' }, 'Ковёр, S, ёлочка', 'VG-S-ёлочка'],
    [{ Размер: '40х60', Цвет: '-' }, 'Ковёр, 40×60 см', 'VG-40х60'],
  ])('%j: «%s», %s', async (characteristics, title, article) => {
    expect(await itemsOf(withCharacteristics(characteristics))).toEqual([
      expect.objectContaining({ title, article }),
    ]);
  });

  test('or by the characteristics of the product, if the offer has none', async () => {
    const color = xml('Наименование', 'Цвет') + xml('Значение', 'серый');
    const more = xml('ХарактеристикиТовара', xml('ХарактеристикаТовара', color));
    const files = exportOf([product({ id: 'a', title: 'Ковёр', more })], [offer({ id: 'a' })]);
    expect(await itemsOf(files)).toEqual([{ _id: 'a', title: 'Ковёр, серый', color: 'серый' }]);
  });

  test.each<readonly [string, string, object]>([
    [
      'Ковёр (60x90, серый)',
      'Ковёр, 60×90 см, серый',
      { article: 'VG-60x90-серый', width: 60, length: 90 },
    ],
    ['Ковёр (0,6x0,9 м; серый (меланж))', 'Ковёр, 60×90 см, серый (меланж)', { width: 60 }],
    ['КОВЁР, тёмно-серый', 'Ковёр, тёмно-серый', { article: 'VG-тёмно-серый' }],
    ['Ковёр\n - серый', 'Ковёр, серый', { article: 'VG-серый' }],
    ['Ковёр (серый) большой', 'Ковёр, (серый) большой', {}],
    ['Ковёрная дорожка', 'Ковёр, Ковёрная дорожка', {}],
    ['Дорожка серая', 'Ковёр, Дорожка серая', { article: 'VG-Дорожка-серая' }],
    ['Ковёр (серый, —)', 'Ковёр, серый', { article: 'VG-серый' }],
  ])('or by the title of the offer: «%s» is «%s»', async (title, expected, fields) => {
    const products = [product({ id: 'a', title: 'Ковёр', article: 'VG' })];
    const offers = [offer({ id: 'a#1', more: xml('Наименование', title) })];
    const files = exportOf(products, offers);
    expect(await itemsOf(files)).toEqual([
      expect.objectContaining({ ...fields, title: expected, model: 'Ковёр' }),
    ]);
    const prices = offersFile([offer({ id: 'a#1', more: xml('Наименование', 'Ковёр (другой)') })]);
    expect(await itemsOf({ ...files, 'prices.xml': prices })).toMatchObject([{ title: expected }]);
    expect(await findingsOf(files)).toEqual([]);
  });

  test('but not by that title if there are characteristics, or no id of their own', async () => {
    const more = xml('Наименование', 'Ковёр (другой)');
    const products = ['a', 'b'].map((id) => product({ id, title: `Ковёр ${id}` }));
    const offers = [
      offer({ id: 'a#1', characteristics: { Цвет: 'серый' }, more }),
      offer({ id: 'b', more }),
    ];
    expect(await itemsOf(exportOf(products, offers))).toMatchObject([
      { title: 'Ковёр a, серый' },
      { title: 'Ковёр b' },
    ]);
  });

  test.each([
    ['no title', undefined],
    ['the title of the product', 'Ковёр'],
    ['nothing in brackets', 'Ковёр ( )'],
  ])('and is reported if several have %s', async (_, title) => {
    const more = title === undefined ? undefined : xml('Наименование', title);
    const nameless = offer({ id: 'a#1', more });
    const titled = offer({ id: 'a#2', more: xml('Наименование', 'Ковёр (серый)') });
    const offers = offersFile([titled, nameless.replace('>', ' К="1">')]);
    const products = importFile([product({ id: 'a', title: 'Ковёр' })]);
    const files = { 'import.xml': products, 'offers.xml': offers };
    expect(await findingsOf(files)).toEqual([
      [
        'warning',
        { file: 'offers.xml', row: rowOf(offers, 'К="1"') },
        '«Ковёр»: у характеристики нет ни названия, ни значений, покупатели не отличат её от других. Заполните её в 1С',
      ],
    ]);
    expect(await findingsOf({ ...files, 'offers.xml': offersFile([nameless]) })).toEqual([]);
  });

  test('or by the full name of the product, in one line', async () => {
    const more = requisites({ Вес: '5', 'Полное наименование': 'Ковёр\n  полный' });
    const files = exportOf([
      product({ id: 'a', title: '', more }),
      product({ id: 'b', title: 'Ковёр\n  б' }),
    ]);
    expect((await itemsOf(files)).map(({ title }) => title)).toEqual(['Ковёр полный', 'Ковёр б']);
  });
});

describe('A title that is taken', () => {
  test('gets the article, or else a number, in any category', async () => {
    const groups = [group('g1', 'Ковры'), group('g2', 'Трава')];
    const articles = [undefined, 'A', undefined, undefined, 'A'];
    const products = articles.map((article, index) =>
      product({ id: String(index), title: 'Ковёр', article, groups: [index < 3 ? 'g1' : 'g2'] }),
    );
    const items = await itemsOf(exportOf(products, [], { groups }));
    expect(items.map(({ title }) => title)).toEqual([
      'Ковёр',
      'Ковёр, A',
      'Ковёр (2)',
      'Ковёр (3)',
      'Ковёр (4)',
    ]);
  });

  test('by a model gets them in its own category alone', async () => {
    const groups = [group('g1', 'Ковры'), group('g2', 'Трава')];
    const products = ['g1', 'g1', 'g2'].map((id, index) =>
      product({ id: String(index), title: 'Ковёр', article: `A${String(index)}`, groups: [id] }),
    );
    const offers = [0, 1, 2].map((index) => offer({ id: `${String(index)}#1` }));
    const { categories } = await readExport(exportOf(products, offers, { groups }));
    expect(
      categories.map(({ models, items }) => [
        models?.map(({ title }) => title),
        items.map(({ model }) => model),
      ]),
    ).toEqual([
      [
        ['Ковёр', 'Ковёр, A1'],
        ['Ковёр', 'Ковёр, A1'],
      ],
      [['Ковёр'], ['Ковёр']],
    ]);
  });

  test('by a category gets the group around it, if there is one', async () => {
    const groups = [group('g1', 'Ковры'), group('g2', 'Офис', group('g3', 'Ковры'))];
    const products = ['g1', 'g3', 'g2'].map((id) => product({ id, groups: [id] }));
    const titlesOf = async (some: typeof products) => {
      const { categories } = await readExport(exportOf(some, [], { groups }));
      return categories.map(({ title }) => title);
    };
    expect(await titlesOf(products)).toEqual(['Ковры', 'Офис', 'Ковры (Офис)']);
    expect(await titlesOf(products.slice(1))).toEqual(['Офис', 'Ковры']);
  });
});

describe('The article of a carpet is', () => {
  test.each([
    ['its own', 'VG', 'a#1', 'VG-1', 'VG-1'],
    [
      'told apart by characteristics if its own is that of its product',
      'VG',
      'a#1',
      'VG',
      'VG-серый',
    ],
    [
      'that of its product with its characteristics if it has none',
      'VG',
      'a#1',
      undefined,
      'VG-серый',
    ],
    ['that of its product if they have one id', 'VG', 'a', undefined, 'VG'],
    ['its own if its product has none', undefined, 'a#1', 'VG-1', 'VG-1'],
    ['unknown if neither has one', undefined, 'a#1', undefined, undefined],
  ])('%s', async (_, ofProduct, id, ofOffer, expected) => {
    const more = ofOffer === undefined ? '' : xml('Артикул', ofOffer);
    const offers = [offer({ id, more, characteristics: { Цвет: 'серый' } })];
    const [item] = await itemsOf(exportOf([product({ id: 'a', article: ofProduct })], offers));
    expect(item?.['article']).toBe(expected);
  });
});

describe('A model', () => {
  const pictures = (...names: readonly string[]) =>
    names.map((name) => xml('Картинка', name)).join('');

  test('has what its carpets share, and they have their own pictures', async () => {
    const more =
      pictures('1.jpg', '2.jpg') +
      xml('Описание', '<![CDATA[<p class="x">Ворс</p><br/>основа, 5 < 6]]>') +
      xml('Страна', 'Россия') +
      xml('ТорговаяМарка', 'Порог') +
      xml('Изготовитель', 'Фабрика');
    const characteristics = { Цвет: 'серый' };
    const files = exportOf(
      [product({ id: 'a', title: 'Ковёр', more })],
      [
        offer({ id: 'a#1', characteristics, more: pictures('3.jpg', '4.jpg') }),
        offer({ id: 'a#2', characteristics: { Цвет: 'синий' } }),
      ],
    );
    expect(await modelsOf(files)).toEqual([
      [
        {
          title: 'Ковёр',
          description: 'Ворс основа, 5 < 6',
          country: 'Россия',
          brand: 'Порог',
          images: ['1.jpg', '2.jpg'],
        },
      ],
    ]);
    const shared = { model: 'Ковёр', country: 'Россия', brand: 'Порог' };
    expect(await itemsOf(files)).toEqual([
      { ...shared, _id: 'a#1', title: 'Ковёр, серый', color: 'серый', image: '3.jpg' },
      { ...shared, _id: 'a#2', title: 'Ковёр, синий', color: 'синий', image: '1.jpg' },
    ]);
  });

  test('says nothing of what 1C does not have', async () => {
    const offers = [offer({ id: 'a#1', characteristics: { Цвет: 'серый' } })];
    expect(await modelsOf(exportOf([product({ id: 'a', title: 'Ковёр' })], offers))).toStrictEqual([
      [{ title: 'Ковёр' }],
    ]);
  });

  test('leaves out what a product without characteristics offers beside them', async () => {
    const offers = [offer({ id: 'a' }), offer({ id: 'a#1', characteristics: { Цвет: 'серый' } })];
    expect(await itemsOf(exportOf([product({ id: 'a' })], offers))).toEqual([
      expect.objectContaining({ _id: 'a#1' }),
    ]);
  });

  test.each([
    ['a price', 1, { prices: { t1: 100 } }],
    ['stock', 1, { amount: 5 }],
    ['stock of 0', 0, { amount: 0 }],
  ])('reports what it leaves out if that has %s', async (_, count, fields) => {
    const offers = offersFile([
      offer({ id: 'a#1', characteristics: { Цвет: 'серый' } }),
      offer({ id: 'a', ...fields }).replace('>', ' К="2">'),
    ]);
    const files = {
      'import.xml': importFile([product({ id: 'a', title: 'Ковёр' })]),
      'offers.xml': offers,
    };
    const told = [
      'warning',
      { file: 'offers.xml', row: rowOf(offers, 'К="2"') },
      '«Ковёр» продаётся по характеристикам: предложение без характеристики на сайт не попадёт',
    ];
    expect(await findingsOf(files)).toEqual([told].slice(0, count));
  });

  test('is not made of a product with one picture or none', async () => {
    const products = [product({ id: 'a', more: pictures('1.jpg') }), product({ id: 'b' })];
    expect(await modelsOf(exportOf(products, [offer({ id: 'a' })]))).toEqual([undefined]);
  });

  test('is made of a product with characteristics under its own id', async () => {
    const offers = [offer({ id: 'a', characteristics: { Цвет: 'серый' } })];
    const files = exportOf([product({ id: 'a', title: 'Ковёр' })], offers);
    expect(await modelsOf(files)).toEqual([[expect.objectContaining({ title: 'Ковёр' })]]);
  });

  test('is made of each product whose own id has a sign «#»', async () => {
    const color = (value: string) => xml('Наименование', 'Цвет') + xml('Значение', value);
    const products = ['серый', 'синий'].map((value, index) =>
      product({
        id: `a#${String(index)}`,
        title: 'Ковёр',
        more: xml('ХарактеристикиТовара', xml('ХарактеристикаТовара', color(value))),
      }),
    );
    const offers = [offer({ id: 'a#0', prices: { t1: 5 } }), offer({ id: 'a#1' })];
    const files = exportOf(products, offers);
    expect(await findingsOf(files)).toEqual([]);
    expect(await itemsOf(files)).toEqual([
      { _id: 'a#0', title: 'Ковёр, серый', color: 'серый', price: 5 },
      { _id: 'a#1', title: 'Ковёр, синий', color: 'синий' },
    ]);
  });

  test('has no description where it is empty, nor has its carpet', async () => {
    const more = xml('Описание', '<![CDATA[<br> ]]>');
    const [item] = await itemsOf(exportOf([product({ id: 'a', more })]));
    expect(item).not.toHaveProperty('description');
  });
});

describe('A description', () => {
  test.each([
    ['<style>p{color:red}</style><p>Ковёр&nbsp;&laquo;Страйп&raquo;</p>', 'Ковёр «Страйп»'],
    ['<STYLE type="a">\np > a {}\n</STYLE >Ворс<script>a < b</script>', 'Ворс'],
    ['<!DOCTYPE html><!-- <p>черновик</p>\n-->Ворс', 'Ворс'],
    ['60&times;90&#44; 5 &lt; 6 &#xAB;А&#XBB; &frac12;', '60×90, 5 < 6 «А» ½'],
    ['Ворс&#0;основа&#x110000;', 'Ворс основа'],
    ['A&B &unknown; &constructor; &nbsp', 'A&B &unknown; &constructor; &nbsp'],
    ['&amp;laquo; <styles>Ворс</styles>', '&laquo; Ворс'],
    ['<style></style>&nbsp;', undefined],
    [' Строка 1 \r\n- пункт\n\t- пункт &nbsp; 2\n', 'Строка 1\n- пункт\n- пункт 2'],
    ['<p>Строка 1</p>\n- пункт', 'Строка 1 - пункт'],
  ])('%j is shown as %j', async (written, shown) => {
    const more = xml('Описание', escapeXml(written));
    const [item] = await itemsOf(exportOf([product({ id: 'a', more })]));
    expect(item?.['description']).toBe(shown);
  });
});

test('What 1C does not say is not among the fields, so that the settings keep it', async () => {
  const [item] = await itemsOf(exportOf([product({ id: 'a', title: 'Ковёр' })]));
  expect(Object.keys(item ?? {}).toSorted()).toEqual(['_id', 'price', 'priceTiers', 'title']);
});

test('A barcode of an offer wins over that of its product', async () => {
  const barcode = (code: string) => xml('Штрихкод', code);
  const products = ['a', 'b'].map((id) => product({ id, more: barcode('1') }));
  const offers = [offer({ id: 'a', more: barcode('2') })];
  const items = await itemsOf(exportOf(products, offers));
  expect(items.map((item) => item['barcode'])).toEqual(['2', '1']);
});
