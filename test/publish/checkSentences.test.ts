import {
  check,
  company,
  tier,
  validCompany,
  validSettings,
  type Json,
} from '../support/publish/checkSettings';

const priceList = (fields: Json): Json => validSettings({}, {}, { priceList: fields });
const two = (first: Json, second: Json): Json =>
  validSettings(
    {},
    {
      items: [
        { _id: '1', title: 'Ковёр', price: 285, ...first },
        { _id: '2', title: 'Дорожка', price: 285, ...second },
      ],
    },
  );

const words = 'Бывает: «в наличии», «мало», «под заказ», «ожидается».';

/** Settings, and the whole sentence that the owner reads. */
const sentences: readonly (readonly [string, Json, string])[] = [
  [
    'a carpet that is a text',
    validSettings({}, { items: ['ковёр'] }),
    'error, items: нужна запись в фигурных скобках { }, а здесь «ковёр».',
  ],
  [
    'a text for a list',
    validSettings({ purpose: ' офис ' }),
    'error (VG-1), purpose: нужен список в квадратных скобках [ ], а здесь «офис». Запишите так: ["офис"]',
  ],
  [
    'a text for a list of objects',
    validSettings({}, {}, { receiving: 'Самовывоз' }),
    'error, receiving: нужен список в квадратных скобках [ ], а здесь «Самовывоз».',
  ],
  ...['решётка', ['решётка']].map((searchSynonyms): [string, Json, string] => [
    `${typeof searchSynonyms === 'string' ? 'a text' : 'a list'} for groups of words`,
    validSettings({}, {}, { searchSynonyms }),
    'error, searchSynonyms: нужен список в квадратных скобках [ ], а здесь «решётка». Запишите так: [["решётка", "грязесборник"]]',
  ]),
  [
    'a number for a list',
    validSettings({ purpose: 5 }),
    'error (VG-1), purpose: нужен список в квадратных скобках [ ], а здесь «5».',
  ],
  [
    'a price that is a list',
    validSettings({ price: [] }),
    'error (VG-1), price: список [ ] — не число. Нужно только число в рублях, например 695 или 695.5.',
  ],
  [
    'a weight in words',
    validSettings({ weight: 'лёгкий' }),
    'error (VG-1), weight: «лёгкий» — не число. Нужно только число в килограммах.',
  ],
  [
    'a lot in words',
    validSettings({ minLot: 'много' }),
    'error (VG-1), minLot: «много» — не число. Нужно только число в единицах товара.',
  ],
  [
    'a weight of -5',
    validSettings({ weight: -5 }),
    'error (VG-1), weight: число должно быть больше нуля, а здесь «-5». Если его нет, уберите поле.',
  ],
  [
    'a discount of 100 %',
    priceList({ discounts: [{ from: 50000, percent: 100 }] }),
    'error, percent: скидка должна быть меньше 100 процентов, а здесь «100». Без процентов скидка «индивидуальная».',
  ],
  [
    'a discount of 0 %',
    priceList({ discounts: [{ from: 50000, percent: 0 }] }),
    'error, percent: число должно быть больше нуля, а здесь «0». Если его нет, удалите всю запись { }. Без процентов скидка «индивидуальная».',
  ],
  [
    'a discount of null',
    priceList({ discounts: [{ from: 50000, percent: null }] }),
    'error, percent: пустое значение «null» — не число. Нужно только число в процентах. Без процентов скидка «индивидуальная».',
  ],
  [
    'a tier of 0 ₽',
    validSettings({ priceTiers: [tier(50, 0)] }),
    'error (VG-1), price: число должно быть больше нуля, а здесь «0». Если его нет, удалите всю запись { }. Без него этой цены не будет на сайте.',
  ],
  [
    'a date with slashes',
    validSettings({ expectedAt: '5/2/2027' }),
    'error (VG-1), expectedAt: «5/2/2027» — не дата. Запишите так: 2027-02-05',
  ],
  [
    'a date in words',
    validSettings({ expectedAt: 'скоро' }),
    'error (VG-1), expectedAt: «скоро» — не дата. Запишите так: 2026-11-21',
  ],
  [
    'a misspelt availability',
    validSettings({ availability: 'в наличие' }),
    `error (VG-1), availability: наличие «в наличие» сайту неизвестно. Может быть, «в наличии»? ${words}`,
  ],
  [
    'an availability that is a number',
    validSettings({ availability: 5 }),
    `error (VG-1), availability: наличие «5» сайту неизвестно. ${words}`,
  ],
  [
    'a site without its protocol',
    company({ site: ' porog.ru ' }),
    'error, site: «porog.ru» — не адрес сайта. Запишите его целиком: https://porog.ru',
  ],
  [
    'a site with one slash',
    company({ site: 'https:/porog.ru' }),
    'error, site: «https:/porog.ru» — не адрес сайта. Запишите его целиком: https://porog.ru',
  ],
  [
    'a site with its port and without its protocol',
    company({ site: 'ковры-1.рф:8080/shop' }),
    'error, site: «ковры-1.рф:8080/shop» — не адрес сайта. Запишите его целиком: https://ковры-1.рф:8080/shop',
  ],
  ...['https://porog.ru, https://b.ru', 'https://a .ru', 'a@b.ru', 'a.ru/b;c', 'a..ru', 'сайт'].map(
    (site): [string, Json, string] => [
      `a site «${site}»`,
      company({ site }),
      `error, site: «${site}» — не адрес сайта. Запишите его целиком: https://porog.ru`,
    ],
  ),
  [
    'a bad e-mail',
    company({ email: 'zakaz@' }),
    'error, email: «zakaz@» — не адрес почты. Нужен один адрес, например zakaz@porog.ru',
  ],
  [
    'a title that is an object',
    validSettings({ title: { ru: 'Ковёр' } }),
    'error (VG-1), title: нужен текст, а здесь запись { }. Без него товара не будет на сайте.',
  ],
  [
    'a category published by a word in quotes',
    validSettings({}, { isPublished: ' True ' }),
    'error (Ковры), isPublished: здесь «True», и категория не будет показана. Уберите кавычки: "isPublished": true',
  ],
  [
    'a category published by another word',
    validSettings({}, { isPublished: 'да' }),
    'error (Ковры), isPublished: здесь «да», и категория не будет показана. Нужно «true» или «false», без кавычек: "isPublished": true',
  ],
  [
    'a latitude beyond a pole',
    company({ office: { latitude: -90.5 } }),
    'error, latitude: «-90.5» — не координата: она в градусах, например 55.7558',
  ],
  [
    'a longitude beyond the date line',
    company({ office: { longitude: 180.5 } }),
    'error, longitude: «180.5» — не координата: она в градусах, например 55.7558',
  ],
  [
    'a day that the calendar does not have',
    priceList({ date: '2026-02-29' }),
    'error, date: дня «2026-02-29» нет в календаре. Исправьте дату.',
  ],
  [
    'a phone without a number',
    company({ phones: { ...validCompany.phones, warehouse: 'нет' } }),
    'error, warehouse: в телефоне «нет» нет номера, позвонить по нему нельзя. Впишите номер.',
  ],
  ...[
    ...['+7 (495) 000-00-1', '+7 (495) 000-00-012', '+7 (495) 000-00-0О', '+7 (495) ООО-00-01'],
    ...['8 (495) 000-00-1', '8-800-100', '849500000'],
  ].map((office): [string, Json, string] => [
    `the phone ${office}`,
    company({ phones: { office } }),
    `warning, office: в телефоне «${office}» после «+7» или «8» не десять цифр, и звонок не пройдёт. Проверьте номер.`,
  ]),
  [
    'two tiers from one amount',
    validSettings({ priceTiers: [tier(50, 270), tier(100, 260), tier(50, 270)] }),
    'error (VG-1), priceTiers: два значения от 50, и останется только первое. Уберите лишнее.',
  ],
  [
    'a larger amount that costs more',
    validSettings({ priceTiers: [tier(50, 270), tier(100, 270.5)] }),
    'error (VG-1), priceTiers: от 100 цена 270,50 ₽ — выше, чем за меньшее количество (270 ₽). Исправьте цену.',
  ],
  [
    'a tier that costs more than one piece',
    validSettings({ priceTiers: [tier(50, 285.5)] }),
    'error (VG-1), priceTiers: от 50 цена 285,50 ₽ — выше, чем за меньшее количество (285 ₽). Исправьте цену.',
  ],
  [
    'a price with parts of a kopeck',
    validSettings({ price: 271.4285714, unit: 'шт' }),
    'warning (VG-1), price: в цене доли копейки: на сайте 271,43 ₽, а 1 000 шт — 271 428,57 ₽. Округлите цену.',
  ],
  [
    'a tier that is less than a kopeck dearer',
    validSettings({ unit: 'шт', priceTiers: [tier(50, 285.001)] }),
    'warning (VG-1), priceTiers: в цене доли копейки: на сайте 285 ₽, а 1 000 шт — 285 001 ₽. Округлите цену.',
  ],
  [
    'a tier that always applies',
    validSettings({ minLot: 20, unit: 'шт', priceTiers: [tier(20, 270)] }),
    'warning (VG-1), priceTiers: цена от 20 действует всегда: меньше чем 20 шт не заказать.',
  ],
  [
    'a lot that its step does not divide',
    validSettings({ step: 10, minLot: 25, unit: 'шт' }),
    'warning (VG-1), minLot: мин. партия 25 шт не делится на кратность 10 шт.',
  ],
  [
    'a pack that its step does not divide',
    validSettings({ step: 10, packQty: 25, unit: 'шт' }),
    'warning (VG-1), packQty: упаковка 25 шт не делится на кратность 10 шт.',
  ],
  [
    'a width above ten metres',
    validSettings({ width: 1000.5, length: 800 }),
    'warning (VG-1), width: ширина 1 000,5 см, а шире 10 м покрытий не бывает. Проверьте число и единицу.',
  ],
  [
    'an article twice with one price',
    two({ article: 'VG-1' }, { article: 'vg-1' }),
    'warning (vg-1), article: артикул «vg-1» уже есть у товара «Ковёр».',
  ],
  [
    'an article twice with other prices',
    two({ article: 'VG-1' }, { article: 'VG-1', priceTiers: [tier(50, 270)] }),
    'error (VG-1), article: артикул «VG-1» уже есть у товара «Ковёр», и цены у них разные. Исправьте артикул или цену.',
  ],
  [
    'a barcode twice',
    two({ barcode: '4601234567893' }, { barcode: '4601234567893' }),
    'warning (Дорожка), barcode: штрихкод «4601234567893» уже есть у товара «Ковёр».',
  ],
  [
    'a barcode with a wrong digit',
    validSettings({ barcode: '4601234567890' }),
    'warning (VG-1), barcode: последняя, проверочная цифра штрихкода «4601234567890» не сходится. Сверьте его с упаковкой.',
  ],
  [
    'a barcode of nine digits',
    validSettings({ barcode: '460123456' }),
    'warning (VG-1), barcode: «460123456» — не штрихкод: цифр должно быть 8, 12, 13 или 14. Сверьте его с упаковкой.',
  ],
  [
    'a barcode of letters',
    validSettings({ barcode: 'abc46012' }),
    'warning (VG-1), barcode: «abc46012» — не штрихкод: цифр должно быть 8, 12, 13 или 14. Сверьте его с упаковкой.',
  ],
  [
    'an id twice',
    two({ _id: 'a' }, { _id: 'a' }),
    'error (Дорожка), _id: «a»: товар с таким ID уже есть, и этот на сайт не попадёт. Если ID не указан, им служит артикул или название: у двух товаров они должны различаться.',
  ],
  [
    'a model twice',
    validSettings({}, { models: [{ title: 'Страйп' }, { title: 'Страйп' }] }),
    'error (Страйп), title: «Страйп»: модель с таким названием уже есть в этой категории.',
  ],
  [
    'an id of goods that were copied',
    two({ _id: 'a', article: 'VG-1' }, { _id: 'a', article: 'VG-2' }),
    'error (VG-2), _id: «a»: товар с таким ID уже есть, и этот на сайт не попадёт. Артикулы у них разные: если товар скопирован, впишите другой ID.',
  ],
  [
    'an id twice, with one article',
    two({ _id: 'a', article: 'VG-1' }, { _id: 'a', article: 'VG-1' }),
    'error (VG-1), _id: «a»: товар с таким ID уже есть, и этот на сайт не попадёт. Если ID не указан, им служит артикул или название: у двух товаров они должны различаться.',
  ],
  [
    'a listed model that no goods have',
    validSettings({}, { models: [{ title: 'Страйп' }] }),
    'warning (Страйп), title: модели «Страйп» нет ни у одного товара категории, и её описания и картинок не будет на сайте. Укажите её у товаров, а если их больше нет, удалите её.',
  ],
  [
    'a listed model with a typing mistake',
    validSettings({ model: 'Страйп' }, { models: [{ title: 'Старйп' }] }),
    'warning (Старйп), title: модели «Старйп» нет ни у одного товара категории, и её описания и картинок не будет на сайте. Может быть, «Страйп»?',
  ],
  [
    'a listed model in Latin letters',
    validSettings({ model: 'РЕТРО' }, { models: [{ title: 'PETPO' }] }),
    'warning (PETPO), title: модель «PETPO» у товаров называется «РЕТРО»: отличаются только заглавные буквы, пробелы или похожие буквы и знаки, и её описания и картинок не будет на сайте. Напишите одинаково.',
  ],
  [
    'a model of two spellings',
    two({ model: 'Страйп  мини' }, { model: 'страйп мини' }),
    'warning (Дорожка), model: модель «страйп мини» у других товаров называется «Страйп  мини»: отличаются только заглавные буквы, пробелы или похожие буквы и знаки, и страниц будет две. Напишите одинаково.',
  ],
  [
    'a way of receiving twice',
    validSettings(
      {},
      {},
      { receiving: [{ title: 'Доставка' }, { title: 'Доставка', note: 'По Москве бесплатно.' }] },
    ),
    'error, title: «Доставка»: такой способ получения уже есть, этот не выбрать.',
  ],
  [
    'a date of arrival that has passed',
    validSettings({ availability: 'ожидается', expectedAt: '2026-11-22' }),
    'warning (VG-1), expectedAt: дата поступления прошла: 22 ноября 2026. Исправьте её или наличие.',
  ],
  [
    'no published goods',
    validSettings({}, { isPublished: false }),
    'warning, categories: ни одного товара не опубликовано: каталог на сайте будет пуст.',
  ],
  [
    'no phones',
    company({ phones: {} }),
    'warning, phones: телефонов нет: покупатели не смогут позвонить.',
  ],
  [
    'no site',
    company({ site: undefined }),
    'warning, site: адрес сайта не указан: не будет карты сайта для поисковых систем. Впишите его, например https://porog.ru',
  ],
  ...[
    ['a path', 'https://www.example.com/shop/', 'https://www.example.com/'],
    ['a query', 'https://porog.example?page=1', 'https://porog.example/'],
    ['a fragment and a port', 'http://porog.example:8080/#home', 'http://porog.example:8080/'],
  ].map(([name, site, root]): [string, Json, string] => [
    `a site with ${name}`,
    company({ site }),
    `warning, site: из адреса «${site}» возьмём только ${root}: сайт открывается с корня домена, не из папки.`,
  ]),
  [
    'an old price list',
    priceList({ date: '2025-11-22' }),
    'warning, date: прайс-листу больше года: 22 ноября 2025. Обновите дату.',
  ],
  [
    'a smaller discount for a larger sum',
    priceList({
      discounts: [
        { from: 50000, percent: 5 },
        { from: 100000.5, percent: 4.5 },
      ],
    }),
    'error, discounts: скидка от 100 000,50 ₽ — 4,5 %, меньше, чем при меньшей сумме (5 %). Исправьте проценты.',
  ],
  [
    'a smaller discount above one to be agreed',
    priceList({
      discounts: [{ from: 50000, percent: 5 }, { from: 100000 }, { from: 150000, percent: 2 }],
    }),
    'error, discounts: скидка от 150 000 ₽ — 2 %, меньше, чем при меньшей сумме (5 %). Исправьте проценты.',
  ],
];

test.each(sentences)(
  'The check says of %s what is wrong, and the way out',
  async (_, settings, sentence) => {
    expect(await check(settings)).toContain(sentence);
  },
);

test.each<[string, Json]>([
  ['the poles and the date line', company({ office: { latitude: -90, longitude: 180 } })],
  ['a leap day', validSettings({}, {}, { holidays: ['2028-02-29'] })],
  ...[
    ...['+7 (495) 000-00-01 доб. 5', '8-800-100-00-01', '84950000001', '+ 7 495 000 00 01'],
    ...['+375 17 000-00-00', '82-15-30', '821530', '(495) 000-00-01', '112', 'Офис 8: 22-33-44'],
  ].map((office): [string, Json] => [`the phone ${office}`, company({ phones: { office } })]),
  ['a warehouse alone', company({ phones: { warehouse: validCompany.phones.office } })],
  ['another phone alone', company({ phones: { additional: [validCompany.phones.office] } })],
  ['equal prices of tiers', validSettings({ priceTiers: [tier(50, 285), tier(100, 285)] })],
  ['a tier above the least amount', validSettings({ minLot: 20, priceTiers: [tier(21, 270)] })],
  ['tiers without a price', validSettings({ price: undefined, priceTiers: [tier(1, 270)] })],
  ['steps that divide', validSettings({ step: 0.1, minLot: 0.3, packQty: 20 })],
  ['a lot without a step', validSettings({ minLot: 25 })],
  ['goods without articles', two({}, {})],
  [
    'a barcode twice with one article',
    two(
      { article: 'A', barcode: '4601234567893' },
      { article: 'A', barcode: '4601234567893', title: 'Ковёр' },
    ),
  ],
  [
    'models of one title in two categories',
    validSettings(
      {},
      {},
      {
        categories: ['c', 'd'].map((_id) => ({
          _id,
          title: `Ковры ${_id}`,
          isPublished: true,
          items: [{ _id, title: `Ковёр ${_id}`, model: 'Страйп' }],
          models: [{ title: 'Страйп' }],
        })),
      },
    ),
  ],
  [
    'a date of arrival of today',
    validSettings({ availability: 'ожидается', expectedAt: '2026-11-23' }),
  ],
  [
    'a past date of goods that are there',
    validSettings({ availability: 'мало', expectedAt: '2026-11-22' }),
  ],
  ['a price list of a year ago', priceList({ date: '2025-11-23' })],
  [
    'equal discounts',
    priceList({ discounts: [{ from: 1, percent: 5 }, { from: 2, percent: 5 }, { from: 3 }] }),
  ],
])('The check says nothing of %s', async (_, settings) => {
  expect(await check(settings)).toStrictEqual([]);
});
