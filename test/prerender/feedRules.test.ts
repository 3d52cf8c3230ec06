import fc from 'fast-check';
import { company, feed, settingsOf } from '../support/feed';
import { findYmlErrors } from '../support/ymlRules';
import demo from '../../mocks/settings.json';

const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.string({ minLength: 1, unit: 'binary' }) },
  { weight: 2, arbitrary: fc.string({ minLength: 100, maxLength: 4000, unit: 'grapheme' }) },
  fc.constantFrom(
    ']]>',
    '<b>&amp;</b>',
    '"\'',
    '\u0001',
    '\uFFFF',
    '\uD800',
    '\u200B',
    'а\r\nб',
    '__proto__',
  ),
);
const amount = fc.oneof(
  fc.double({ min: 1e-9, max: 1e21, noNaN: true }),
  fc.constantFrom(0.001, 0.004, 0.1, 1e15, 1e16),
  fc.integer({ min: 1, max: 1000 }),
);
const carpets = fc.record(
  {
    ...{ _id: nasty, title: nasty, model: nasty, article: nasty, barcode: nasty, image: nasty },
    ...{ description: nasty, brand: nasty, country: nasty, kind: nasty, color: nasty, unit: nasty },
    ...{ width: amount, length: amount, thickness: amount, packQty: amount, minLot: amount },
    ...{ step: amount, weight: amount, packVolume: amount, price: amount },
    purpose: fc.array(nasty),
    priceTiers: fc.array(fc.record({ from: amount, price: amount }), { maxLength: 3 }),
    availability: fc.constantFrom('в наличии', 'мало', 'под заказ', 'ожидается'),
  },
  { requiredKeys: ['_id', 'title'] },
);
const catalogues = fc.array(
  fc.record({
    ...{ _id: nasty, title: nasty, isPublished: fc.constant(true) },
    items: fc.array(carpets, { maxLength: 4 }),
    models: fc.array(fc.record({ title: nasty, images: fc.array(nasty, { maxLength: 15 }) }), {
      maxLength: 2,
    }),
  }),
  { minLength: 1, maxLength: 3 },
);

describe('A feed', () => {
  test('follows all rules for any catalogue, and loses nothing of it', () => {
    fc.assert(
      fc.property(catalogues, (categories) => {
        const settings = { company, categories };
        const { xml, counts, texts } = feed(settings);
        const carpets = settingsOf(settings).categories.flatMap(({ items }) => items);
        fc.pre(counts !== undefined);
        expect(findYmlErrors(xml)).toStrictEqual([]);
        expect(texts('offer')).toHaveLength(counts.offers);
        expect(counts.offers + counts.withoutPrice + counts.withoutAddress).toBe(carpets.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('The check of feeds finds', () => {
  const valid = feed({ ...demo, categories: demo.categories.slice(3, 5) }).xml;
  const [offer = ''] = /<offer [\s\S]*?<\/offer>/.exec(valid) ?? [];
  const inOffer = (from: string | RegExp, to: string) => () =>
    valid.replace(offer, offer.replace(from, to));
  const inFeed = (from: string | RegExp, to: string) => () => valid.replace(from, to);
  const added = (text: string) => inOffer('</offer>', `${text}</offer>`);

  test.each([
    ['broken XML', inFeed('</shop>', ''), /^The root is/],
    ['text before the header', inFeed('<?xml', ' <?xml'), /^The root is|header/],
    ['another encoding', inFeed('UTF-8', 'KOI8-R'), /XML header/],
    ['an unknown entity', inOffer(/<name>/, '<name>&nbsp;'), /root|entities/],
    ['control characters', inOffer(/<name>/, '<name>\u0085'), /control/],
    ['a date of another form', inFeed(/date="[^"]*"/, 'date="23.11.2026"'), /date/],
    ['no name of the shop', inFeed(/<name>.*<\/name>/, ''), /^name is missing/],
    [
      'an empty name of the company',
      inFeed(/<company>.*<\/company>/, '<company/>'),
      /company is empty/,
    ],
    [
      'an address of the shop that is not absolute',
      inFeed(/<url>.*<\/url>/, '<url>/</url>'),
      /url is wrong/,
    ],
    ['categories after the offers', () => moved(valid), /out of order/],
    ['dollars', inFeed('id="RUB"', 'id="USD"'), /not the rouble/],
    ['a rate', inFeed('rate="1"', 'rate="2"'), /rate/],
    [
      'a category that is not a number',
      inFeed(/<category id="\d+"/, '<category id="mats"'),
      /id of a category/,
    ],
    [
      'a category of 19 digits',
      inFeed(/<category id="\d+"/, `<category id="${'1'.repeat(19)}"`),
      /id of a category/,
    ],
    [
      'a category without a name',
      inFeed(/(<category id="\d+")>[^<]*<\/category>/, '$1/>'),
      /category has no name/,
    ],
    [
      'two categories with one id',
      inFeed(/(<category [\s\S]*?<\/category>)/, '$1$1'),
      /categories have one id/,
    ],
    [
      'an offer of no category',
      inOffer(/<categoryId>\d+/, '<categoryId>5'),
      /category of an offer/,
    ],
    ['an offer in another currency', inOffer('RUB', 'RUR'), /currency of an offer/],
    ['two offers with one id', inFeed(offer, offer + offer), /offers have one id/],
    [
      'two offers with one address',
      inFeed(offer, offer + offer.replace('offer id="', 'offer id="x')),
      /one url/,
    ],
    ['an id with a space', inOffer('id="', 'id="a b'), /id of an offer/],
    ['an id of 81 characters', inOffer(/id="[^"]*"/, `id="${'x'.repeat(81)}"`), /id of an offer/],
    ['an unknown availability', inOffer('available="true"', 'available="yes"'), /available/],
    ['no price', inOffer(/<price>.*<\/price>/, ''), /price is missing/],
    ['a price of 0', inOffer(/<price>.*<\/price>/, '<price>0.00</price>'), /price is wrong/],
    [
      'a price with a comma',
      inOffer(/<price>.*<\/price>/, '<price>28,5</price>'),
      /price is wrong/,
    ],
    ['two prices', added('<price>1</price>'), /price is there too often/],
    ['an address with Cyrillic letters', inOffer('/catalog/', '/каталог/'), /url is wrong/],
    [
      'an address of 2,049 characters',
      inOffer('/catalog/', `/catalog/${'x'.repeat(2049)}`),
      /url is too long/,
    ],
    ['no name', inOffer(/<name>.*<\/name>/, ''), /name is missing/],
    [
      'a name of 151 characters',
      inOffer(/<name>.*<\/name>/, `<name>${'x'.repeat(151)}</name>`),
      /name is too long/,
    ],
    [
      'a description of 3,001 characters',
      inOffer('<description>', `<description>${'x'.repeat(3001)}`),
      /description is too long/,
    ],
    [
      'notes of 51 characters',
      inOffer('<sales_notes>', `<sales_notes>${'x'.repeat(51)}`),
      /sales_notes is too long/,
    ],
    [
      'eleven pictures',
      added(
        Array.from({ length: 11 }, (_, index) => `<picture>https://a/${index}.jpg</picture>`).join(
          '',
        ),
      ),
      /picture is there too often/,
    ],
    [
      'a picture twice',
      added('<picture>https://a/1.jpg</picture><picture>https://a/1.jpg</picture>'),
      /picture is there twice/,
    ],
    [
      'a picture in another format',
      added('<picture>https://a/1.avif</picture>'),
      /picture is wrong/,
    ],
    [
      'a picture whose address is not absolute',
      added('<picture>/1.jpg</picture>'),
      /picture is wrong/,
    ],
    [
      'an address of a picture of 513 characters',
      added(`<picture>https://a/${'x'.repeat(520)}.jpg</picture>`),
      /picture is too long/,
    ],
    ['a wrong check digit', added('<barcode>4601234567890</barcode>'), /check digit/],
    ['a barcode of 14 digits', added('<barcode>14601234567890</barcode>'), /barcode is wrong/],
    [
      'a country in Latin letters',
      added('<country_of_origin>China</country_of_origin>'),
      /country_of_origin is wrong/,
    ],
    ['a weight of 0', inOffer(/<weight>.*<\/weight>/, '<weight>0</weight>'), /weight is wrong/],
    [
      'a weight with a unit',
      inOffer(/<weight>.*<\/weight>/, '<weight>2 кг</weight>'),
      /weight is wrong/,
    ],
    ['a param without a name', added('<param>5</param>'), /param has no name/],
    ['an empty param', added('<param name="Цвет"/>'), /param is empty/],
    ['an element for tyres', added('<min-quantity>4</min-quantity>'), /min-quantity has no rule/],
  ])('%s', (_, spoil, error) => {
    const spoilt = spoil();
    expect(spoilt).not.toBe(valid);
    expect(findYmlErrors(spoilt)).toContainEqual(expect.stringMatching(error));
  });
});

/** Moves the categories behind the offers. */
function moved(xml: string): string {
  const [categories = ''] = /<categories>[\s\S]*<\/categories>/.exec(xml) ?? [];
  return xml.replace(categories, '').replace('</shop>', `${categories}</shop>`);
}
