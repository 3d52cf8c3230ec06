import type { Page } from '@playwright/test';
import { expect, test } from './test';

/** Opens a page whose code, save for the first script, waits for the call of what is returned. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route('/assets/*.js', async (route) => {
    if (!isFirst) await released;
    isFirst = false;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('What is pressed before the code has come is done when it comes', async ({ page, press }) => {
  const release = await openHeld(page, '/catalog/96a7747841c8368567d4f62a?view=table');
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  release();
  await expect(page.getByRole('banner').getByText(/^1\sтовар$/)).toBeVisible();
});

test('A list typed before the code has come is checked when it comes', async ({ page, press }) => {
  const release = await openHeld(page, '/');
  await page.getByLabel('Артикул и количество').fill('VG-4060-01 20\nслова');
  await press(page.getByRole('button', { name: 'Проверить' }));
  release();
  await expect(page.getByText('Найдено 1 из 2')).toBeVisible();
  await expect(page.getByLabel('Артикул и количество')).toHaveValue('VG-4060-01 20\nслова');
});

test('What is chosen before the code has come is shown when it comes', async ({ page, press }) => {
  const release = await openHeld(page, '/prices');
  await page.getByLabel('Категория').selectOption('Кокосовые коврики');
  await press(page.getByText('Только с ценой'));
  release();
  await expect(page.getByText('Показано 8 из 92')).toBeVisible();
});
