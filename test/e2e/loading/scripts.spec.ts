import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { skipInFirefox } from '../support/firefox';
import { everyPage } from '../support/page';
import { expect, test } from '../support/test';

const site = path.resolve(__dirname, '../../../dist/site');

/** Strings that each occur in one module only; minifiers keep them. */
const marks = {
  XLSX: 'xl/workbook.xml',
  CSV: 'BAD_DELIMITERS',
  search: 'йцукенгшщзхъ',
};

/**
 * Collects the scripts of the page and its workers, including those loaded later. They are read from the
 * build, since the body of a response is lost with the worker that asked for it.
 */
function collectScripts(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.push(readFile(path.join(site, pathname), 'utf8'));
  });
  return () => Promise.all(scripts);
}

/** Collects the names of the modules in the page's scripts. */
function collectCode(page: Page): () => Promise<string[]> {
  const scripts = collectScripts(page);
  return async () => {
    const code = (await scripts()).join();
    return Object.entries(marks).flatMap(([name, mark]) => (code.includes(mark) ? [name] : []));
  };
}

test('Every script asks for compilation during its download', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const beginnings = (await scripts()).map((code) => code.split('\n', 1)[0]);
  expect(beginnings.length).toBeGreaterThan(3);
  expect(new Set(beginnings)).toStrictEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

for (const path of everyPage) {
  test(`${path} uses one font and loads it once`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(1);
    skipInFirefox('devTools');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('DOM.enable');
    await devTools.send('CSS.enable');
    // again if a part of the page is replaced meanwhile, since what has gone has no font
    await expect(async () => {
      const { root } = await devTools.send('DOM.getDocument');
      const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
        nodeId: root.nodeId,
        // the text of a file field is the browser's own
        selector: 'body *:not([type="file"])',
      });
      const used = await Promise.all(
        nodeIds.map((nodeId) => devTools.send('CSS.getPlatformFontsForNode', { nodeId })),
      );
      const families = used.flatMap((node) => node.fonts.map(({ familyName }) => familyName));
      expect(new Set(families)).toStrictEqual(new Set(['Golos Text']));
    }).toPass({ timeout: 10_000 });
  });

  test(`The style sheets of ${path} move nothing after the first paint`, async ({
    page,
    consoleMessages,
  }) => {
    await page.route('/assets/*.js', (route) => route.abort());
    await page.route('/assets/*.css', (route) => route.abort());
    const readLayout = async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      return page.locator('body *').evaluateAll(async (elements) => {
        await document.fonts.ready;
        return elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
      });
    };
    const before = await readLayout();
    await page.unroute('/assets/*.css');
    expect(await readLayout()).toStrictEqual(before);
    // messages about the files that were blocked
    expect(new Set(consoleMessages.splice(0))).toStrictEqual(
      new Set(['Failed to load resource: net::ERR_FAILED']),
    );
  });
}

for (const path of ['/', '/catalog', '/contacts', '/conditions']) {
  test(`${path} loads no code for files or search`, async ({ page }) => {
    const modules = collectCode(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 5000);
    await page.waitForLoadState('networkidle');
    expect(await modules()).toStrictEqual([]);
  });
}

test('The code for files is loaded when one is saved or read', async ({ page, press }) => {
  const modules = collectCode(page);
  await page.goto('/');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Скачать XLSX' }));
  await download;
  expect(await modules()).toStrictEqual(['XLSX']);
  await page.getByLabel('Загрузить файл').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('VG-4060-01;20\n'),
  });
  await expect(page.getByText('Добавлено 1, не найдено 0')).toBeVisible();
  expect(await modules()).toStrictEqual(['XLSX', 'CSV']);
});
