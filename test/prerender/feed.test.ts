import { listAddresses } from '../../src/prerender/page/listAddresses';
import { structuredData } from '../../src/prerender/structuredData/structuredData';
import { company, feed, feedOfCarpet, settingsOf } from '../support/feed';
import { findYmlErrors } from '../support/ymlRules';
import demo from '../../mocks/settings.json';

describe('The feed for Yandex', () => {
  test('of the demo follows all rules, and has every carpet with a price', () => {
    const { xml, texts, counts } = feed(demo);
    expect(findYmlErrors(xml)).toStrictEqual([]);
    expect(counts).toMatchObject({ offers: 111, withoutPrice: 12, withoutAddress: 0 });
    expect(texts('offer')).toHaveLength(111);
    expect(texts('category')).toHaveLength(11);
  });

  test('says of a carpet what its page says', () => {
    const carpet = {
      ...{ article: 'VG-4060-01', barcode: '4601234567893', brand: 'Порог', country: 'РФ' },
      ...{ width: 40, length: 60, thickness: 8, pileHeight: 6.5, color: 'серый', shape: 'круг' },
      ...{ material: 'ПВХ', base: 'резина', purpose: ['офис', 'дом'], kind: 'ворсовый' },
      ...{ packQty: 10, packVolume: 0.022, minLot: 20, step: 10, weight: 0.74, image: 'a.jpg' },
      ...{ description: 'Держит грязь.\n\nИ воду', availability: 'мало', price: 285.5 },
    };
    const { root, texts } = feedOfCarpet(carpet, {}, { priceList: { minimumOrder: 15000 } });
    const [offer] = root.querySelectorAll('offer');
    expect([offer?.getAttribute('id'), offer?.getAttribute('available')]).toStrictEqual([
      'a',
      'true',
    ]);
    const fields = [...(offer?.children ?? [])].map((each) => [
      [each.tagName, each.getAttribute('name'), each.getAttribute('unit')]
        .filter(Boolean)
        .join(' '),
      each.textContent.replaceAll('\u00A0', ' '),
    ]);
    expect(fields).toStrictEqual([
      ['url', 'https://porog.example/catalog/1/a#item-a'],
      ['price', '285.50'],
      ['currencyId', 'RUB'],
      ['categoryId', '1'],
      ['picture', 'https://porog.example/gallery/items/a.jpg.1200.jpg'],
      ['name', 'Ковёр «Страйп»'],
      ['vendor', 'Порог'],
      ['vendorCode', 'VG-4060-01'],
      ['description', 'Держит грязь. И воду'],
      ['sales_notes', 'Мин. партия 20 шт, заказ от 15 000 ₽, кратно 10'],
      ['country_of_origin', 'Россия'],
      ['barcode', '4601234567893'],
      ['param Размер', '40×60 см'],
      ['param Ширина см', '40'],
      ['param Длина см', '60'],
      ['param Толщина мм', '8'],
      ['param Высота ворса мм', '6.5'],
      ['param Цвет', 'серый'],
      ['param Материал', 'ПВХ'],
      ['param Основа', 'резина'],
      ['param Форма', 'круг'],
      ['param Тип', 'ворсовый'],
      ['param Назначение', 'офис, дом'],
      ['param Количество в упаковке шт', '10'],
      ['param Объём упаковки м³', '0.022'],
      ['weight', '0.74'],
    ]);
    expect(texts('shop > name, shop > company, shop > url')).toStrictEqual([
      'Порог',
      'ООО «Порог»',
      'https://porog.example/',
    ]);
    expect(root.getAttribute('date')).toBe('2026-11-23 08:07');
  });

  test('has the prices and addresses of the structured data', () => {
    const settings = settingsOf(demo);
    const { root } = feed(demo);
    const offers = [...root.querySelectorAll('offer')].map((offer) => {
      const price = Number(offer.querySelector('price')?.textContent);
      return `${price} ${offer.querySelector('url')?.textContent}`;
    });
    const data = listAddresses(settings).map((path) =>
      JSON.stringify(structuredData(settings, { path, description: '', crumbs: [] })),
    );
    const products = data.flatMap((json) =>
      Array.from(
        json.matchAll(/"@type":"Offer","price":([\d.]+).*?"url":"([^"]+)"/g),
        ([, price, url]) => `${price} ${url}`,
      ),
    );
    expect(offers).toStrictEqual(products);
  });

  test('takes from its model the words and pictures that a carpet does not have', () => {
    const model = {
      ...{ title: 'Страйп', description: 'Ворс', brand: 'Порог', country: 'Турция' },
      images: ['grey.jpg', 'blue.jpg', 'room.jpg'],
    };
    const items = [
      { _id: 'a', title: 'Серый', model: 'Страйп', color: 'серый', image: 'grey.jpg', price: 1 },
      { _id: 'b', title: 'Синий', model: 'Страйп', color: 'синий', image: 'blue.jpg', price: 1 },
    ];
    const { texts } = feedOfCarpet({}, { models: [model], items });
    expect(texts('description')).toStrictEqual(['Ворс', 'Ворс']);
    expect(texts('vendor')).toStrictEqual(['Порог', 'Порог']);
    expect(texts('country_of_origin')).toStrictEqual(['Турция', 'Турция']);
    expect(texts('offer:first-child > picture').map((url) => url.split('/').at(-1))).toStrictEqual([
      'grey.jpg.1200.jpg',
      'room.jpg.1200.jpg',
    ]);
  });

  test('describes by its facts what the owner does not describe', () => {
    const carpet = { material: 'ПВХ', weight: 2, packVolume: 0.3, unit: 'компл.' };
    expect(feedOfCarpet(carpet).texts('description')).toStrictEqual([
      'Ковёр «Страйп». Материал: ПВХ. Вес: 2 кг за компл. Объём упаковки: 0,3 м³.',
    ]);
  });

  test.each([
    ['в наличии', 'true'],
    ['мало', 'true'],
    ['под заказ', 'false'],
    ['ожидается', 'false'],
    [undefined, null],
  ])('gives goods that are «%s» the attribute available=%s', (availability, expected) => {
    const { root } = feedOfCarpet({ availability });
    expect(root.querySelector('offer')?.getAttribute('available')).toBe(expected);
  });

  test.each([
    ['a price of the smallest amount', { price: 10, priceTiers: [{ from: 5, price: 9 }] }, '10'],
    [
      'a tier that the smallest amount reaches',
      { price: 10, minLot: 5, priceTiers: [{ from: 5, price: 9 }] },
      '9',
    ],
    ['only a tier', { price: undefined, priceTiers: [{ from: 5, price: 9 }] }, '9'],
    ['kopecks', { price: 0.1 }, '0.10'],
  ])('has for %s the price that the page shows', (_, carpet, price) => {
    expect(feedOfCarpet(carpet).texts('price')).toStrictEqual([price]);
  });

  test.each([
    ['one piece', {}, undefined],
    ['one piece, shortened with a dot', { unit: 'шт.' }, undefined],
    [
      'a price from an amount between two lots on',
      { price: undefined, step: 10, priceTiers: [{ from: 15, price: 9 }] },
      'Мин. партия 20 шт, кратно 10',
    ],
    ['goods by the metre', { unit: 'пог. м' }, 'Цена за пог. м'],
    ['goods by the pair', { unit: 'пара', minLot: 2 }, 'Цена за пару, мин. партия 2 пары'],
    ['a lot', { minLot: 20, step: 10 }, 'Мин. партия 20 шт, кратно 10'],
    [
      'goods by the square metre',
      { unit: 'м²', minLot: 50, step: 25 },
      'Цена за м², мин. партия 50 м², кратно 25',
    ],
    [
      'a price from an amount on',
      { price: undefined, priceTiers: [{ from: 5, price: 9 }] },
      'Мин. партия 5 шт',
    ],
    ['a unit that is too long', { unit: 'х'.repeat(60), minLot: 2 }, undefined],
  ])('notes the terms for %s', (_, carpet, notes) => {
    const [found] = feedOfCarpet(carpet).texts('sales_notes');
    expect(found).toBe(notes);
  });

  test.each([
    ['Китай', 'Китай'],
    ['КНР', 'Китай'],
    ['белоруссия', 'Беларусь'],
    ['Китай, Турция', undefined],
    ['Импорт', undefined],
  ])('names the country «%s» as Yandex does: %s', (country, expected) => {
    const [found] = feedOfCarpet({ country }).texts('country_of_origin');
    expect(found).toBe(expected);
  });

  test.each([
    ['a wrong check digit', '4601234567890'],
    ['a code of a pack', '14601234567890'],
    ['a number of the company’s own', '2000000000015'],
  ])('has no barcode with %s', (_, barcode) => {
    expect(feedOfCarpet({ barcode }).texts('barcode')).toStrictEqual([]);
  });

  test('has no pictures without an original', () => {
    const { texts, counts } = feed(demo, { hasPicture: () => false });
    expect(texts('picture')).toStrictEqual([]);
    expect(counts).toMatchObject({ withoutPicture: 111, withoutBrand: 111 });
  });

  test('leaves out and counts goods whose page could not be written', () => {
    const stripe = '/catalog/96a7747841c8368567d4f62a/%D0%A1%D1%82%D1%80%D0%B0%D0%B9%D0%BF';
    const { counts, texts } = feed(demo, { hasPage: (address: string) => address !== stripe });
    expect(counts?.withoutAddress).toBeGreaterThan(0);
    expect(
      texts('offer > url').filter((url) => url.startsWith(`https://www.example.com${stripe}#`)),
    ).toStrictEqual([]);
  });

  test.each([
    ['without the origin of the site', { ...demo, company: {} }],
    [
      'where nothing has a price',
      {
        company,
        categories: [
          { _id: '1', title: 'Ковры', isPublished: true, items: [{ _id: 'a', title: 'а' }] },
        ],
      },
    ],
    [
      'where nothing is published',
      {
        company,
        categories: [{ _id: '1', title: 'Ковры', items: [{ _id: 'a', title: 'а', price: 1 }] }],
      },
    ],
  ])('is not written %s', (_, settings) => {
    expect(feed(settings).counts).toBeUndefined();
  });

  test('keeps the numbers of categories and the ids of offers when others are added', () => {
    const before = feed({ ...demo, categories: demo.categories.slice(3) });
    const after = feed(demo);
    const idsOf = ({ root }: typeof after, path: string) =>
      Array.from(root.querySelectorAll(path), (each) => [
        each.getAttribute('id'),
        each.querySelector('url, name')?.textContent ?? each.textContent,
      ]);
    for (const path of ['category', 'offer']) {
      expect(idsOf(after, path)).toStrictEqual(expect.arrayContaining(idsOf(before, path)));
    }
  });

  test.each([
    ['VG-6090-04', 'VG-6090-04'],
    // longer than a derived one, or with something before it
    [`id-${'a'.repeat(21)}`, `id-${'a'.repeat(21)}`],
    [`x-id-${'a'.repeat(20)}`, `x-id-${'a'.repeat(20)}`],
    ['Арт. 5', expect.stringMatching(/^id-[\da-f]{20}$/)],
    ['ёж', expect.stringMatching(/^id-[\da-f]{20}$/)],
    ['x'.repeat(81), expect.stringMatching(/^id-[\da-f]{20}$/)],
  ])('gives the carpet %s an id that Yandex allows', (_id, expected: unknown) => {
    expect(feedOfCarpet({ _id }).root.querySelector('offer')?.getAttribute('id')).toStrictEqual(
      expected,
    );
  });

  test('never gives two carpets one id, even one that looks like a derived one', () => {
    const derived = feedOfCarpet({ _id: 'а б' }).root.querySelector('offer')?.getAttribute('id');
    const items = ['а б', derived].map((_id) => ({ _id, title: 'Ковёр', price: 1 }));
    expect(findYmlErrors(feedOfCarpet({}, { items }).xml)).toStrictEqual([]);
  });
});
