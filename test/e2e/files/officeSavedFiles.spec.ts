import { readFile } from 'node:fs/promises';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import { carpets, cartWithWarnings, saveCart, storedCart } from '../support/cart';
import { hasOffice, resave } from '../support/office';
import { expect, test } from '../support/test';

test.skip(!hasOffice && !process.env.CI, 'LibreOffice (soffice) is not installed');

/** Saves the file that a button offers, and opens and saves it in LibreOffice. */
async function download(button: Locator, testInfo: TestInfo) {
  const page = button.page();
  const started = page.waitForEvent('download');
  await button.click();
  const path = testInfo.outputPath('table.xlsx');
  await (await started).saveAs(path);
  return { path, saved: await readFile(path), resaved: await resave(path, 'xlsx', testInfo) };
}

async function rowsIn(content: Uint8Array<ArrayBuffer>) {
  const [sheet] = await readSheets(new Blob([content]));
  return (sheet?.data ?? []).map((cells) =>
    cells
      .map((cell) => cell ?? '')
      .join('\t')
      .trimEnd(),
  );
}

const partOf = (content: Uint8Array, path: string) =>
  strFromU8(unzipSync(content)[path] ?? new Uint8Array());
const sheetOf = (content: Uint8Array) => partOf(content, 'xl/worksheets/sheet1.xml');

const xlsxButton = (page: Page) => page.getByRole('button', { name: 'Скачать XLSX' });

test('LibreOffice opens the price list with its filter and formats', async ({ page }, testInfo) => {
  await page.goto('/prices');
  const { path, saved, resaved } = await download(xlsxButton(page), testInfo);
  const rows = await rowsIn(saved);
  expect(rows).toHaveLength(3 + carpets.length);
  expect(await rowsIn(resaved)).toStrictEqual(rows);
  expect(sheetOf(resaved)).toContain(`<autoFilter ref="A3:R${rows.length}"`);
  // LibreOffice drops frozen rows when it converts without a window
  expect(sheetOf(saved)).toMatch(/<pane ySplit="3" [^>]*topLeftCell="A4"[^>]* state="frozen"/);
  expect(partOf(resaved, 'xl/workbook.xml')).toMatch(/_xlnm\.Print_Titles"[^>]*>[^<]*\$3:\$3</);
  const shown = (await resave(path, 'csv', testInfo)).toString();
  expect(shown).toMatch(/,VG-4060-01,[^\n]+,285\.00,50,271\.00,200,257\.00,в наличии,7\.40,0\.022/);
  expect(shown).toContain('"1,690.00"');
});

test('An order that was saved by LibreOffice can be uploaded', async ({
  page,
  newVisitor,
  baseURL,
}, testInfo) => {
  await saveCart(page, cartWithWarnings);
  await page.goto('/cart');
  const { saved, resaved } = await download(xlsxButton(page), testInfo);
  expect(await rowsIn(resaved)).toStrictEqual(await rowsIn(saved));
  expect(sheetOf(resaved)).toContain('<autoFilter ref="A4:');
  expect(partOf(saved, 'xl/worksheets/_rels/sheet1.xml.rels')).toContain(
    `Target="${baseURL}/cart#order/mTTx3h6qqqRh36CS~34/`,
  );

  const guest = await newVisitor.newPage();
  await guest.goto('/cart');
  await guest
    .getByLabel('Загрузить файл')
    .setInputFiles({ name: 'table.xlsx', mimeType: 'application/zip', buffer: resaved });
  await expect(guest.getByText('Добавлено 5, не найдено 1')).toBeVisible();
  const known = cartWithWarnings.filter(({ _id }) => carpets.some((carpet) => carpet._id === _id));
  expect(await storedCart(guest)).toStrictEqual(
    known.map(({ _id, amount }) => `${_id}: ${amount}`),
  );
});
