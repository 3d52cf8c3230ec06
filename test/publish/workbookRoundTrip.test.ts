import * as fc from 'fast-check';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseSettings } from '../../src/domain/settings/parseSettings';
import { publishedCategories, type Settings } from '../../src/domain/settings/settings';
import { availabilities } from '../../src/domain/trade/availability';
import { priceTable } from '../../src/domain/trade/priceTable';
import { readSource } from '../../src/publish/source/readSource';
import { listText } from '../../src/publish/workbook/cells/text';
import { catalogSheets } from '../../src/publish/workbook/write/catalogSheets';
import { longestText, writeSheets, writeXlsx, type Sheet } from '../../src/shared/files/writeXlsx';

const folder = mkdtempSync(path.join(tmpdir(), 'workbook-'));
const settingsFile = path.join(folder, 'settings.json');
const catalogFile = path.join(folder, 'catalog.xlsx');

const parse = (block: string) => parseSettings(block, () => undefined);

async function save(workbook: Promise<Blob>) {
  writeFileSync(catalogFile, Buffer.from(await (await workbook).arrayBuffer()));
}

/** Writes the catalogue of a settings file as a workbook. */
async function writeCatalog(settings: unknown) {
  writeFileSync(settingsFile, JSON.stringify(settings));
  const block = (await readSource({ settings: settingsFile })).block;
  await save(writeSheets(catalogSheets(parse(block))));
  return block;
}

function withoutColumn({ name: sheet, table }: Sheet, heading: string): Sheet {
  const isKept = (_: unknown, index: number) => table.columns[index]?.heading !== heading;
  const rows = table.rows.map((row) => row.filter(isKept));
  return { name: sheet, table: { ...table, columns: table.columns.filter(isKept), rows } };
}

const readBack = () => readSource({ settings: settingsFile, catalog: catalogFile });

/** What a workbook changes in a text: a known carpet keeps its own. */
const inWorkbook = (one: string) =>
  one.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\t\n]|\uFFFE/gu, '');

/** A new name has single spaces in place of other white space (docs/product.md §23.6). */
const inNewCell = (key: string, value: string) =>
  ['_id', 'title', 'model', 'article'].includes(key)
    ? inWorkbook(value).replace(/\s+/g, ' ')
    : inWorkbook(value);

/** Texts that spreadsheets, XML and the grammar of lists may change; a dash is an empty cell (docs/product.md §25.7). */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      ...['=1+1', '+7', '@a', "'a", '"a"; "b"', 'a;b,c', 'a\nb', 'a\r\nb', 'a\tb', '_x000D_'],
      ...[
        '_x005F_',
        '007',
        '1200',
        '1 200 руб',
        '1e5',
        '2026-11-01',
        '10.12',
        'ИСТИНА',
        'да',
        '#N/A',
      ],
      ...[
        '🧵',
        'a\u0001b',
        'a\uFFFEb',
        '\uFFFD',
        'constructor',
        '__proto__',
        'Итого',
        'Цена',
        'Артикул',
      ],
      ...['<b>&amp;', '  a  b  ', 'я'.repeat(32_767)],
    ),
  )
  .filter((one) => !/^(?:|\.{1,2}|[-–—])$/.test(inWorkbook(one).trim()));

/** Texts by which things are found. */
const name = text.map(inWorkbook);

const positive = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }),
  fc.double({ min: 0.001, max: 1e9, noNaN: true }),
  fc.constantFrom(0.1 + 0.2, 1e-7, 123_456_789.123, 4_601_234_567_893),
);
/** cm; less is refused without a unit. */
const side = positive.map((number) => Math.max(number, 10));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
/**
 * Lists that fit into a cell: others are refused (docs/product.md §25.14). Texts that differ only in
 * what a workbook cannot hold are one in it, and of a list each counts once.
 */
const listOf = (element: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(element, { selector: inWorkbook, minLength: 1, maxLength: 3 })
    .filter((elements) => listText(elements).length <= longestText);
const list = listOf(text);
/** Folders are separated by slashes. */
const picture = text.map((one) => one.replaceAll('\\', '/'));

const carpet = fc.record({
  _id: name,
  title: name,
  model: maybe(name),
  article: maybe(name),
  barcode: maybe(text),
  image: maybe(picture),
  description: maybe(text),
  brand: maybe(text),
  country: maybe(text),
  kind: maybe(text),
  purpose: maybe(list),
  width: maybe(side),
  length: maybe(side),
  thickness: maybe(positive),
  pileHeight: maybe(positive),
  material: maybe(text),
  base: maybe(text),
  color: maybe(text),
  shape: maybe(text),
  unit: maybe(text),
  packQty: maybe(positive),
  minLot: maybe(positive),
  step: maybe(positive),
  weight: maybe(positive),
  packWeight: maybe(positive),
  packVolume: maybe(positive),
  price: maybe(positive),
  priceTiers: maybe(
    fc.uniqueArray(fc.record({ from: positive, price: positive }), {
      selector: ({ from }) => from,
      minLength: 1,
      maxLength: 3,
    }),
  ),
  availability: maybe(fc.constantFrom(...availabilities)),
  expectedAt: maybe(fc.constantFrom('2026-12-05', '2026-02-28', '1899-12-31')),
});

const model = fc.record({
  title: name,
  description: maybe(text),
  country: maybe(text),
  brand: maybe(text),
  images: maybe(listOf(picture)),
});

const category = fc.record({
  _id: name,
  title: name,
  image: maybe(picture),
  isPublished: fc.boolean(),
  models: maybe(
    fc.uniqueArray(model, { selector: ({ title }) => title.trim(), minLength: 1, maxLength: 2 }),
  ),
  items: fc.array(carpet, { maxLength: 3 }),
});

const settings = fc
  .record({
    categories: fc.uniqueArray(category, { selector: ({ _id }) => _id.trim(), maxLength: 3 }),
  })
  // a workbook without goods is an error
  .filter(({ categories }) => categories.some(({ items }) => items.length > 0));

const demo = 'mocks/settings.json';
const readDemo = () => parse(readFileSync(demo, 'utf8'));
const demoBlock = async () => (await readSource({ settings: demo })).block;

function priceListOf(of: Settings) {
  const offers = publishedCategories(of).flatMap((one) =>
    one.items.map((item) => ({ carpet: item, category: one })),
  );
  const above = [['Прайс-лист от 1 ноября 2026 · +7 (495) 000-00-01']];
  const link = { text: 'Открыть', address: 'https://www.example.com/prices' };
  return { above, link, ...priceTable(offers) };
}

describe('The workbook of npm run catalog:xlsx, read back', () => {
  test('changes nothing in any catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(settings, async (before) => {
        const block = await writeCatalog(before);
        const after = await readBack();
        expect(after.findings.filter(({ severity }) => severity === 'error')).toStrictEqual([]);
        expect(parse(after.block)).toStrictEqual(parse(block));
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  test('is the whole catalogue, without any in the settings', async () => {
    await fc.assert(
      fc.asyncProperty(settings, async (before) => {
        const block = await writeCatalog(before);
        writeFileSync(settingsFile, '{}');
        const texts = JSON.stringify(parse(block), (key, value: unknown) =>
          typeof value === 'string' ? inNewCell(key, value) : value,
        );
        const after = parse((await readBack()).block).categories;
        expect(after).toStrictEqual(parse(texts).categories);
      }),
      { numRuns: 10 },
    );
  }, 60_000);

  test('names categories with one title by their ids, and only those', () => {
    const categories = ['Ковры', 'Щётки', 'КОВРЫ'].map((title, index) => ({
      _id: String(index),
      title,
      isPublished: true,
      items: [{ _id: `a${index}`, title: 'Коврик' }],
    }));
    const [goods] = catalogSheets(parse(JSON.stringify({ categories })));
    const place = goods?.table.columns.findIndex(({ heading }) => heading === 'ID категории') ?? -1;
    expect(goods?.table.rows.map((row) => row[place])).toStrictEqual(['0', undefined, '2']);
  });

  test('leaves goods in their category without «ID категории»', async () => {
    const categories = ['Ковры', 'КОВРЫ'].map((title, index) => ({
      _id: `c${index}`,
      title,
      isPublished: true,
      items: [{ _id: `a${index}`, title: `Коврик ${index}` }],
    }));
    const block = await writeCatalog({ categories });
    const [goods, ...others] = catalogSheets(parse(block));
    const withoutIds = goods && withoutColumn(goods, 'ID категории');
    await save(writeSheets([withoutIds, ...others].filter((sheet) => sheet !== undefined)));
    expect((await readBack()).block).toBe(block);
  });

  test('gives the same bytes for the demo settings', async () => {
    await save(writeSheets(catalogSheets(readDemo())));
    const after = await readSource({ settings: demo, catalog: catalogFile });
    expect(after.findings).toStrictEqual([]);
    expect(after.block).toBe(await demoBlock());
  });
});

describe("The site's own price list", () => {
  test('gives the same bytes over the demo settings, if nothing is changed', async () => {
    await save(writeXlsx(priceListOf(readDemo())));
    const after = await readSource({ settings: demo, catalog: catalogFile });
    expect(after.findings).toStrictEqual([]);
    expect(after.block).toBe(await demoBlock());
  });

  test('leaves the goods of categories with one title where they are', async () => {
    const categories = ['Ковры', 'Щётки', 'КОВРЫ'].map((title, index) => ({
      _id: `c${index}`,
      title,
      isPublished: true,
      items: [{ _id: `a${index}`, article: `A-${index}`, title: 'Коврик' }],
    }));
    writeFileSync(settingsFile, JSON.stringify({ categories }));
    const before = (await readSource({ settings: settingsFile })).block;
    await save(writeXlsx(priceListOf(parse(before))));
    expect((await readBack()).block).toBe(before);
  });
});
