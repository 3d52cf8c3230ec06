import type { Page } from '@playwright/test';
import { breakCall, breakScript, kinds } from '../support/breakCall';
import { nameField, sendButton } from '../support/callback';
import { rowOf, saveCart, storedCart } from '../support/cart';
import { everyPage, firstMatId, headingOf, matsPath, menuLink } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

/** Which of the calls fail: all in the nightly run, some otherwise. */
const numbers = process.env.EVERY_CALL
  ? Array.from({ length: 60 }, (_, index) => index + 1)
  : [1, 5];

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

/** Opens each kind of page by its address and by the menu, searches, and asks for a call back. */
async function lookAround(page: Page): Promise<void> {
  for (const path of everyPage) {
    await page.goto(path);
    await expect(headingOf(page)).toBeVisible();
  }
  for (const name of ['Каталог', 'Цены', 'Контакты', 'Главная']) {
    await menuLink(page, name).click();
    await expect(menuLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(headingOf(page)).toBeVisible();
  }
  await page.goto('/catalog');
  await page.getByRole('searchbox', { name: 'Найти товар или артикул' }).fill('60х90');
  await page.keyboard.press('Enter');
  // where the address cannot be changed, another document opens
  await expect(page).toHaveURL(/\?q=/);
  await expect(headingOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).first().click();
  await nameField(page).fill('Анна');
  await sendButton(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/cart');
}

type Break = readonly [what: string, (page: Page, n: number) => Promise<() => boolean>];

const calls: readonly Break[] = kinds.map((kind) => [
  `call of ${kind}`,
  (page, n) => breakCall(page, kind, n),
]);

/** How Firefox reports a script that a page no longer waits for when it is left. */
function isCancelled(error: string): boolean {
  return error.startsWith('None of the “sha');
}

const journeys: readonly {
  readonly name: string;
  readonly go: (page: Page) => Promise<void>;
  readonly cart: readonly object[];
  readonly breaks: readonly Break[];
}[] = [
  { name: 'the order is kept', go: order, cart: [], breaks: calls },
  {
    name: 'every page is shown',
    go: lookAround,
    cart: [{ _id: firstMatId, amount: 10 }],
    // without its code, a page cannot take an order
    breaks: [...calls, ['request for a script', breakScript]],
  },
];

for (const { name, go, cart, breaks } of journeys) {
  for (const [what, breakIt] of breaks) {
    test(`Whichever ${what} fails, ${name}`, async ({ browser }) => {
      test.setTimeout(600_000);
      for (const n of numbers) {
        const context = await browser.newContext();
        const errors: string[] = [];
        context.on('weberror', (error) => errors.push(String(error.error())));
        const uncaught = () => errors.filter((error) => !isCancelled(error));
        const page = await context.newPage();
        await saveCart(page, cart);
        const isReached = await breakIt(page, n);
        await go(page);
        const isLast = !isReached();
        await page.reload();
        await expect(rowOf(page, 'VG-4060-01'), `${what} ${n}`).toBeVisible();
        expect((await storedCart(page))[0], `${what} ${n}`).toBe(`${firstMatId}: 10`);
        expect(uncaught(), `${what} ${n}`).toStrictEqual([]);
        await context.close();
        if (isLast) break;
      }
    });
  }
}
