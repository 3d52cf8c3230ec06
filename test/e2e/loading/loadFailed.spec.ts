// the browser reports requests that fail, so console messages are not checked here
import { expect, test, type Route } from '@playwright/test';
import { holdRequests, matsPath, orderList, saveData } from '../support/page';
import { waitForHydration } from '../support/test';
import { scriptsOf } from '../support/chunks';
import { saveEntries } from '../support/storage';

// a visitor whose code is not there before the press
test.beforeEach(({ page }) => saveData(page));

test('a page whose code a new release has removed is opened by one reload', async ({ page }) => {
  await page.goto('/catalog');
  await waitForHydration(page);
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route('/assets/*.js', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await expect(page).toHaveURL('/contacts');
  await page.waitForLoadState('networkidle');
  expect(reloads).toBe(1);
});

const typed = 'VG-4060-01 20\nVG-4060-02 много';

test('a list that was typed outlives missing code and the reload', async ({ page }) => {
  await page.goto('/cart');
  await waitForHydration(page);
  await page.route('/assets/*.js', (route) => route.abort());
  await orderList(page).fill(typed);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  await page.unroute('/assets/*.js');
  await page.goto('/cart');
  await expect(orderList(page)).toHaveValue(typed);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Найдено 1 из 2')).toBeVisible();
});

test('a list typed before the code of its part has loaded outlives missing code and the reload, too', async ({
  page,
}) => {
  let isRemoved = true;
  for (const file of scriptsOf('home-order')) {
    await page.route(`/${file}`, (route) => (isRemoved ? route.abort() : route.continue()));
  }
  await page.goto('/');
  await waitForHydration(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isRemoved = false;
  });
  await orderList(page).fill(typed);
  await expect.poll(() => isRemoved).toBe(false);
  await expect(orderList(page)).toHaveValue(typed);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Найдено 1 из 2')).toBeVisible();
});

test('offline, the page stays, with a message and a button to try again', async ({
  page,
  context,
}) => {
  await page.goto('/catalog');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByText('Не удалось открыть страницу')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

for (const width of [1440, 390]) {
  test(`offline at ${width} px, the message covers neither the last change nor the order`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(matsPath);
    await page.getByRole('button', { name: 'В корзину' }).first().click();
    const others = [
      page.getByRole('status').filter({ hasText: 'Вернуть' }),
      page.getByRole('region', { name: 'Заявка', exact: true }),
    ];
    for (const other of others) await expect(other).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
    const message = page.getByText('Не удалось открыть страницу');
    await expect(message).toBeVisible();
    const { y = NaN, height = NaN } = (await message.boundingBox()) ?? {};
    for (const other of others) {
      expect((await other.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
    }
  });
}

test('a notice whose code was lost with the connection is shown when that is back', async ({
  page,
}) => {
  let isLost = true;
  const lost = [...scriptsOf('frame'), ...scriptsOf('save-prices')];
  await page.route('**', async (route) => {
    const request = route.request();
    const isNeeded = lost.some((file) => request.url().endsWith(file));
    await (isLost && (isNeeded || request.method() === 'HEAD') ? route.abort() : route.continue());
  });
  await page.goto('/prices');
  await waitForHydration(page);
  const asked = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.getByRole('button', { name: 'Скачать XLSX' }).click();
  await asked;
  isLost = false;
  const notice = page.getByRole('status').filter({ hasText: 'Не удалось подготовить файл' });
  await expect(notice).toBeVisible();
  const saved = page.waitForEvent('download');
  await notice.getByRole('button', { name: 'Повторить' }).click();
  expect((await saved).suggestedFilename()).toContain('.xlsx');
});

const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['no server can be reached', (route) => route.abort()],
  ['the server fails', (route) => route.fulfill({ status: 502 })],
];
for (const [what, answer] of failures) {
  test(`the page also stays if ${what}`, async ({ page }) => {
    await page.goto('/catalog');
    await waitForHydration(page);
    await page.route('**', answer);
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
    await expect(page.getByText('Не удалось открыть страницу')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  });
}

test('code that was tampered with is not run', async ({ page }) => {
  await page.goto('/catalog');
  await waitForHydration(page);
  await page.route('/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = `document.title = 'tampered';${await response.text()}`;
    await route.fulfill({ response, body });
  });
  // in Firefox an error, in Chromium a message
  const integrityError = Promise.any([
    page.waitForEvent('console', (message) => message.text().includes('integrity')),
    page.waitForEvent('pageerror', (error) => error.message.includes('integrity')),
  ]);
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).hover();
  await integrityError;
  expect(await page.title()).toContain('Каталог');
  // some requests may still be pending
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const filledCart = { cart: '[{"_id":"f742cd3cbb854610a391b2e5","amount":10}]' };

test('a lazy part that cannot be loaded shows a message after one reload', async ({ page }) => {
  await saveEntries(page, filledCart);
  for (const file of scriptsOf('hand-off')) {
    await page.route(`/${file}`, (route) => route.abort());
  }
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  await page.goto('/cart');
  await expect(page.getByText('Не удалось открыть страницу')).toBeVisible();
  await expect(page.getByRole('row')).not.toHaveCount(0);
  expect(opened).toBe(2);
});

test('a lazy part that arrives late does not move controls, and a link leads to it before', async ({
  page,
}) => {
  await saveEntries(page, filledCart);
  const release = await holdRequests(page, ...scriptsOf('hand-off').map((file) => `/${file}`));
  await page.goto('/cart');
  await page.getByRole('link', { name: 'Передать заявку' }).first().click();
  await expect(page.getByRole('button', { name: 'Проверить' })).toBeHidden();
  await expect(page.getByText('Очистить корзину')).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Передать заявку' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Отправить письмом' })).toBeVisible();
  await expect(page.getByText('Очистить корзину')).toBeVisible();
});

test('without an answer to a lazy part, what follows it is shown after a while', async ({
  page,
}) => {
  await saveEntries(page, filledCart);
  const release = await holdRequests(page, ...scriptsOf('hand-off').map((file) => `/${file}`));
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Проверить' })).toBeVisible();
  await expect(page.getByText('Очистить корзину')).toBeVisible();
  release();
  await expect(page.getByRole('link', { name: 'Отправить письмом' })).toBeVisible();
});

for (const path of ['/catalog', matsPath, '/prices', '/unknown']) {
  test(`a text typed into the search of ${path} is searched for where no code has come`, async ({
    page,
  }) => {
    await page.route('/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const search = page.getByRole('searchbox');
    await search.fill('VG-4060-02');
    await page.unroute('/assets/*.js');
    await search.press('Enter');
    await expect(page).toHaveURL(`${path}?q=VG-4060-02`);
    await expect(page.getByText('VG-4060-02').first()).toBeVisible();
    await expect(page.getByText('VG-4060-01')).toBeHidden();
  });
}
