import { writeFile } from 'node:fs/promises';
import { publishedCategories } from '../../../src/domain/settings/settings';
import { priceTable } from '../../../src/domain/trade/priceTable';
import { publishedItems } from '../../../src/publish/published/items';
import { reportChanges } from '../../../src/publish/published/reportChanges';
import { readSource } from '../../../src/publish/source/readSource';
import { catalogSheets } from '../../../src/publish/workbook/write/catalogSheets';
import { writeSheets, writeXlsx } from '../../../src/shared/files/writeXlsx';
import { demoSettings } from '../../support/settings/demoSettings';
import { hasOffice, resave } from '../support/office';
import { expect, test } from '../support/test';

test.skip(!hasOffice && !process.env.CI, 'LibreOffice (soffice) is not installed');

const settings = 'mocks/settings.json';

function priceList(): Promise<Blob> {
  const offers = publishedCategories(demoSettings).flatMap((category) =>
    category.items.map((carpet) => ({ category, carpet })),
  );
  return writeXlsx({ above: [['Прайс-лист от 1 ноября 2026']], ...priceTable(offers) });
}

/** Saves a workbook in LibreOffice. @param change changes it in between, as flat XML */
async function saveInOffice(
  workbook: Promise<Blob>,
  change: (xml: string) => string = (xml) => xml,
): Promise<string> {
  const testInfo = test.info();
  const file = testInfo.outputPath('table.xlsx');
  await writeFile(file, Buffer.from(await (await workbook).arrayBuffer()));
  const xml = (await resave(file, 'fods', testInfo)).toString();
  const edited = testInfo.outputPath('table.fods');
  await writeFile(edited, change(xml));
  const saved = await resave(edited, 'xlsx', testInfo);
  await writeFile(file, saved);
  return file;
}

/** The row of an article in flat XML. */
function rowOf(xml: string, article: string): string {
  const rows = xml.match(/<table:table-row[ >].*?<\/table:table-row>/gs) ?? [];
  return rows.find((row) => row.includes(article)) ?? '';
}

/** Replaces a text in the row of an article. */
function edit(xml: string, article: string, before: string, after: string): string {
  const row = rowOf(xml, article);
  return xml.replace(row, () => row.replace(before, () => after));
}

const price = (roubles: number) => `office:value="${roubles}"`;

/** What an office manager does: three prices, one item less, one more. */
function editPriceList(xml: string): string {
  const first = edit(xml, 'VG-4060-01', price(285), price(290));
  const second = edit(first, 'VG-4060-02', price(295), price(310));
  const third = edit(second, 'VG-4060-03', price(300), price(305));
  const without = third.replace(rowOf(third, 'VG-6090-04'), '');
  const row = rowOf(without, 'VG-6090-05');
  const added = row
    .replace('VG-6090-05', 'NEW-1')
    .replace(/Ковёр грязезащитный[^<]*/, 'Новый ковёр');
  return without.replace(row, () => `${added}${row}`);
}

test('LibreOffice saves the catalogue and the price list without changing the site', async () => {
  const block = (await readSource({ settings })).block;
  for (const workbook of [writeSheets(catalogSheets(demoSettings)), priceList()]) {
    const catalog = await saveInOffice(workbook);
    const source = await readSource({ settings, catalog });
    expect(source.findings).toStrictEqual([]);
    expect(source.block).toBe(block);
  }
});

test('Three prices, one item more and one less are all that an edited price list changes', async () => {
  const catalog = await saveInOffice(priceList(), editPriceList);
  const source = await readSource({ settings, catalog });
  expect(source.findings).toStrictEqual([]);
  const last = { date: '2026-11-01', items: publishedItems(demoSettings), pages: {} };
  const items = publishedItems(source.settings);
  expect(reportChanges(last, items).summary).toBe('цены изменились: 3, новых: 1, снято: 1');
});
