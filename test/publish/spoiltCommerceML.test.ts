import { symlinkSync } from 'node:fs';
import path from 'node:path';
import {
  declaration,
  document,
  exchangeFolder,
  good,
  group,
  importFile,
  offer,
  offersFile,
  price,
  xml,
  type Files,
} from '../support/exchangeFolder';
import { readCommerceML } from '../../src/publish/commerceml/readCommerceML';
import { encodeText } from '../support/encodeText';
import { exportOf, itemsOf, readExport } from '../support/readExport';

const goods = importFile([good({ id: 'a', title: 'Ковёр' })]);
const offers = offersFile([offer({ id: 'a', prices: { t1: 285 } })]);
/** An export whose file of goods is another. */
const withGoods = (content: string | Uint8Array): Files => ({
  'import.xml': content,
  'offers.xml': offers,
});
const withOffers = (content: string | Uint8Array): Files => ({
  'import.xml': goods,
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
    ['an empty folder', {}, /нет import\.xml/, {}],
    ['a folder of other files', { 'orders.xml': document() }, /есть только orders\.xml/, {}],
    ['no file of offers', { 'import.xml': goods }, /нет offers\.xml/, {}],
    [
      'a file that is cut off',
      withGoods(goods.slice(0, goods.indexOf('</Товар>'))),
      /оборван: нет конца «Товар»/,
      { file: 'import.xml', row: 12, column: 1 },
    ],
    ['an empty file', withGoods(''), /нет данных/, { file: 'import.xml' }],
    ['a web page', withGoods('<!DOCTYPE html><html></html>'), /веб-страница/, { row: 1 }],
    ['a web page without DOCTYPE', withGoods('<html></html>'), /веб-страница/, { row: 1 }],
    ['another XML', withGoods('<yml_catalog/>'), /первый элемент — «yml_catalog»/, { row: 1 }],
    ['a text', withGoods('Ковры'), /не XML/, { row: 1, column: 1 }],
    [
      'tags that do not match',
      withGoods(goods.replace('</Группы>', '</Группа>')),
      /теги не сходятся/,
      { file: 'import.xml', row: 5 },
    ],
    ['a sign & of its own', withGoods(goods.replace('Ковёр', 'Ковёр & К')), /«&amp;»/, { row: 10 }],
    ['CommerceML 1', withGoods(goods.replace('"2.10"', '"1.0"')), /CommerceML 1/, { row: 2 }],
    [
      'CommerceML 1 in English',
      withGoods('<CommercialInformation/>'),
      /CommerceML 1/,
      { file: 'import.xml' },
    ],
    [
      'orders instead of goods',
      withGoods(document(xml('Документ', xml('Ид', '1')))),
      /это заказы/,
      { file: 'import.xml', row: 2 },
    ],
    [
      'only changes of goods',
      withGoods(goods.replace('"false"', '"true"')),
      /«Каталог» содержит только изменения/,
      { file: 'import.xml' },
    ],
    [
      'only changes of offers',
      withOffers(offers.replace('"false"', '"true"')),
      /полная выгрузка/,
      { file: 'offers.xml' },
    ],
    [
      'a package of changes',
      withOffers(document(xml('ИзмененияПакетаПредложений'))),
      /только изменения/,
      { file: 'offers.xml' },
    ],
    [
      'entities within entities',
      withGoods(goods.replace('?>', `?><!DOCTYPE x [<!ENTITY e0 "ha">${manyEntities.join('')}]>`)),
      /DOCTYPE/,
      { file: 'import.xml' },
    ],
    [
      'an unknown encoding',
      withGoods(encodeText(goods.replace('UTF-8', 'koi-7'), 'windows-1251')),
      /неизвестная кодировка «koi-7»/,
      { file: 'import.xml' },
    ],
    [
      'a damaged byte',
      withGoods(Buffer.from(goods).fill(0xff, goods.length, goods.length + 1)),
      /байты, которых в UTF-8 не бывает/,
      { file: 'import.xml' },
    ],
    ['NUL bytes', withGoods(goods.replace('Ковёр', 'Ков\0р')), /нулевые байты/, { row: 10 }],
    [
      'the same good twice',
      withGoods(importFile([good({ id: 'a' }), good({ id: 'a' })])),
      /Ид a уже есть: import\.xml, строка/,
      { file: 'import.xml', field: 'Ид' },
    ],
    [
      'a file of an earlier export',
      { ...withGoods(goods), 'import0_1.xml': goods },
      /остался файл прошлой выгрузки/,
      { field: 'Ид' },
    ],
    [
      'the same offer twice',
      withOffers(offersFile([offer({ id: 'a' }), offer({ id: 'a' })])),
      /Ид a уже есть/,
      { file: 'offers.xml' },
    ],
    [
      'a good without an id',
      withGoods(importFile([good({ id: '' })])),
      /«Товар» без «Ид»/,
      { file: 'import.xml', field: 'Ид' },
    ],
    [
      'a good without a name',
      withGoods(importFile([good({ id: 'a', title: ' ', article: 'VG' })])),
      /без названия/,
      { article: 'VG', field: 'Наименование' },
    ],
    [
      'a group that is not there',
      withGoods(importFile([good({ id: 'a', groups: ['g9'] })])),
      /группы с Ид «g9» нет/,
      { field: 'Группы' },
    ],
    [
      'a group inside itself',
      withGoods(
        importFile([good({ id: 'a' })], {
          groups: [group('g1', 'Ковры', group('g1', 'Ковры'))],
        }),
      ),
      /группа с Ид g1 уже есть/,
      { file: 'import.xml' },
    ],
    [
      'offers whose goods are cut off',
      {
        'import.xml': goods.slice(0, goods.indexOf('<Товар>')),
        'offers.xml': offersFile(['a', 'b', 'c'].map((id) => offer({ id }))),
      },
      /оборван: нет конца «Товары»/,
      { file: 'import.xml' },
    ],
    [
      'remains in words',
      withOffers(offersFile([offer({ id: 'a', amount: 'много' })])),
      /остаток «много» — не число/,
      { field: 'Количество' },
    ],
    [
      'two prices of one type',
      withOffers(
        offersFile([offer({ id: 'a', more: xml('Цены', price('t1', 100), price('t1', 120)) })]),
      ),
      /две цены одного вида: 100 и 120/,
      { file: 'offers.xml' },
    ],
  ];

  test.each(cases)('(%s) is an error with its place', async (_, files, message, place) => {
    const { findings } = await readExport(files);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map((error) => error.message)).toEqual([expect.stringMatching(message)]);
    expect(errors[0]?.place).toMatchObject(place);
  });
});

describe('An export with flaws', () => {
  const cases: readonly (readonly [string, Files, RegExp])[] = [
    [
      'windows-1251 that is declared as UTF-8',
      withGoods(encodeText(goods, 'windows-1251')),
      /написано «utf-8», а на деле windows-1251/,
    ],
    [
      'UTF-8 that is declared as windows-1251',
      withGoods(goods.replace('UTF-8', 'windows-1251')),
      /написано «windows-1251», а на деле utf-8/,
    ],
    ['control characters', withGoods(goods.replace('Ковёр', '\u0001Ковёр')), /служебные символы/],
    [
      'remains below zero',
      withOffers(offersFile([offer({ id: 'a', amount: -3 })])),
      /остаток -3 меньше нуля/,
    ],
    ['an offer without its good', withOffers(offersFile([offer({ id: 'z' })])), /без товара/],
    [
      'a picture outside the folder',
      withGoods(
        importFile([good({ id: 'a', title: 'Ковёр', more: xml('Картинка', '..\\1.jpg') })]),
      ),
      /картинка «\.\.\/1\.jpg» не в папке/,
    ],
    [
      'a picture on a disk',
      withGoods(
        importFile([good({ id: 'a', title: 'Ковёр', more: xml('Картинка', 'C:\\фото\\1.jpg') })]),
      ),
      /не в папке/,
    ],
    ['a newer schema', withGoods(goods.replace('"2.10"', '"3.1"')), /версия схемы 3\.1/],
    [
      'two catalogues',
      { ...withGoods(goods), 'import1_1.xml': importFile([]).replaceAll('k1', 'k2') },
      /нескольких каталогов/,
    ],
  ];

  test.each(cases)('(%s) is read with a warning', async (_, files, message) => {
    const { findings, categories } = await readExport(files);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
    expect(findings[0]?.message).toMatch(message);
    expect(categories.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(['Ковёр']);
  });

  test('names a file that does not open', async () => {
    const folder = exchangeFolder({ 'import.xml': goods, 'offers.xml': offers });
    symlinkSync('nowhere', path.join(folder, 'import2.xml'));
    const { findings } = await readCommerceML(folder, undefined);
    expect(findings).toContainEqual({
      severity: 'error',
      place: { file: 'import2.xml' },
      message: expect.stringContaining('файл не открывается') as string,
    });
  });

  test('reads a characteristic without a name into the title', async () => {
    const files = exportOf(
      [good({ id: 'a', title: 'Ковёр' })],
      [offer({ id: 'a#1', characteristics: { '': 'серый' } })],
    );
    expect(await itemsOf(files)).toEqual([expect.objectContaining({ title: 'Ковёр, серый' })]);
  });

  test('leaves a price that is no number to the check', async () => {
    const files = exportOf([good({ id: 'a' })], [offer({ id: 'a', prices: { t1: 'договор' } })]);
    expect(await itemsOf(files)).toEqual([expect.objectContaining({ price: 'договор' })]);
  });
});

describe('A file is read', () => {
  const utf16 = (content: string) => Buffer.from(content.replace('UTF-8', 'UTF-16'), 'utf16le');
  test.each([
    ['in UTF-8', goods],
    ['in UTF-8 with a byte order mark', `\uFEFF${goods}`],
    ['in UTF-8 without a declaration', goods.replace(declaration, '')],
    ['in windows-1251', in1251(goods)],
    ['in UTF-16 with a byte order mark', utf16(`\uFEFF${goods}`)],
    ['in UTF-16 without one', utf16(goods)],
    ['in UTF-16, the high bytes first', Buffer.from(utf16(`\uFEFF${goods}`)).swap16()],
  ])('%s', async (_, content) => {
    const { findings, categories } = await readExport(withGoods(content));
    expect(findings).toEqual([]);
    expect(categories).toEqual([
      expect.objectContaining({ title: 'Ковры', items: [expect.objectContaining({ price: 285 })] }),
    ]);
  });

  test('whatever the pieces that its text is cut into', async () => {
    const filler = `<!--${'ё'.repeat(60_000)}-->`;
    const many = Array.from({ length: 20 }, (_, index) =>
      good({ id: String(index), title: `Ковёр №${String(index)}`, more: filler }),
    );
    const folder = exchangeFolder({ 'import.xml': importFile(many), 'offers.xml': offersFile([]) });
    const { categories } = await readCommerceML(folder, {});
    const titles = categories.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual(many.map((_, index) => `Ковёр №${String(index)}`));
  });
});
