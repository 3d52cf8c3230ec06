import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { eventsAddress } from '../../src/publish/development/protocol';
import { change, copyOf, edited, replace, restore } from './change';

const settings = 'mocks/settings.json';
const price = (of: number) => `"price": ${of},`;

let original = '';

test.beforeEach(async ({ baseURL }) => {
  original = await serverState(baseURL);
});

test.afterEach(async ({ baseURL }) => {
  restore();
  // until then, the next test's page would show an old report, or would be loaded again
  await expect.poll(() => serverState(baseURL)).toBe(original);
});

test('a new price is shown where the page was scrolled to, and the cart is kept', async ({
  page,
}) => {
  await page.goto('/catalog/96a7747841c8368567d4f62a?view=table');
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(count(page)).toHaveText('1 товар');
  const row = page.getByRole('row', { name: 'VG-6090-04' });
  await row.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 37);
  await expect(row).toContainText('695');
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(100);

  change(settings, price(695), price(1234));
  await expect(row).toContainText('1 234');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -1);
  await expect(page).toHaveURL(/view=table/);
  await expect(count(page)).toHaveText('1 товар');
  await expect(report(page)).toBeHidden();
});

test('an error is reported over the page, which stays as it was until it is mended', async ({
  page,
}) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  await page.getByPlaceholder('Ваше имя').fill('Анна');
  change(settings, '"brand": "Порог"', '"brand": "Простор"');
  change(settings, '"company": {', '"company": {,');
  await expect(report(page)).toContainText('settings.json');
  await expect(report(page)).toContainText('строка 2');
  await expect(report(page)).toContainText('На странице пока прежние данные');
  await expect(page).toHaveTitle('Контакты — Порог');
  await expect(page.getByPlaceholder('Ваше имя')).toHaveValue('Анна');

  change(settings, '"company": {,', '"company": {');
  await expect(page).toHaveTitle('Контакты — Простор');
  await expect(report(page)).toBeHidden();
});

test('a report that was closed waits in the corner, is hidden there, and returns when it changes', async ({
  page,
}) => {
  await page.goto('/contacts');
  change(settings, '"company": {', '"company": {,');
  await expect(report(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(report(page)).toBeHidden();
  await page.reload();
  const corner = page.getByRole('complementary', { name: 'Проверка файлов' });
  await corner.getByRole('button', { name: 'Показать' }).click();
  await report(page).getByRole('button', { name: 'Закрыть' }).click();
  await corner.getByRole('button', { name: 'Скрыть' }).click();
  await expect(corner).toBeHidden();

  change(settings, '"brand": "Порог"', '"brand": Порог');
  change(settings, '"company": {,', '"company": {');
  await expect(report(page)).toContainText('строка 4');
});

test('a program that saves a file deletes and renames, which is no error', async ({ page }) => {
  await page.goto('/contacts');
  await expect(page).toHaveTitle('Контакты — Порог');
  await page.addLocatorHandler(report(page), () => {
    throw new Error('a report was shown');
  });
  const [temporary, target] = [copyOf('mocks/12AB34CD'), copyOf(settings)];
  writeFileSync(copyOf('mocks/~$settings.json'), '');
  writeFileSync(temporary, edited(settings, '"brand": "Порог"', '"brand": "Простор"'));
  rmSync(target);
  // how long Excel takes on a slow network drive
  await delay(1000);
  renameSync(temporary, target);
  await expect(page).toHaveTitle('Контакты — Простор');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a picture that is added or replaced is shown', async ({ page }) => {
  await page.goto('/catalog/96a7747841c8368567d4f62a');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  change(settings, '"image": "dirt-control-grey.jpg"', '"image": "новый цвет.jpg"');
  // there is no such file yet, so its place becomes empty
  await expect(picture).not.toHaveAttribute('src', /dirt-control-grey/);

  replace('public/gallery/items/новый цвет.jpg', await plain('rgb(200, 0, 0)'));
  await expectColor(picture, 'red');
  replace('public/gallery/items/новый цвет.jpg', await plain('rgb(0, 0, 200)'));
  await expectColor(picture, 'blue');
});

test('malformed addresses and broken pictures do not end the server', async ({ request }) => {
  replace('public/gallery/items/dirt-control-grey.jpg', Buffer.from('not a picture'));
  for (const address of [
    '/gallery/items/dirt-control-grey.jpg.160.jpg',
    '/gallery/items/%E0%A4%A.jpg.160.jpg',
    '/gallery/items/..%2F..%2Fbackground.jpg.160.jpg',
    '/gallery/items/absent.jpg.160.jpg',
    '/%',
  ]) {
    const response = await request.get(address, { headers: { accept: 'image/*' } });
    expect.soft(response.status(), address).toBe(404);
  }
  expect((await request.get('/')).ok()).toBe(true);
});

/** The page and the report that the server has made of the owner's files. */
async function serverState(origin = ''): Promise<string> {
  const page = await fetch(origin, { headers: { accept: 'text/html' } });
  const events = await fetch(origin + eventsAddress);
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
  const event = await reader?.read();
  await reader?.cancel();
  const state = `${await page.text()} ${event?.value ?? ''}`;
  return state.replaceAll(/data-revision="[^"]*"|"revision":"[^"]*"/g, '');
}

/** A picture of one colour. */
function plain(background: string): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Waits until the picture has the colour; the page may be reloaded meanwhile. */
async function expectColor(picture: Locator, color: 'red' | 'blue'): Promise<void> {
  await expect(async () => expect(await picture.evaluate(colorOf)).toBe(color)).toPass();
}

function colorOf(picture: Element): string {
  const context = document.createElement('canvas').getContext('2d');
  if (!(picture instanceof HTMLImageElement) || !picture.naturalWidth || !context) return 'none';
  context.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(5, 5, 1, 1).data;
  return red > 150 && blue < 50 ? 'red' : blue > 150 && red < 50 ? 'blue' : 'other';
}

const report = (page: Page) => page.getByRole('dialog', { name: /ошиб|предупр/ });
const count = (page: Page) => page.locator('header [role=status]').first();
