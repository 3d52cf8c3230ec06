import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

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

const mats = '/catalog/96a7747841c8368567d4f62a';
const pages = ['/', '/catalog', mats, '/conditions', '/prices', '/contacts', '/cart', '/nowhere'];

for (const path of pages) {
  test(`All letters of ${path} are in one font, which it fetches once`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(1);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    const { root } = await devTools.send('DOM.getDocument');
    const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      // the browser's own text beside a file's field is nobody's
      selector: 'body *:not([type="file"])',
    });
    const used = await Promise.all(
      nodeIds.map((nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
    );
    const families = used.flatMap((node) => node.fonts.map(({ familyName }) => familyName));
    expect(new Set(families)).toEqual(new Set(['Golos Text']));
  });

  test(`All of ${path} stands where it stays before its sheets have come`, async ({
    page,
    said,
  }) => {
    await page.route('/assets/*.js', (route) => route.abort());
    await page.route('/assets/*.css', (route) => route.abort());
    const look = async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      return page.locator('body *').evaluateAll(async (elements) => {
        await document.fonts.ready;
        return elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
      });
    };
    const before = await look();
    await page.unroute('/assets/*.css');
    expect(await look()).toEqual(before);
    // of the files that were held back
    expect(new Set(said.splice(0))).toEqual(new Set(['Failed to load resource: net::ERR_FAILED']));
  });
}

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
