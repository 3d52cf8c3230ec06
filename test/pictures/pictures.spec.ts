import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { cartWithDiscount, saveCart } from '../e2e/support/cart';
import { headingOf, matsPath, searchField, stripePath } from '../e2e/support/page';
import { expect, test, waitForHydration } from '../e2e/support/test';

/** One transparent pixel: photos would make the kept pictures six times as large. */
const transparent = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR4nGNgYAAAAAMAAbitOmMAAAAASUVORK5CYII=',
  'base64',
);

/** The version of the browser that has drawn the kept pictures. Others draw letters differently. */
const kept = path.join(__dirname, 'kept/browser.txt');

test.beforeEach(async ({ browser, page }, { config }) => {
  if (config.updateSnapshots === 'all') {
    mkdirSync(path.dirname(kept), { recursive: true });
    writeFileSync(kept, browser.version());
  }
  const version = existsSync(kept) ? readFileSync(kept, 'utf8') : 'none';
  test.skip(browser.version() !== version, `the kept pictures are of Chromium ${version}`);
  await page.route(/\.(avif|jpg)$/, (route) =>
    route.fulfill({ contentType: 'image/png', body: transparent }),
  );
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00+03:00'));
});

const routes = {
  home: '/',
  catalog: '/catalog',
  category: `${matsPath}?view=table`,
  model: stripePath,
  conditions: '/conditions',
  prices: '/prices',
  contacts: '/contacts',
  cart: '/cart',
  'not-found': '/nowhere',
};

/** What is done on a page before its picture is taken. */
const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  plain: async () => {},
  goods: async () => {},
  dialog: async (page) => {
    await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText('Укажите телефон')).toBeVisible();
  },
  search: async (page) => {
    await searchField(page).click();
    await page.locator('input[role="combobox"]').last().fill('VG-4060');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
};

for (const [route, address] of Object.entries(routes)) {
  for (const [state, prepare] of Object.entries(states)) {
    test(`${route} looks as before, ${state}`, async ({ page }) => {
      if (state === 'goods') await saveCart(page, cartWithDiscount);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address, { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await expect(headingOf(page)).toBeVisible();
      await prepare(page);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // waits until two pictures in a row are the same
      await expect(page).toHaveScreenshot(`${route}-${state}.png`);
    });
  }
}
