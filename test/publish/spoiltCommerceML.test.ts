import fs, { symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  declaration,
  exchangeFolder,
  product,
  group,
  importFile,
  offer,
  offersFile,
  type Files,
} from '../support/publish/exchangeFolder';
import { readCommerceML } from '../../src/publish/commerceml/readCommerceML';
import { encodeText } from '../support/encodeText';
import { exportOf, itemsOf, readExport } from '../support/publish/readExport';

const products = importFile([product({ id: 'a', title: 'Ковёр' })]);
const offers = offersFile([offer({ id: 'a', prices: { t1: 285 } })]);
/** An export whose file of products is another. */
const withProducts = (content: string | Uint8Array): Files => ({
  'import.xml': content,
  'offers.xml': offers,
});
const withOffers = (content: string | Uint8Array): Files => ({
  'import.xml': products,
  'offers.xml': content,
});
const in1251 = (content: string) =>
  encodeText(content.replace('UTF-8', 'windows-1251'), 'windows-1251');

describe('An export that cannot be published', () => {
  const manyEntities = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${String(index + 1)} "${`&e${String(index)};`.repeat(10)}">`,
  );
  const cases: readonly (readonly [string, Files, RegExp, object])[] = [
    [
      'only changes of offers',
      withOffers(offers.replace('"false"', '"true"')),
      /полная выгрузка/,
      { file: 'offers.xml' },
    ],
    [
      'entities within entities',
      withProducts(
        products.replace('?>', `?><!DOCTYPE x [<!ENTITY e0 "ha">${manyEntities.join('')}]>`),
      ),
      /DOCTYPE/,
      { file: 'import.xml' },
    ],
    [
      'a group inside itself',
      exportOf([product({ id: 'a' })], [], {
        groups: [group('g1', 'Ковры', group('g1', 'Ковры'))],
      }),
      /группа с Ид g1 уже есть/,
      { file: 'import.xml' },
    ],
    [
      'offers whose products are cut off',
      {
        'import.xml': products.slice(0, products.indexOf('<Товар>')),
        'offers.xml': offersFile(['a', 'b', 'c'].map((id) => offer({ id }))),
      },
      /оборван: нет конца «Товары»/,
      { file: 'import.xml' },
    ],
  ];

  test.each(cases)('(%s) is an error with its place', async (_, files, message, place) => {
    const { findings } = await readExport(files);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((error) => error.message)).toStrictEqual([expect.stringMatching(message)]);
    expect(errors[0]?.place).toMatchObject(place);
  });
});

describe('An export with flaws', () => {
  const cases: readonly (readonly [string, Files, RegExp])[] = [
    [
      'UTF-8 that is declared as windows-1251',
      withProducts(products.replace('UTF-8', 'windows-1251')),
      /написано «windows-1251», а на деле utf-8/,
    ],
    ['an offer without its product', withOffers(offersFile([offer({ id: 'z' })])), /без товара/],
    [
      'two catalogues',
      { ...withProducts(products), 'import1_1.xml': importFile([]).replaceAll('k1', 'k2') },
      /нескольких каталогов/,
    ],
  ];

  test.each(cases)('(%s) is read with a warning', async (_, files, message) => {
    const { findings, categories } = await readExport(files);
    expect(findings.map(({ severity }) => severity)).toStrictEqual(['warning']);
    expect(findings[0]?.message).toMatch(message);
    expect(categories.flatMap(({ items }) => items.map(({ title }) => title))).toStrictEqual([
      'Ковёр',
    ]);
  });

  test('names a file that does not open', async () => {
    const folder = exchangeFolder({ 'import.xml': products, 'offers.xml': offers });
    symlinkSync('nowhere', path.join(folder, 'import2.xml'));
    const { findings } = await readCommerceML(folder, undefined);
    expect(findings).toContainEqual({
      severity: 'error',
      place: { file: 'import2.xml' },
      message: expect.stringContaining('файл не открывается') as string,
    });
  });

  test('does not hide a mistake of the program', async () => {
    const mistake = new TypeError('x is not a function');
    jest.spyOn(fs, 'createReadStream').mockImplementation(() => {
      throw mistake;
    });
    await expect(readExport(withProducts(products))).rejects.toBe(mistake);
  });

  test('reads a characteristic without a name into the title', async () => {
    const files = exportOf(
      [product({ id: 'a', title: 'Ковёр' })],
      [offer({ id: 'a#1', characteristics: { '': 'серый' } })],
    );
    expect(await itemsOf(files)).toStrictEqual([
      expect.objectContaining({ title: 'Ковёр, серый' }),
    ]);
  });

  test('leaves a price that is no number to the check', async () => {
    const files = exportOf([product({ id: 'a' })], [offer({ id: 'a', prices: { t1: 'договор' } })]);
    expect(await itemsOf(files)).toStrictEqual([expect.objectContaining({ price: 'договор' })]);
  });
});

describe('A file is read', () => {
  const utf16 = (content: string) => Buffer.from(content.replace('UTF-8', 'UTF-16'), 'utf16le');
  test.each([
    ['in UTF-8', products],
    ['in UTF-8 with a byte order mark', `\uFEFF${products}`],
    ['in UTF-8 without a declaration', products.replace(declaration, '')],
    ['in windows-1251', in1251(products)],
    ['in UTF-16 with a byte order mark', utf16(`\uFEFF${products}`)],
    ['in UTF-16 without one', utf16(products)],
    ['in UTF-16, the high bytes first', Buffer.from(utf16(`\uFEFF${products}`)).swap16()],
  ])('%s', async (_, content) => {
    const { findings, categories } = await readExport(withProducts(content));
    expect(findings).toStrictEqual([]);
    expect(categories).toStrictEqual([
      expect.objectContaining({ title: 'Ковры', items: [expect.objectContaining({ price: 285 })] }),
    ]);
  });

  test('whatever the pieces that its text is cut into', async () => {
    const filler = `<!--${'ё'.repeat(60_000)}-->`;
    const many = Array.from({ length: 20 }, (_, index) =>
      product({ id: String(index), title: `Ковёр №${String(index)}`, more: filler }),
    );
    const items = await itemsOf(exportOf(many));
    expect(items.map(({ title }) => title)).toStrictEqual(
      many.map((_, index) => `Ковёр №${String(index)}`),
    );
  });
});
