import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { carpets, saveCart } from '../support/cart';
import {
  cartCounter,
  firstMatId,
  headingOf,
  matsPath,
  menuLink,
  stripePath,
} from '../support/page';
import { rewritePages, serve } from '../support/site';
import { skipInFirefox } from '../support/firefox';
import { expect, test, waitForHydration } from '../support/test';

const repository = path.resolve(__dirname, '../../..');
const port = 8090;

// in one worker, since each would write the site
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${port}` });

let close = () => {};

test.beforeAll(() => {
  // writes and compresses a whole site
  test.setTimeout(120_000);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'large-catalog-'));
  // any settings file is larger
  const source = { settings: path.join(repository, 'mocks/settings.json'), limit: 0 };
  const { stop } = serve(rewritePages(repository, path.join(folder, 'site'), source), port);
  close = () => {
    stop();
    rmSync(folder, { recursive: true });
  };
});

test.afterAll(() => close());

/** Collects the addresses of the pages that the browser has loaded. */
function collectLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const nextCategory = (page: Page) => page.getByRole('link', { name: 'Следующая категория' });
const addToCart = (page: Page) => page.getByRole('button', { name: 'В корзину' }).first();
const checkout = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Оформить' });

test('A category opens the pages that its block suffices for, and has the browser load others', async ({
  page,
}) => {
  skipInFirefox('cache');
  const loads = collectLoads(page);
  await page.goto(matsPath);
  await waitForHydration(page);
  await menuLink(page, 'Контакты').click();
  await expect(headingOf(page)).toHaveText('Контакты');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Ворсовые грязезащитные ковры');
  expect(loads.splice(0)).toStrictEqual([matsPath]);

  await menuLink(page, 'Цены').click();
  await expect(headingOf(page)).toContainText('Цены');
  await expect(page.getByRole('main').getByText('VG-4060-01').first()).toBeVisible();
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Ворсовые грязезащитные ковры');
  await nextCategory(page).click();
  await expect(headingOf(page)).toHaveText('Кокосовые коврики');
  await expect(addToCart(page)).toBeVisible();
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Ворсовые грязезащитные ковры');
  expect(loads.filter((address) => address !== matsPath)).toStrictEqual([
    '/prices',
    expect.stringMatching(/^\/catalog\//),
  ]);
});

test('A page with the whole catalogue opens every other without a load', async ({ page }) => {
  const loads = collectLoads(page);
  await page.goto('/catalog');
  // until then a link is followed by the browser
  await waitForHydration(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Кокосовые коврики/ })
    .click();
  await expect(headingOf(page)).toHaveText('Кокосовые коврики');
  await nextCategory(page).click();
  await expect(headingOf(page)).toHaveText('Резиновые ячеистые коврики');
  await menuLink(page, 'Главная').click();
  await expect(page).toHaveURL('/');
  expect(loads).toStrictEqual(['/catalog']);
});

test('Back and Forward load a page that a reload has left without its carpets', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Кокосовые коврики/ })
    .click();
  await expect(headingOf(page)).toHaveText('Кокосовые коврики');
  await nextCategory(page).click();
  await expect(headingOf(page)).toHaveText('Резиновые ячеистые коврики');
  await page.reload();
  await waitForHydration(page);

  for (const [go, title] of [
    ['goBack', 'Кокосовые коврики'],
    ['goBack', 'Каталог'],
    ['goForward', 'Кокосовые коврики'],
    ['goForward', 'Резиновые ячеистые коврики'],
  ] as const) {
    await page[go]();
    await expect(headingOf(page)).toContainText(title);
    await expect(page.getByRole('main')).toContainText(title === 'Каталог' ? 'позиц' : 'В корзину');
    await waitForHydration(page);
  }
});

test('What is added on a page of a category is in the cart, which opens by a load', async ({
  page,
}) => {
  const loads = collectLoads(page);
  await saveCart(page, [{ _id: carpets.at(-1)?._id, amount: 10 }]);
  loads.length = 0;
  await page.goto(matsPath);
  await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);
  await addToCart(page).click();
  await expect(cartCounter(page)).toHaveText(/^2\sтовара$/);
  await checkout(page).click();
  await expect(headingOf(page)).toContainText('Корзина');
  expect(loads).toStrictEqual([matsPath, '/cart']);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Удалить/ })).toHaveCount(2);
  await expect(main).toContainText(carpets.at(-1)?.title ?? '');
  await expect(main).not.toContainText('снят с продажи');
  await expect(cartCounter(page)).toHaveText(/^2\sтовара$/);
});

test('A model opens its category without a load', async ({ page }) => {
  const loads = collectLoads(page);
  await page.goto(`${stripePath}#item-${firstMatId}`);
  await waitForHydration(page);
  const crumbs = page.getByRole('navigation', { name: 'Путь' });
  await crumbs.getByRole('link', { name: 'Ворсовые грязезащитные ковры' }).click();
  await expect(headingOf(page)).toHaveText('Ворсовые грязезащитные ковры');
  expect(loads).toStrictEqual([stripePath]);
});

test('A page without carpets has their numbers, leads to the search and offers no file of the prices', async ({
  page,
}) => {
  await page.goto('/nowhere');
  await expect(page.getByRole('main')).toContainText(/23\sпозиции/);
  await waitForHydration(page);
  const field = page.getByRole('search').last().getByRole('searchbox');
  await field.fill('VG-6090-04');
  await field.press('Enter');
  await expect(page).toHaveURL('/catalog?q=VG-6090-04');
  await expect(page.getByRole('main').getByRole('link', { name: /VG-6090-04/ })).toBeVisible();
  await page.goto(matsPath);
  await waitForHydration(page);
  await menuLink(page, 'Условия работы').click();
  await expect(headingOf(page)).toHaveText('Условия работы');
  await expect(page.getByRole('link', { name: 'Прайс-лист' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Скачать прайс' })).toBeHidden();
});

test('A template with the whole settings is rendered from them', async ({ page }) => {
  const whole = await (await page.request.get('/catalog')).text();
  const block = /(?<=id="settings">)[^<]*/;
  await page.route(matsPath, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(block, () => block.exec(whole)?.[0] ?? ''),
    });
  });
  const loads = collectLoads(page);
  await page.goto(matsPath);
  await waitForHydration(page);
  await nextCategory(page).click();
  await expect(headingOf(page)).toHaveText('Кокосовые коврики');
  expect(loads).toStrictEqual([matsPath]);
});
