import fs, { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSource } from '../../src/publish/source/readSource';
import { exchangeFolder, product, importFile, offer } from '../support/publish/exchangeFolder';
import { exportOf } from '../support/publish/readExport';

const folder = mkdtempSync(path.join(tmpdir(), 'source-'));
const at = (name: string) => path.join(folder, name);

/** Writes a settings file. @returns its path */
function written(text: string): string {
  writeFileSync(at('settings.json'), text);
  return at('settings.json');
}

const catalog = exchangeFolder(exportOf([product({ id: 'a', groups: [] })]));

describe('Settings with a catalogue', () => {
  test('take the categories from it, and keep the rest', async () => {
    const settings = written('{"company": {\n"site": "x"},\n"categories": [{"_id": "old"}]}');
    const source = await readSource({ settings, catalog });
    expect(JSON.parse(source.block)).toEqual({
      company: { site: 'x' },
      categories: [
        {
          _id: 'other',
          title: 'Другие товары',
          isPublished: true,
          items: [{ _id: 'a', title: 'Ковёр a' }],
        },
      ],
    });
    expect(source.catalogFolder).toBe(catalog);
    expect(source.files).toEqual([settings, catalog]);
    expect(source.placeOf(['company', 'site'])).toMatchObject({ file: settings, row: 2 });
    expect(source.placeOf(['categories', 0, 'items', 0, 'title'])).toMatchObject({
      file: 'import.xml',
      field: 'Наименование',
    });
    expect(source.placeOf([])).toMatchObject({ file: settings });
  });

  test('keep what 1C does not say of its models, and the models that it does not make', async () => {
    const rug = { title: 'Ковёр «Страйп»', description: 'Ворс', images: ['1.jpg'] };
    const models = [rug, { title: 'Трава', description: 'Мягкая' }];
    const items = [{ _id: 'b', title: 'Трава 1×2', model: 'Трава' }];
    const settings = written(
      JSON.stringify({
        categories: [{ _id: 'g1', title: 'Ковры', isPublished: true, models, items }],
      }),
    );
    const { block } = await readSource({
      settings,
      catalog: exchangeFolder(
        exportOf(
          [product({ id: 'a', title: rug.title }), product({ id: 'b', title: 'Трава 1×2' })],
          [offer({ id: 'a#1', characteristics: { Цвет: 'серый' } })],
        ),
      ),
    });
    expect(JSON.parse(block)).toMatchObject({
      categories: [{ models, items: [{ model: rug.title }, { model: 'Трава' }] }],
    });
  });

  test('name the fields that they keep, and the catalogue those that it gives', async () => {
    const items = [{ _id: 'a', title: 'Ковёр', minLot: '5 шт' }];
    const settings = written(`{"categories":\n${JSON.stringify([{ _id: 'other', items }])}}`);
    const { placeOf, findings } = await readSource({ settings, catalog });
    const path = ['categories', 0, 'items', 0];
    const ofSettings = { file: settings, row: 2, field: 'minLot' };
    expect(placeOf([...path, 'minLot'])).toMatchObject(ofSettings);
    expect(findings.at(-1)).toMatchObject({
      place: ofSettings,
      message: '«5 шт» — не число, возьмём 5?',
    });
    expect(placeOf([...path, 'title'])).toMatchObject({
      file: 'import.xml',
      field: 'Наименование',
    });
    expect(placeOf([...path, 'width'])).toMatchObject({ file: 'import.xml' });
  });

  test('may be absent', async () => {
    const source = await readSource({ catalog });
    expect(source.files).toEqual([catalog]);
    expect(source.findings.map(({ place }) => place.file)).toEqual(['SETTINGS', 'import.xml']);
    expect(source.placeOf(['company'])).toEqual({ file: 'SETTINGS' });
    expect(JSON.parse(source.block)).toHaveProperty('categories.0.title', 'Другие товары');
  });

  test('that are damaged publish nothing, though the catalogue is checked', async () => {
    const source = await readSource({ settings: written('{'), catalog });
    expect(source.input).toBeUndefined();
    expect(source.block).toBe('{}');
    expect(source.findings.map(({ place }) => place.file)).toEqual([
      at('settings.json'),
      'import.xml',
    ]);
  });

  test.each([
    ['is absent', 'нет такого файла или папки. Проверьте, что указано в CATALOG'],
    [
      'cannot be opened',
      'не открывается: проверьте права и закройте программу, которая его держит',
    ],
  ])('report a catalogue that %s', async (state, message) => {
    const { statSync } = fs;
    jest.spyOn(fs, 'statSync').mockImplementation((file, options) => {
      if (file === at('absent') && state !== 'is absent') {
        throw Object.assign(new Error('not permitted'), { code: 'EACCES' });
      }
      return statSync(file, options);
    });
    const source = await readSource({ settings: written('{}'), catalog: at('absent') });
    const place = { file: at('absent') };
    expect(source.findings).toEqual([{ severity: 'error', place, message }]);
    expect(source.placeOf(['categories', 0])).toEqual(place);
    expect(source.catalogFolder).toBe(folder);
    expect(source.files).toEqual([at('settings.json'), at('absent')]);
    expect(source.block).toBe('{"categories":[]}');
    expect(source.isCatalogUnread).toBe(true);
  });
});

test('A mistake of the program is not taken for one of the files', async () => {
  const mistake = new TypeError('x is not a function');
  jest.spyOn(fs, 'statSync').mockImplementation(() => {
    throw mistake;
  });
  await expect(readSource({ catalog })).rejects.toBe(mistake);
});

test('Settings without a catalogue have no folder of pictures and no rules for 1C', async () => {
  const settings = written('{"commerceML": {"priceType": "Опт"}, "faq": []}');
  const source = await readSource({ settings });
  expect(source).toMatchObject({ block: '{"faq":[]}', files: [settings] });
  expect(source.catalogFolder).toBeUndefined();
});

const hidden = '{"categories": [{"_id": "other", "isPublished": false}]}';
const ungrouped = product({ id: 'a', groups: [] });

test.each([
  ['a folder of 1C without goods', { 'text.txt': '' }, '{}', true],
  ['an export without offers', { 'import.xml': importFile([ungrouped]) }, '{}', false],
  ['such an export of a hidden category', { 'import.xml': importFile([ungrouped]) }, hidden, true],
  ['an export of a hidden category with a doubt', exportOf([ungrouped]), hidden, false],
])('Of %s it is known whether errors take the place of goods', async (_, files, text, isUnread) => {
  const source = await readSource({ settings: written(text), catalog: exchangeFolder(files) });
  expect(source.isCatalogUnread).toBe(isUnread);
});

describe('A settings file that does not exist', () => {
  test.each([
    ['far.txt', 'Проверьте, что указано в SETTINGS.'],
    ['absent/settings.json', 'Проверьте, что указано в SETTINGS.'],
    ['setings.json', `Может быть, ${at('settings.json')}?`],
  ])('is an error with the way out: %s', async (name, hint) => {
    written('{}');
    const { findings } = await readSource({ settings: at(name) });
    expect(findings).toEqual([
      { severity: 'error', place: { file: at(name) }, message: `нет такого файла. ${hint}` },
    ]);
  });
});
