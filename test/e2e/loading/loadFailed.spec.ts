// the browser itself complains of what can't be fetched: the console is not held quiet here
import { readFileSync } from 'node:fs';
import { expect, test, type Route } from '@playwright/test';
import { waitForCode } from '../support/test';
import * as v from 'valibot';
import { leaveEntries } from '../support/storage';

test('a page whose code a new release has taken away is opened by one reload', async ({ page }) => {
  await page.goto('/catalog');
  await waitForCode(page);
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

test('offline, the page stays as it is and a sentence offers to try again', async ({
  page,
  context,
}) => {
  await page.goto('/catalog');
  await waitForCode(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('alert')).toContainText('Не удалось открыть страницу');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

const silences: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['a network leads nowhere', (route) => route.abort()],
  ['a server fails', (route) => route.fulfill({ status: 502 })],
];
for (const [what, answer] of silences) {
  test(`where ${what}, too: no error page takes its place`, async ({ page }) => {
    await page.goto('/catalog');
    await waitForCode(page);
    await page.route('**', answer);
    await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
    await expect(page.getByRole('alert')).toContainText('Не удалось открыть страницу');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Обновить' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
  });
}

test('code that is not what the build wrote is not run', async ({ page }) => {
  await page.goto('/catalog');
  await waitForCode(page);
  await page.route('/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = `document.title = 'tampered';${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const complaint = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).hover();
  await complaint;
  expect(await page.title()).toContain('Каталог');
  // some of them may still be on their way
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Scripts of a chunk that not every page has. */
function scriptsOf(chunk: string): readonly string[] {
  const chunks = v.parse(
    v.record(v.string(), v.array(v.string())),
    JSON.parse(readFileSync('dist/prerender/chunks.json', 'utf8')),
  );
  const own = (chunks[chunk] ?? []).filter((file) => !chunks['app']?.includes(file));
  return own.filter((file) => file.endsWith('.js'));
}

const fullCart = { cart: '[{"_id":"f742cd3cbb854610a391b2e5","amount":10}]' };

test('a part that can’t be had ends in a sentence, after one reload', async ({ page }) => {
  await leaveEntries(page, fullCart);
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

test('a part that comes late moves nothing that can be pressed', async ({ page }) => {
  await leaveEntries(page, fullCart);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const file of scriptsOf('hand-off')) {
    await page.route(`/${file}`, async (route) => {
      await released;
      await route.continue();
    });
  }
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'Проверить' })).toBeVisible();
  await expect(page.getByText('Очистить корзину')).toBeHidden();
  release();
  await expect(page.getByRole('link', { name: 'Отправить письмом' })).toBeVisible();
  await expect(page.getByText('Очистить корзину')).toBeVisible();
});
