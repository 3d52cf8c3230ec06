import os from 'node:os';
import { check, company, tier, validSettings, type Json } from '../support/publish/checkSettings';

const discounts = (...list: readonly Json[]): Json =>
  validSettings({}, {}, { priceList: { discounts: list } });
const goods = (...items: readonly Json[]): Json =>
  validSettings(
    {},
    { items: items.map((item, index) => ({ _id: `${index}`, title: `Ковёр ${index}`, ...item })) },
  );
const barcode = '4601234567893';
const long = 'а'.repeat(130);
const unwritable =
  'не получится адреса страницы. В нём должно быть меньше 120 букв и не должно быть «\\», двух «/» подряд и «/» в начале или в конце.';
const fromTitle = `из этого названия ${unwritable}`;
const noGoods =
  'warning, categories: ни одного товара не опубликовано: каталог на сайте будет пуст.';
const alike = 'отличаются только заглавные буквы, пробелы или похожие буквы и знаки';
const notPublished =
  'и категория не будет показана. Нужно «true» или «false», без кавычек: "isPublished": true';

/** Settings, and all that the check says of them. */
test.each<[name: string, settings: Json, said: readonly (string | RegExp)[]]>([
  [
    'two discounts from one sum',
    discounts({ from: 5, percent: 5 }, { from: 5, percent: 6 }),
    ['error, discounts: два значения от 5, и останется только первое. Уберите лишнее.'],
  ],
  [
    'a word that begins with «false»',
    validSettings({}, { isPublished: 'falsely' }),
    ['error (Ковры), isPublished: здесь «falsely», ' + notPublished, noGoods],
  ],
  [
    'a word that ends with «true»',
    validSettings({}, { isPublished: 'untrue' }),
    ['error (Ковры), isPublished: здесь «untrue», ' + notPublished, noGoods],
  ],
  ...['процент', 'Скидка, %', 'discount'].map((name): [string, Json, string[]] => [
    `a discount by the name «${name}»`,
    discounts({ from: 50000, [name]: 3 }),
    [`error: ${name} — может быть, percent?`],
  ]),
  [
    'a discount in Russian',
    validSettings({}, {}, { priceList: { Скидка: [], Скидки: [], 'Минимальный заказ': 5000 } }),
    [
      'warning: поле «Скидка» сайту неизвестно, он его пропустит.',
      'error: Скидки — может быть, discounts?',
      'error: Минимальный заказ — может быть, minimumOrder?',
    ],
  ],
  [
    'a company in Russian',
    company({ Сайт: '1', 'E-mail': '1', Почта: '1', Реквизиты: {} }),
    [
      'error: Сайт — может быть, site?',
      'error: E-mail — может быть, email?',
      'error: Почта — может быть, email?',
      'error: Реквизиты — может быть, requisites?',
    ],
  ],
  [
    'requisites in Russian',
    company({
      requisites: { ИНН: '1', КПП: '1', ОГРН: '1', БИК: '1', Счёт: '1', 'Корр. счёт': '1' },
    }),
    [
      'error: ИНН — может быть, inn?',
      'error: КПП — может быть, kpp?',
      'error: ОГРН — может быть, ogrn?',
      'error: БИК — может быть, bik?',
      'error: Счёт — может быть, account?',
      'error: Корр. счёт — может быть, correspondentAccount?',
    ],
  ],
  [
    'a list of requisites',
    company({ requisites: ['ИНН 7700000000', 'КПП 770001001'] }),
    ['error, requisites: нужна запись в фигурных скобках { }, а здесь список [ ].'],
  ],
  [
    'tiers without the names of their fields',
    validSettings({ priceTiers: [[50, 270]] }),
    ['error (VG-1), priceTiers: нужна запись в фигурных скобках { }, а здесь список [ ].'],
  ],
  [
    'a table of the terms without the names of its fields',
    validSettings({}, {}, { conditions: [{ title: 'Доставка', table: [['Сумма', 'Срок']] }] }),
    ['error, table: нужна запись в фигурных скобках { }, а здесь список [ ].'],
  ],
  [
    'holidays with names',
    validSettings({}, {}, { holidays: { каникулы: '2027-02-31' } }),
    ['error, holidays: нужен список в квадратных скобках [ ], а здесь запись { }.'],
  ],
  [
    '31 November',
    validSettings({ expectedAt: ' 2027-11-31 ' }),
    ['error (VG-1), expectedAt: дня «2027-11-31» нет в календаре. Исправьте дату.'],
  ],
  [
    'a day and a month that there are not',
    validSettings({ expectedAt: '32.13.2027' }),
    ['error (VG-1), expectedAt: «32.13.2027» — не дата. Запишите так: 2026-11-21'],
  ],
  [
    'a date after a word',
    validSettings({ expectedAt: 'до 5.2.2027' }),
    ['error (VG-1), expectedAt: «до 5.2.2027» — не дата. Запишите так: 2026-11-21'],
  ],
  [
    'a misspelt availability among blanks',
    validSettings({ availability: ' в наличие ' }),
    [
      'error (VG-1), availability: наличие «в наличие» сайту неизвестно. Может быть, «в наличии»? Бывает: «в наличии», «мало», «под заказ», «ожидается».',
    ],
  ],
  [
    'a misspelt short availability among blanks',
    validSettings({ availability: ' мло ' }),
    [
      'error (VG-1), availability: наличие «мло» сайту неизвестно. Может быть, «мало»? Бывает: «в наличии», «мало», «под заказ», «ожидается».',
    ],
  ],
  [
    'a title of blanks',
    validSettings({ title: ' ' }),
    ['error (VG-1), title: поле пусто. Без него товара не будет на сайте.', noGoods],
  ],
  ...['kovry.ru', 'shop.kovry.ru', 'kovry.ru:8080/a'].flatMap((site) =>
    [site, ` ${site} `, `//${site}`, `https:${site}`].map((written): [string, Json, string[]] => [
      `a site written as «${written}»`,
      company({ site: written }),
      [`error, site: «${written.trim()}» — не адрес сайта. Запишите его целиком: https://${site}`],
    ]),
  ),
  [
    'a site without a name',
    company({ site: 'https://' }),
    ['error, site: «https://» — не адрес сайта. Запишите его целиком: https://porog.ru'],
  ],
  [
    'an address with a blank',
    company({ privacyUrl: 'https:// porog.ru' }),
    [
      'error, privacyUrl: «https:// porog.ru» — не адрес страницы. Запишите один, целиком: https://porog.ru/policy',
    ],
  ],
  ...['https://a.ru/b, https://c.ru', 'https://a.ru/b;HTTP://c.ru', '/policy /consent'].map(
    (consentUrl): [string, Json, string[]] => [
      `addresses «${consentUrl}» in place of one`,
      company({ consentUrl }),
      [
        `error, consentUrl: «${consentUrl}» — не адрес страницы. Запишите один, целиком: https://porog.ru/policy`,
      ],
    ],
  ),
  [
    'a price that is true',
    validSettings({ price: true }),
    [
      'error (VG-1), price: «true» — не число. Нужно только число в рублях, например 695 или 695.5.',
    ],
  ],
  [
    'a width that is true',
    validSettings({ width: true }),
    ['error (VG-1), width: «true» — не число. Нужно только число в сантиметрах.'],
  ],
  [
    'a width in metres as a text',
    validSettings({ width: '0,6' }),
    [
      'error (VG-1), width: «0.6» — метры или сантиметры? Нужны сантиметры. Если это они, допишите единицу, в кавычках: "0.6 см"',
      'warning (VG-1), width: «0,6» — не число, возьмём 0.6?',
    ],
  ],
  [
    'a carpet that is null',
    validSettings({}, { items: [{ _id: '1', title: 'Ковёр' }, null] }),
    ['warning, items: поле пусто, сайт его пропустит. Заполните или уберите.'],
  ],
  [
    'a price of blanks',
    validSettings({ price: ' ' }),
    ['warning (VG-1), price: поле пусто, сайт его пропустит. Заполните или уберите.'],
  ],
  [
    'an empty date',
    validSettings({ expectedAt: '' }),
    ['warning (VG-1), expectedAt: поле пусто, сайт его пропустит. Заполните или уберите.'],
  ],
  ...['2027-02-00', '12027-02-31', '2027-02-310'].map((date): [string, Json, string[]] => [
    `the date «${date}»`,
    validSettings({ expectedAt: date }),
    [`error (VG-1), expectedAt: «${date}» — не дата. Запишите так: 2026-11-21`],
  ]),
  [
    'a phone of blanks',
    company({ phones: { office: ' ', warehouse: '8 800 000-00-00' } }),
    ['warning, office: поле пусто, сайт его пропустит. Заполните или уберите.'],
  ],
  [
    'a phone without a digit, after a word',
    company({ phones: { office: ' тел. 8 (495) 000-00-0 ' } }),
    [
      'warning, office: в телефоне «тел. 8 (495) 000-00-0» после «+7» или «8» не десять цифр, и звонок не пройдёт. Проверьте номер.',
    ],
  ],
  [
    'a name that resembles one of a field that is not for owners',
    validSettings({}, { cuont: 5 }),
    ['warning (Ковры): поле «cuont» сайту неизвестно, он его пропустит.'],
  ],
  [
    'an unknown field of the file',
    validSettings({}, {}, { shelf: 1 }),
    ['warning: поле «shelf» сайту неизвестно, он его пропустит.'],
  ],
  [
    'an option of the file in a carpet',
    validSettings({ $schema: 'a.json' }),
    ['warning (VG-1): поле «$schema» сайту неизвестно, он его пропустит.'],
  ],
  [
    'a mistake in one field and a doubt in another',
    validSettings(
      { price: 'дорого' },
      {},
      { company: { site: 'https://porog.example', phones: {} } },
    ),
    [
      'error (VG-1), price: «дорого» — не число. Нужно только число в рублях, например 695 или 695.5.',
      'warning, phones: телефонов нет: покупатели не смогут позвонить.',
    ],
  ],
  ['a category without goods', goods(), [noGoods]],
  [
    'an id too long for an address',
    goods({ _id: long, article: 'A' }),
    [`error (A), _id: из ID «${long}» ${unwritable}`],
  ],
  [
    'an id of a category too long for an address',
    validSettings({}, { _id: long, items: [] }),
    [`error (Ковры), _id: из ID «${long}» ${unwritable}`, noGoods],
  ],
  ...['..', undefined].map((id): [string, Json, (string | RegExp)[]] => [
    `a category with the id ${String(id)}`,
    validSettings({}, { _id: id }),
    [/^error \(Ковры\), _id: /, noGoods],
  ]),
  [
    'a model too long for an address, at the first of its goods',
    goods({ model: long }, { model: long }),
    [`error (Ковёр 0), model: «${long}»: ${fromTitle}`],
  ],
  [
    'a model too long for an address, in the second category',
    validSettings(
      {},
      {},
      {
        categories: ['Ёж', long].map((model, index) => ({
          _id: `${index}`,
          title: `Ковры ${index}`,
          isPublished: true,
          items: [{ _id: `${index}`, title: `Ковёр ${index}`, model }],
        })),
      },
    ),
    [`error (Ковёр 1), model: «${long}»: ${fromTitle}`],
  ],
  [
    'a model with two slashes',
    goods({ model: 'Ковёр // уценка' }),
    [`error (Ковёр 0), model: «Ковёр // уценка»: ${fromTitle}`],
  ],
  [
    'a model with the address of a carpet',
    goods({ _id: 'a' }, { model: 'a' }),
    [
      'error (Ковёр 1), model: адрес страницы уже занят: он такой же, как у «Ковёр 0». Измените название.',
    ],
  ],
  [
    'a carpet with the address of a model',
    goods({ model: 'a' }, { _id: 'a' }),
    ['error (Ковёр 1), _id: адрес страницы уже занят: он такой же, как у «a». Измените ID.'],
  ],
  [
    'models that differ in case',
    goods({ model: 'Ёж' }, { model: 'ёж' }),
    [
      `warning (Ковёр 1), model: модель «ёж» у других товаров называется «Ёж»: ${alike}, и страниц будет две. Напишите одинаково.`,
    ],
  ],
  [
    'a spelling other than that of the list',
    validSettings(
      {},
      {
        items: ['Ёж', 'Еж', 'ЕЖ'].map((model, index) => ({
          _id: `${index}`,
          title: `Ковёр ${index}`,
          model,
        })),
        models: [{ title: 'Еж' }, { title: 'Кит' }],
      },
    ),
    [
      `warning (Ковёр 0), model: модель «Ёж» у других товаров называется «Еж»: ${alike}, и страниц будет две. Напишите одинаково.`,
      `warning (Ковёр 2), model: модель «ЕЖ» у других товаров называется «Еж»: ${alike}, и страниц будет две. Напишите одинаково.`,
      'warning (Кит), title: модели «Кит» нет ни у одного товара категории, и её описания и картинок не будет на сайте. Укажите её у товаров, а если их больше нет, удалите её.',
    ],
  ],
  [
    'a listed model of goods that are not valid',
    validSettings({}, { items: [{ _id: '1', model: 'Ёж' }], models: [{ title: 'Ёж' }] }),
    [
      'error (1), title: обязательное поле не заполнено. Без него товара не будет на сайте.',
      noGoods,
    ],
  ],
  [
    'an article that stands three times, with other spaces',
    goods({ article: 'A 1' }, { article: 'A  1' }, { article: 'A 1' }),
    [
      'warning (A  1), article: артикул «A  1» уже есть у товара «Ковёр 0».',
      'warning (A 1), article: артикул «A 1» уже есть у товара «Ковёр 0».',
    ],
  ],
  [
    'an article that stands again, with a soft hyphen that nobody sees',
    goods({ article: 'A1' }, { article: 'A\u00AD1' }),
    ['warning (A\u00AD1), article: артикул «A\u00AD1» уже есть у товара «Ковёр 0».'],
  ],
  [
    'an article that stands again, with the same tiers and with others',
    goods(
      { article: 'A', price: 285, priceTiers: [tier(50, 270)] },
      { article: 'A', price: 285, priceTiers: [tier(50, 270)] },
      { article: 'A', price: 285, priceTiers: [tier(50, 260)] },
      { article: 'A', price: 285, priceTiers: [tier(60, 270)] },
    ),
    [
      'warning (A), article: артикул «A» уже есть у товара «Ковёр 0».',
      'error (A), article: артикул «A» уже есть у товара «Ковёр 0», и цены у них разные. Исправьте артикул или цену.',
      'error (A), article: артикул «A» уже есть у товара «Ковёр 0», и цены у них разные. Исправьте артикул или цену.',
    ],
  ],
  [
    'an article that stands again, with a price that a formula has left',
    goods({ article: 'A', price: 110 }, { article: 'A', price: 110.00000000000001 }),
    ['warning (A), article: артикул «A» уже есть у товара «Ковёр 0».'],
  ],
  ...[
    [{ article: 'A' }, {}],
    [{}, { article: 'A' }],
  ].map(([first, second]): [string, Json, (string | RegExp)[]] => [
    `an id that stands twice, ${first?.article ? 'second' : 'first'} without an article`,
    goods({ _id: 'a', ...first }, { _id: 'a', ...second }),
    [
      /, _id: «a»: товар с таким ID уже есть, и этот на сайт не попадёт\. Если ID не указан, им служит/,
    ],
  ]),
  [
    'a barcode with blanks and a wrong last digit',
    goods({ barcode: '4 601234 567890' }),
    [
      'warning (Ковёр 0), barcode: последняя, проверочная цифра штрихкода «4 601234 567890» не сходится. Сверьте его с упаковкой.',
    ],
  ],
  [
    'a barcode that stands three times',
    goods({ barcode }, { barcode }, { barcode }),
    [
      `warning (Ковёр 1), barcode: штрихкод «${barcode}» уже есть у товара «Ковёр 0».`,
      `warning (Ковёр 2), barcode: штрихкод «${barcode}» уже есть у товара «Ковёр 0».`,
    ],
  ],
  [
    'words beside the digits of a barcode',
    goods({ barcode: 'EAN 4601234567890' }, { barcode: '4601234567890 EAN' }),
    [
      'warning (Ковёр 0), barcode: «EAN 4601234567890» — не штрихкод: цифр должно быть 8, 12, 13 или 14. Сверьте его с упаковкой.',
      'warning (Ковёр 1), barcode: «4601234567890 EAN» — не штрихкод: цифр должно быть 8, 12, 13 или 14. Сверьте его с упаковкой.',
    ],
  ],
  [
    'a way of receiving that stands twice, with other blanks',
    validSettings({}, {}, { receiving: [{ title: 'Доставка' }, { title: ' Доставка ' }] }),
    ['error, title: «Доставка»: такой способ получения уже есть, этот не выбрать.'],
  ],
  [
    'an address that is left empty',
    company({ privacyUrl: ' ' }),
    ['warning, privacyUrl: поле пусто, сайт его пропустит. Заполните или уберите.'],
  ],
])('The check says of %s', async (_, settings, said) => {
  expect(await check(settings)).toStrictEqual(
    said.map((one) => (typeof one === 'string' ? one : (expect.stringMatching(one) as string))),
  );
});

test.each<[name: string, settings: Json]>([
  ['figures of a title like those of a phone', validSettings({ title: 'Ковёр 8 800' })],
  ['a phone of Poland', company({ phones: { office: '+48 123 456 789' } })],
  ['a title that is no day', validSettings({ title: '2026-02-31' })],
  ['an address without encryption', company({ privacyUrl: ' http://porog.ru ' })],
  ['an address of the site itself', company({ consentUrl: '/policy' })],
  ['an address with blanks and commas', company({ privacyUrl: '/docs/политика, 2026 год.pdf' })],
  ['a large weight', validSettings({ weight: 2_000_000_000 })],
  ['a large sum of a discount', discounts({ from: 2_000_000_000, percent: 5 })],
  ['a small discount', discounts({ from: 5, percent: 0.001 })],
  ['two carpets of one model', goods({ model: 'Страйп' }, { model: 'Страйп' })],
  [
    'a listed model of goods, with other blanks at its ends',
    validSettings({ model: 'Страйп ' }, { models: [{ title: ' Страйп' }] }),
  ],
  [
    'models of one name in two categories',
    validSettings(
      {},
      {},
      {
        categories: ['Ёж', 'ёж'].map((model, index) => ({
          _id: `${index}`,
          title: `Ковры ${index}`,
          isPublished: true,
          items: [{ _id: `${index}`, title: `Ковёр ${index}`, model }],
        })),
      },
    ),
  ],
  ['fields in another order', goods({ article: 'A', title: 'А' }, { title: 'А', article: 'A' })],
  ['a file without anything', {}],
])('The check says nothing of %s', async (_, settings) => {
  expect(await check(settings)).toStrictEqual([]);
});

describe('Where the file system is that of Windows, the check says of', () => {
  beforeEach(() => {
    jest.spyOn(os, 'platform').mockReturnValue('win32');
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each<[name: string, settings: Json, said: readonly string[]]>([
    [
      'a name with a sign that files cannot have',
      goods({ model: 'Ёж?' }),
      [
        `error (Ковёр 0), model: «Ёж?»: ${fromTitle} В Windows нельзя ещё и < > : " | ? * и переносы строк, а ID категории не может кончаться точкой или пробелом.`,
      ],
    ],
    [
      'a name of two lines',
      goods({ model: 'Ёж\nмини' }),
      [expect.stringMatching(/^error \(Ковёр 0\), model: «Ёж\nмини»: .* и переносы строк/)],
    ],
    [
      'names that differ in case',
      goods({ model: 'Ёж' }, { model: 'ёж' }),
      [
        'error (Ковёр 1), model: адрес страницы отличается от адреса «Ёж» только заглавными буквами, и на этом компьютере у них был бы один файл. Измените название.',
      ],
    ],
    [
      'one name twice',
      goods({ _id: 'a' }, { model: 'a' }),
      [
        'error (Ковёр 1), model: адрес страницы уже занят: он такой же, как у «Ковёр 0». Измените название.',
      ],
    ],
  ])('%s', async (_, settings, said) => {
    expect(await check(settings)).toStrictEqual(said);
  });
});

describe('Compared with the last build, the check', () => {
  const lost = (before: string) =>
    `warning (VG-1), price: цена стала «по запросу», а была ${before}. Если так и задумано, ничего не меняйте.`;
  const published = (price: number, ...ids: readonly string[]) => ({
    date: '',
    pages: {},
    items: Object.fromEntries(ids.map((id) => [id, { title: 'Ковёр', price }])),
  });

  test.each([
    ['a price that is a third higher', { price: 400 }],
    ['a price that is a third lower', { price: 200 }],
    ['a tier from an amount that had none', { price: 300, priceTiers: [tier(50, 10)] }],
  ])('says nothing of %s', async (_, item) => {
    expect(await check(validSettings(item), published(300, '1'))).toStrictEqual([]);
  });

  const publishedTiers = (price?: number) => ({
    date: '',
    pages: {},
    items: { '1': { title: 'Ковёр', price, priceTiers: [tier(50, 270), tier(100, 260)] } },
  });

  test('warns of a tier that has changed by more than a third', async () => {
    const priceTiers = [tier(50, 250), tier(100, 26)];
    expect(await check(validSettings({ priceTiers }), publishedTiers(285))).toStrictEqual([
      'warning (VG-1), priceTiers: от 100 цена изменилась больше чем на треть: 260 → 26 ₽. Проверьте её.',
    ]);
  });

  test.each<[name: string, item: Json, price: number | undefined, said: readonly string[]]>([
    ['a price that is gone', {}, 300, [lost('300 ₽')]],
    [
      'a price that is gone, though a tier is left',
      { priceTiers: [tier(50, 270)] },
      300,
      [lost('300 ₽')],
    ],
    ['tiers that are gone', {}, undefined, [lost('270 ₽')]],
    ['a tier that is gone beside another', { priceTiers: [tier(50, 270)] }, undefined, []],
  ])('says of %s', async (_, item, price, said) => {
    const settings = validSettings({ price: undefined, ...item });
    expect(await check(settings, publishedTiers(price))).toStrictEqual(said);
  });

  test('says once of many prices that they are gone', async () => {
    const ids = Array.from('012345');
    const bare = (count: number) =>
      goods(...ids.slice(0, count).map((id) => ({ article: `A-${id}` })));
    expect(await check(bare(5), published(300, ...ids.slice(0, 5)))).toHaveLength(5);
    expect(await check(bare(6), published(300, ...ids))).toStrictEqual([
      'warning, categories: цена стала «по запросу» (6 товаров): A-0, A-1, A-2 и ещё 3. Если так и задумано, ничего не меняйте.',
    ]);
  });

  const publishedArticles = (...articles: readonly (string | undefined)[]) => ({
    date: '',
    pages: {},
    items: Object.fromEntries(
      articles.map((article, index) => [`${index}`, { title: `Ковёр ${index}`, article }]),
    ),
  });
  const articles = (...list: readonly string[]) => goods(...list.map((article) => ({ article })));

  test('warns of an article that other goods had', async () => {
    const mixed = 'Проверьте, не перепутались ли артикулы или ID.';
    expect(
      await check(articles('B', 'a', 'C'), publishedArticles('A', 'B', 'C', 'D')),
    ).toStrictEqual([
      `warning (B), article: артикул «B» был у товара «Ковёр 1». ${mixed}`,
      `warning (a), article: артикул «a» был у товара «Ковёр 0». ${mixed}`,
    ]);
    const five = articles(...Array.from('BCDEA'));
    expect(await check(five, publishedArticles(...Array.from('ABCDE')))).toHaveLength(5);
    const sorted = articles(...Array.from('BCDEFA'));
    expect(await check(sorted, publishedArticles(...Array.from('ABCDEF')))).toStrictEqual([
      `warning, categories: артикулы были у других товаров (6): B, C, D и ещё 3. ${mixed}`,
    ]);
  });

  test.each<[name: string, now: Json, before: readonly (string | undefined)[]]>([
    ['an article in another case', articles('vg-1'), ['VG-1']],
    ['a new article', articles('VG-2'), ['VG-1']],
    ['an article of goods that are gone', articles('A', 'B', 'D'), ['A', 'B', 'C', 'D']],
    [
      'an article that two had',
      goods({ article: 'B', title: 'А' }, { article: 'A', title: 'А' }),
      ['A', 'A'],
    ],
    ['articles that there were not', goods({}, { article: 'A' }), [undefined, undefined]],
  ])('says nothing of %s', async (_, now, before) => {
    expect(await check(now, publishedArticles(...before))).toStrictEqual([]);
  });

  test('says of settings that cannot be read nothing else', async () => {
    expect(await check([], published(300, '0', '1', '2'))).toStrictEqual([
      'error: настройки должны быть записью в фигурных скобках: { … }.',
    ]);
  });

  test('says nothing of a third of the goods that would be gone', async () => {
    const two = goods({ price: 300 }, { price: 300 });
    expect(await check(two, published(300, '0', '1', '2'))).toStrictEqual([]);
  });

  test.each([
    [['1'], 'пропадёт 1 товар из 2'],
    [['1', '2'], 'пропадут 2 товара из 3'],
    [['1', '2', '3', '4', '5'], 'пропадёт 5 товаров из 6'],
  ])('warns of more of them, in words that go with their number: %j', async (others, lost) => {
    expect(await check(goods({ price: 300 }), published(300, '0', ...others))).toStrictEqual([
      `warning, categories: из каталога ${lost}. Если так и задумано, ничего не меняйте.`,
    ]);
  });
});
