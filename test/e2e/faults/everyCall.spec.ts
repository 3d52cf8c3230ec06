import type { Page } from '@playwright/test';
import { rowOf, storedCart } from '../support/cart';
import { breakCall, kinds } from '../support/breakCall';
import { firstMatId, headingOf, matsPath, menuLink } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

/** All calls in the nightly run, some otherwise. */
const calls = process.env.EVERY_CALL
  ? Array.from({ length: 60 }, (_, index) => index + 1)
  : [1, 2, 4, 7, 11];

/** Buys a carpet, reads a list, opens the cart and copies the order. */
async function order(page: Page): Promise<void> {
  await page.goto(matsPath);
  await waitForHydration(page);
  await rowOf(page, 'VG-4060-01').getByRole('button', { name: 'В корзину' }).click();
  await expect(rowOf(page, 'VG-4060-01')).toContainText(/В корзине: 10\sшт/);
  await menuLink(page, 'Главная').click();
  await expect(headingOf(page)).toBeVisible();
  await page.getByLabel('Загрузить файл').setInputFiles({
    name: 'order.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('VG-4060-02;20\n'),
  });
  await expect(page.getByText(/Добавлено 1, не найдено 0|Не удалось/).first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Оформить' }).click();
  await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
  await page.getByRole('button', { name: 'Скопировать', exact: false }).first().click();
}

for (const kind of kinds) {
  test(`The call of ${kind} fails at any of its uses: the order is kept, no page is blank`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    for (const n of calls) {
      const context = await browser.newContext();
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      const page = await context.newPage();
      await breakCall(page, kind, n);
      await order(page);
      const isReached = await page.locator('html[data-broken]').count();
      await page.reload();
      await expect(rowOf(page, 'VG-4060-01'), `${kind} ${n}`).toBeVisible();
      expect((await storedCart(page))[0], `${kind} ${n}`).toBe(`${firstMatId}: 10`);
      expect(errors, `${kind} ${n}`).toEqual([]);
      await context.close();
      if (isReached === 0) break;
    }
  });
}
