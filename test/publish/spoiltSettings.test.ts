import { check, validSettings, type Json } from '../support/publish/checkSettings';

const two = (second: Json): Json => ({
  items: [
    { _id: '1', article: 'VG-1', title: 'Ковёр', price: 285 },
    { _id: '2', article: 'VG-2', title: 'Дорожка', price: 285, ...second },
  ],
});
const tiers = (...pairs: readonly [number, number][]) => ({
  priceTiers: pairs.map(([from, price]) => ({ from, price })),
});
const company = (fields: Json): Json => ({
  company: { site: 'https://porog.example', phones: { office: '+7 495 000-00-01' }, ...fields },
});

/** Spoilt settings, and all that the check says of them. */
const spoilt: readonly [string, Json, string | RegExp][] = [
  [
    'a price with its currency',
    validSettings({ price: '1 200 руб' }),
    'warning (VG-1), price: «1 200 руб» — не число, возьмём 1200?',
  ],
  [
    'a price with a comma',
    validSettings({ price: '60,50 ₽' }),
    'warning (VG-1), price: «60,50 ₽» — не число, возьмём 60.5?',
  ],
  [
    'a width with its measure',
    validSettings({ width: '60 см' }),
    'warning (VG-1), width: «60 см» — не число, возьмём 60?',
  ],
  [
    'a width in metres',
    validSettings({ width: '0,6 м' }),
    /^error.*width: «0,6 м» — не число\. Нужно только число в сантиметрах/,
  ],
  [
    'a width in metres as a number',
    validSettings({ width: 0.6 }),
    'error (VG-1), width: «0.6» — метры или сантиметры? Нужны сантиметры. Если это они, допишите единицу, в кавычках: "0.6 см"',
  ],
  [
    'a length of less than ten centimetres',
    validSettings({ length: 9.9 }),
    /^error \(VG-1\), length: «9\.9» — метры или сантиметры\?/,
  ],
  [
    'a width of six centimetres',
    validSettings({ width: '6 см' }),
    'warning (VG-1), width: «6 см» — не число, возьмём 6?',
  ],
  ['a width below zero', validSettings({ width: -1 }), /^error.*width: число должно быть больше/],
  [
    'a price of two meanings',
    validSettings({ price: '1.200' }),
    /^error.*price: «1\.200» — не число\. Нужно только число в рублях/,
  ],
  [
    'a price of two meanings with its currency',
    validSettings({ price: '1,200 ₽' }),
    /^error.*price: «1,200 ₽» — не число/,
  ],
  [
    'a price in words',
    validSettings({ price: 'договорная' }),
    /^error.*price: «договорная» — не число/,
  ],
  ['a price of 0', validSettings({ price: 0 }), /^error.*price: число должно быть больше нуля/],
  ['an empty price', validSettings({ price: '' }), /^warning.*price: поле пусто/],
  ['a price that is null', validSettings({ price: null }), /^warning.*price: поле пусто/],
  ['a misspelt field', validSettings({ pirce: 285 }), 'error (VG-1): pirce — может быть, price?'],
  ['a field in Russian', validSettings({ Цена: 285 }), 'error (VG-1): Цена — может быть, price?'],
  [
    'a field in the wrong layout',
    validSettings({ цушпре: 2 }),
    'error (VG-1): цушпре — может быть, weight?',
  ],
  [
    'an unknown field',
    validSettings({ shelf: 'A1' }),
    'warning (VG-1): поле «shelf» сайту неизвестно, он его пропустит.',
  ],
  [
    '"true" in quotes',
    validSettings({}, { isPublished: 'true' }),
    /^error \(Ковры\), isPublished: .*Уберите кавычки/,
  ],
  [
    'isPublished 1',
    validSettings({}, { isPublished: 1 }),
    /^error \(Ковры\), isPublished: .*не будет показана/,
  ],
  [
    'no title',
    validSettings({ title: undefined }),
    /^error \(VG-1\), title: обязательное поле не заполнено\. Без него товара не будет/,
  ],
  [
    'an id of points',
    validSettings({ _id: '..' }),
    /^error.*_id: из точек «\.\.» не получится адреса/,
  ],
  [
    'another availability',
    validSettings({ availability: 'в наличие' }),
    /^error.*availability: .*Может быть, «в наличии»\?/,
  ],
  [
    'a Russian date',
    validSettings({ expectedAt: '21.11.2027' }),
    /^error.*expectedAt: «21\.11\.2027» — не дата\. Запишите так: 2027-11-21/,
  ],
  [
    '31 February',
    validSettings({}, {}, { holidays: ['2027-02-31'] }),
    /^error.*holidays: дня «2027-02-31» нет в календаре/,
  ],
  [
    'a site without https',
    validSettings({}, {}, company({ site: 'porog.ru' })),
    /^error, site: .*https:\/\/porog\.ru$/,
  ],
  [
    'a site with a port',
    validSettings({}, {}, company({ site: 'porog.ru:443' })),
    /^error, site: .*не адрес сайта/,
  ],
  [
    'hours that are not understood',
    validSettings({}, {}, company({ office: { hours: 'круглосуточно' } })),
    /^error, hours: из «круглосуточно» часов работы не понять\. Запишите так: «9:00–18:00»$/,
  ],
  ['no site', validSettings({}, {}, company({ site: undefined })), /^warning, site: .*карты сайта/],
  [
    'a bad e-mail',
    validSettings({}, {}, company({ email: 'zakaz@' })),
    /^error, email: «zakaz@» — не адрес почты/,
  ],
  [
    'coordinates off the globe',
    validSettings({}, {}, company({ office: { latitude: 555 } })),
    /^error, latitude: «555» — не координата/,
  ],
  [
    'a phone without digits',
    validSettings({}, {}, company({ phones: { office: 'нет' } })),
    /^error, office: в телефоне «нет» нет номера/,
  ],
  [
    'a script for the consent',
    validSettings({}, {}, company({ consentUrl: 'javascript:alert(1)' })),
    /^error, consentUrl: «javascript:alert\(1\)» — не адрес страницы/,
  ],
  [
    'an address without https://',
    validSettings({}, {}, company({ privacyUrl: 'porog.ru/policy' })),
    /^error, privacyUrl: «porog\.ru\/policy» — не адрес страницы/,
  ],
  [
    'an address of another host',
    validSettings({}, {}, company({ privacyUrl: '//porog.ru' })),
    /^error, privacyUrl: «\/\/porog\.ru» — не адрес страницы/,
  ],
  [
    'an address of another host by a backslash',
    validSettings({}, {}, company({ privacyUrl: '/\\porog.ru' })),
    /^error, privacyUrl: «\/\\porog\.ru» — не адрес страницы/,
  ],
  [
    'a price below half a kopeck',
    validSettings({ price: 0.004 }),
    /^error.*price: «0\.004» ₽ — меньше половины копейки, на сайте будет 0 ₽/,
  ],
  [
    'the price of a tier below half a kopeck',
    validSettings(tiers([50, 0.001])),
    /^error.*price: «0\.001» ₽ — меньше половины копейки/,
  ],
  [
    'a discount from less than a kopeck',
    validSettings({}, {}, { priceList: { discounts: [{ from: 0.001, percent: 5 }] } }),
    /^error, from: «0\.001» ₽ — меньше половины копейки/,
  ],
  [
    'a minimum order below half a kopeck',
    validSettings({}, {}, { priceList: { minimumOrder: 0.001 } }),
    /^error, minimumOrder: «0\.001» ₽/,
  ],
  [
    'a minimum that nobody can order',
    validSettings({ minLot: 2_000_000_000 }),
    /^error.*minLot: «2000000000» — такого количества не заказать.* от 0,001 до 1.000.000.000\.$/,
  ],
  [
    'a step too small',
    validSettings({ step: 0.0001 }),
    /^error.*step: «0\.0001» — такого количества/,
  ],
  ['a pack too large', validSettings({ packQty: 1e10 }), /^error.*packQty: «10000000000» — такого/],
  [
    'a tier that nobody reaches',
    validSettings(tiers([2e9, 200])),
    /^error.*from: «2000000000» — такого количества/,
  ],
  ['no phones', validSettings({}, {}, company({ phones: {} })), /^warning, phones: телефонов нет/],
  [
    'a text for a list',
    validSettings({ purpose: 'офис' }),
    /^error.*purpose: .*Запишите так: \["офис"\]$/,
  ],
  [
    'a tier dearer than the price',
    validSettings(tiers([50, 300])),
    /^error.*priceTiers: от 50 цена 300 ₽ — выше, чем за меньшее количество \(285 ₽\)/,
  ],
  [
    'a tier dearer than a smaller one',
    validSettings(tiers([50, 200], [100, 250])),
    /^error.*от 100 цена 250 ₽ — выше/,
  ],
  ['a tier twice', validSettings(tiers([50, 200], [50, 190])), /^error.*два значения от 50/],
  [
    'a tier that is always reached',
    validSettings({ minLot: 10, ...tiers([5, 200]) }),
    /^warning.*цена от 5 действует всегда/,
  ],
  [
    'a minimum off the step',
    validSettings({ minLot: 5, step: 2 }),
    /^warning.*minLot: мин\. партия 5 шт не делится на кратность 2 шт/,
  ],
  [
    'a pack off the step',
    validSettings({ packQty: 7, step: 2 }),
    /^warning.*packQty: упаковка 7 шт не делится/,
  ],
  [
    'a falling discount',
    validSettings(
      {},
      {},
      {
        priceList: {
          discounts: [
            { from: 1, percent: 5 },
            { from: 2, percent: 3 },
          ],
        },
      },
    ),
    /^error, discounts: скидка от 2 ₽ — 3 %, меньше/,
  ],
  [
    'a discount of 120 %',
    validSettings({}, {}, { priceList: { discounts: [{ from: 1, percent: 120 }] } }),
    /^error, percent: скидка должна быть меньше 100 .*Без процентов скидка «индивидуальная»/,
  ],
  [
    'an old price list',
    validSettings({}, {}, { priceList: { date: '2025-11-01' } }),
    /^warning, date: прайс-листу больше года: 1 ноября 2025/,
  ],
  [
    'a date that has passed',
    validSettings({ availability: 'ожидается', expectedAt: '2026-11-01' }),
    /^warning.*дата поступления прошла: 1 ноября 2026/,
  ],
  [
    'an id twice',
    validSettings({}, two({ _id: '1' })),
    /^error \(VG-2\), _id: «1»: товар с таким ID уже есть/,
  ],
  [
    'a category twice',
    validSettings(
      {},
      {},
      {
        categories: [1, 2].map((n) => ({
          _id: 'c',
          title: 'Ковры',
          isPublished: true,
          items: [{ _id: n, title: 'Ковёр' }],
        })),
      },
    ),
    /^error \(Ковры\), _id: «c»: категория с таким ID уже есть, и эта на сайт не попадёт\. Если ID не указан, им служит название: у двух категорий оно должно быть разным\.$/,
  ],
  [
    'a model twice',
    validSettings({ model: 'Страйп' }, { models: [{ title: 'Страйп' }, { title: 'Страйп' }] }),
    /^error.*title: «Страйп»: модель с таким названием уже есть/,
  ],
  [
    'an article twice with other prices',
    validSettings({}, two({ article: 'VG-1', price: 290 })),
    /^error \(VG-1\), article: артикул «VG-1» уже есть у товара «Ковёр», и цены у них разные/,
  ],
  [
    'an article twice, in Cyrillic',
    validSettings({}, two({ article: 'VG‐1', title: 'Ковёр 2' })),
    /^warning.*article: артикул «VG‐1» уже есть/,
  ],
  [
    'a barcode for two articles',
    validSettings(
      { barcode: '4600000000008' },
      {
        items: [
          { _id: 1, article: 'A', title: 'A', barcode: '4600000000008' },
          { _id: 2, article: 'B', title: 'B', barcode: '4600000000008' },
        ],
      },
    ),
    /^warning \(B\), barcode: .*уже есть у товара «A»/,
  ],
  [
    'a wrong check digit',
    validSettings({ barcode: '4600000000001' }),
    /^warning.*проверочная цифра/,
  ],
  ['a short barcode', validSettings({ barcode: '460' }), /^warning.*«460» — не штрихкод/],
  [
    'an address that cannot be written',
    validSettings({ model: 'а'.repeat(130) }),
    /^error.*model: .*не получится адреса страницы/,
  ],
  [
    'an address that another model has',
    validSettings({}, two({ model: '1' })),
    /^error \(VG-2\), model: адрес страницы уже занят/,
  ],
  [
    'nothing published',
    validSettings({}, { isPublished: false }),
    /^warning, categories: ни одного товара не опубликовано/,
  ],
  [
    'an absent picture',
    validSettings({ image: 'a.jpg' }),
    /^warning.*image: картинки «a\.jpg» нет в/,
  ],
  [
    'a picture outside the folder',
    validSettings({ image: '../a.jpg' }),
    /^warning.*image: .*за пределы папки/,
  ],
  [
    'a picture of another type',
    validSettings({ image: 'a.gif' }),
    /^warning.*image: .*JPEG, PNG или WebP/,
  ],
];

describe('The check says of settings with', () => {
  test.each(spoilt)('%s', async (_, settings, expected) => {
    const [said, ...others] = await check(settings);
    if (typeof expected === 'string') expect(said).toBe(expected);
    else expect(said).toMatch(expected);
    // where no category is published, that is said too
    expect(others.filter((line) => !line.includes('ни одного товара'))).toStrictEqual([]);
  });
});

describe('The check finds nothing wrong in settings with', () => {
  test('valid goods', async () => {
    expect(await check(validSettings())).toStrictEqual([]);
    // what a formula leaves: 285 in a spreadsheet
    expect(await check(validSettings(tiers([50, 285.00000000000006])))).toStrictEqual([]);
  });

  test('a width of ten centimetres', async () => {
    expect(await check(validSettings({ width: 10, length: 900 }))).toStrictEqual([]);
  });

  test('one article for goods that look the same to a buyer', async () => {
    const item = { article: 'VG-1', title: 'Ковёр', price: 285 };
    const items = [
      { _id: '1', ...item },
      { _id: '2', ...item },
    ];
    expect(await check(validSettings({}, { items }))).toStrictEqual([]);
  });

  test('options of the exchange with 1C', async () => {
    const root = { commerceML: { priceType: 'Оптовая' }, $schema: 'schema.json' };
    expect(await check(validSettings({}, {}, root))).toStrictEqual([]);
  });

  test('wrong goods in a category that is not published', async () => {
    const hidden = {
      _id: 'h',
      title: 'Скоро',
      isPublished: false,
      items: [{ _id: '9', title: 'А', image: 'нет.jpg', barcode: '460' }],
    };
    const { categories, ...rest } = validSettings();
    expect(await check({ ...rest, categories: [categories, hidden].flat() })).toStrictEqual([]);
  });
});

describe('Compared with the last build, the check warns of', () => {
  const published = (count: number, price: number) => ({
    date: '',
    pages: {},
    items: Object.fromEntries(
      Array.from({ length: count }, (_, index) => [String(index + 1), { title: 'Ковёр', price }]),
    ),
  });

  test('a price that has changed by more than a third', async () => {
    expect(await check(validSettings(), published(1, 200))).toStrictEqual([
      'warning (VG-1), price: цена изменилась больше чем на треть: 200 → 285 ₽. Проверьте её.',
    ]);
    expect(await check(validSettings(), published(1, 250))).toStrictEqual([]);
  });

  test('goods that would be gone', async () => {
    expect(await check(validSettings(), published(123, 285))).toStrictEqual([
      expect.stringMatching(/^warning.*из каталога пропадут 122 товара из 123/),
    ]);
  });
});
