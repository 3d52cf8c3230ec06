import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { carpets, rowOf, saveCart } from '../support/cart';
import { stripePath } from '../support/page';
import { carpet, category, replaceSettings } from '../support/settings';
import { expect, test, waitForHydration } from '../support/test';

/** The number of sheets of A4 that a page is printed on. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString('latin1');
  // Firefox packs what describes the pages
  const packed = [...text.matchAll(/stream\r?\n(.*?)endstream/gs)].map(([, data = '']) =>
    unpack(data),
  );
  return [text, ...packed].join('').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** The text of a part of a PDF; empty if it is packed in another way. */
function unpack(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    return '';
  }
}

test('The price list takes three sheets, with the terms, tiers and models', async ({ page }) => {
  await page.goto('/prices');
  await waitForHydration(page);
  expect(await sheetsOf(page)).toBe(3);
  await page.emulateMedia({ media: 'print' });
  const terms = page.getByText('Цены действительны на 1 ноября 2026, с НДС. Не является публичной');
  await expect(terms.filter({ visible: true })).toHaveCount(1);
  const row = rowOf(page, 'VG-4060-01');
  await expect(row).toContainText(/от\s50\s—\s271\s₽/);
  await expect(row).toContainText(/от\s200\s—\s257\s₽/);
  await expect(page.getByRole('rowheader', { name: /^Ковёр.+«Страйп»$/ })).toBeVisible();
});

test('A part of the price list says so', async ({ page }) => {
  const part = page.getByText(/^Выбрано \d+ из 123\sпозиций$/);
  await page.goto('/prices?q=40×60');
  await waitForHydration(page);
  await expect(page.getByText('Найдено', { exact: false })).toBeVisible();
  await expect(part).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(part).toBeVisible();
  await page.goto('/prices');
  await waitForHydration(page);
  await expect(part).toHaveCount(0);
});

test('Long titles leave every column of the price list on the sheet', async ({ page }) => {
  const word = 'КовёрГрязезащитныйВлаговпитывающий'.repeat(6);
  const words = 'Ковёр грязезащитный влаговпитывающий '.repeat(6);
  const items = [carpet({ title: word, model: words }), carpet({ _id: 'c2', title: words })];
  const categories = [
    category({ title: words, items }),
    category({ _id: 'c', title: word, items: [carpet({ _id: 'c3' })] }),
  ];
  await replaceSettings(page, { categories });
  await page.goto('/prices');
  await waitForHydration(page);
  await page.setViewportSize({ width: 703, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const { width = 0 } = (await page.getByRole('table').boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(703);
});

test('A sorted price list takes four sheets', async ({ page }) => {
  await page.goto('/prices?sort=price');
  await waitForHydration(page);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(4);
});

test('An order of 40 lines takes two sheets', async ({ page }) => {
  const items = carpets.slice(0, 40).map(({ _id, minLot = 1 }) => ({ _id, amount: minLot }));
  await saveCart(page, items);
  await page.goto('/cart');
  await expect(page.getByLabel('Организация')).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test('The printed order has the discount, the way of receiving and no controls', async ({
  page,
}) => {
  await saveCart(page, [{ _id: 'f742cd3cbb854610a391b2e5', amount: 300, note: 'первой машиной' }]);
  await page.goto('/cart');
  await page.getByLabel('Организация').fill('ООО «Ромашка»');
  await page.emulateMedia({ media: 'print' });
  const visible = (text: string | RegExp) => page.getByText(text).filter({ visible: true });
  await expect(visible(/^Скидка\s5\s%\sот\s150\s000\s₽$/)).toHaveCount(1);
  await expect(visible('Самовывоз')).toHaveCount(1);
  await expect(visible('ООО «Ромашка»')).toHaveCount(1);
  await expect(visible('первой машиной')).toHaveCount(1);
  const controls = page.locator('button, input, select, textarea, nav').filter({ visible: true });
  await expect(controls).toHaveCount(0);
});

test('The terms are printed with the name of the company and its contacts above', async ({
  page,
}) => {
  await page.goto('/conditions');
  const brand = page.getByText('Торговая компания «Порог»', { exact: true });
  await expect(brand).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(brand).toBeVisible();
  await expect(brand.locator('..')).toContainText('+7 (495) 000-00-01 · zakaz@example.com');
});

test('An empty quantity of the order matrix prints as nothing', async ({ page }) => {
  await page.goto(stripePath);
  await waitForHydration(page);
  await page.emulateMedia({ media: 'print' });
  const field = page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' });
  const ground = field.locator('xpath=ancestor::table').locator('thead th').first();
  await expect(field).toHaveValue('');
  const color = await field.evaluate((input) => getComputedStyle(input, '::placeholder').color);
  expect(color).toBe('rgba(0, 0, 0, 0)');
  await expect(ground).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('The prices of the home page are printed in full, across the sheet', async ({ page }) => {
  await page.setViewportSize({ width: 703, height: 900 });
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('region', { name: /^Прайс-лист/ });
  const columns = ['Артикул', 'Наименование', 'Цена', 'Цена от количества'];
  for (const name of columns) {
    await expect(card.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
});
