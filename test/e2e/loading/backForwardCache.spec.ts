import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cartCounter, everyPage, headingOf, matsPath, menuLink } from '../support/page';
import { dialogOf, nameField } from '../support/callback';
import { expect, test, waitForHydration } from '../support/test';

/** The headless shell has no back/forward cache. */
const chromium = '/usr/bin/chromium';
const isMissing = !existsSync(chromium) && !process.env['CI'];

test.use({
  launchOptions: {
    executablePath: chromium,
    args: ['--no-sandbox', '--disable-background-networking'],
    // an option that Playwright sets otherwise
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
test.skip(({ browserName }) => browserName !== 'chromium' || isMissing, `${chromium} is needed`);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
});

/** Leaves a page for another address by the browser's own navigation, and goes back. */
async function leaveAndReturn(page: Page, address: string, meanwhile = async () => {}) {
  const left = page.url();
  await page.goto(address);
  await meanwhile();
  // a restored page has no event `load`, for which Playwright's `goBack` would wait
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  await page.waitForURL(left, { waitUntil: 'commit' });
}

/** Whether the page was restored, and what has prevented it. */
function howShown(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    persisted: 'persisted' in window && window.persisted,
    reasons: performance.getEntriesByType('navigation').map((entry): unknown => entry.toJSON()),
  }));
}

const restored = {
  persisted: true,
  reasons: [expect.objectContaining({ notRestoredReasons: null })],
};

/** Another origin, whose pages the browser shows in another process. */
const outside = 'http://127.0.0.1:8080/robots.txt';

for (const path of everyPage.slice(0, -1)) {
  test(`${path} is restored with the present cart and a closed dialog`, async ({
    page,
    context,
    press,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    await nameField(page).fill('Анна');
    await leaveAndReturn(page, outside, async () => {
      const other = await context.newPage();
      await other.goto(matsPath);
      await press(other.getByRole('button', { name: 'В корзину' }).first());
      await expect(cartCounter(other)).toContainText('1 товар');
      await other.close();
    });
    expect(await howShown(page)).toStrictEqual(restored);
    await expect(dialogOf(page)).toBeHidden();
    await expect(nameField(page)).toHaveValue('Анна');
    await expect(cartCounter(page)).toContainText('1 товар');

    await leaveAndReturn(page, path === '/prices' ? '/cart' : '/prices');
    expect(await howShown(page)).toStrictEqual(restored);
    await press(menuLink(page, 'Условия'));
    await expect(headingOf(page)).toHaveText('Условия работы');
  });
}

test('a page with status 404, which Chromium never restores, is loaded again', async ({ page }) => {
  await page.goto('/nowhere');
  await waitForHydration(page);
  await leaveAndReturn(page, outside);
  await expect(headingOf(page)).toHaveText('Страница не найдена');
  expect(await howShown(page)).toMatchObject({ persisted: false });
});
