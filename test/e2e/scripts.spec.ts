import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Texts that no minifier changes, each in one library's or module's code only. */
const marks = {
  XLSX: 'xl/workbook.xml',
  CSV: 'BAD_DELIMITERS',
  search: 'йцукенгшщзхъ',
};

/** The text of the page's scripts; those still to come are counted too. */
function collectScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  return () => Promise.all(scripts);
}

/** The marks that the page’s scripts hold. */
function collectCode(page: Page): () => Promise<string[]> {
  const scripts = collectScripts(page);
  return async () => {
    const code = (await scripts()).join();
    return Object.entries(marks).flatMap(([name, mark]) => (code.includes(mark) ? [name] : []));
  };
}

test('Every script tells the browser to compile it while it comes', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const beginnings = (await scripts()).map((code) => code.split('\n', 1)[0]);
  expect(beginnings.length).toBeGreaterThan(3);
  expect(new Set(beginnings)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

for (const path of ['/', '/catalog', '/contacts', '/conditions']) {
  test(`${path} fetches no code for files, nor for searching`, async ({ page }) => {
    const held = collectCode(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    expect(await held()).toEqual([]);
  });
}

test('The code for files comes when it is asked for', async ({ page, press }) => {
  const held = collectCode(page);
  await page.goto('/');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Скачать XLSX' }));
  await download;
  expect(await held()).toEqual(['XLSX']);
  await page.getByLabel('Загрузить файл').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('VG-4060-01;20\n'),
  });
  await expect(page.getByText('Добавлено 1, не найдено 0')).toBeVisible();
  expect(await held()).toEqual(['XLSX', 'CSV']);
});
