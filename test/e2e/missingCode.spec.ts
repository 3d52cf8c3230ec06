// the browser itself complains of what can't be fetched: the console is not held quiet here
import { expect, test } from '@playwright/test';

test('a page whose code a new release has taken away is opened by one reload', async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.getByRole('status').first()).toContainText('Нет товаров');
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
  await expect(page.getByRole('status').first()).toContainText('Нет товаров');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).click();
  await expect(page.getByRole('alert')).toContainText('Не удалось открыть страницу');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
});

test('code that is not what the build wrote is not run', async ({ page }) => {
  await page.goto('/catalog');
  await expect(page.getByRole('status').first()).toContainText('Нет товаров');
  await page.route('/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = `document.title = 'tampered';${await response.text()}`;
    await route.fulfill({ response, body });
  });
  const complaint = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.getByRole('banner').getByRole('link', { name: 'Контакты' }).hover();
  await complaint;
  expect(await page.title()).toContain('Каталог');
});
