import type { Page } from '@playwright/test';
import { carpets, saveCart, rowOf, storedCart } from '../support/cart';
import { cartCounter, matsPath } from '../support/page';
import { seeded } from '../../support/seeded';
import { expect, test, waitForHydration } from '../support/test';

const coir = '/catalog/364304aa361b06ece3118386';
const buyButton = (page: Page, article: string) =>
  rowOf(page, article).getByRole('button', { name: 'В корзину' });

test('Two tabs that add carpets at the same time lose none', async ({ page, context, press }) => {
  const other = await context.newPage();
  await Promise.all([page.goto(matsPath), other.goto(coir)]);
  for (const number of ['01', '02', '03']) {
    await Promise.all([
      press(buyButton(page, `VG-4060-${number}`)),
      press(buyButton(other, `KK-3360-${number}`)),
    ]);
  }
  for (const tab of [page, other]) {
    await expect.poll(() => storedCart(tab)).toHaveLength(6);
    await expect(cartCounter(tab)).toHaveText(/^6\sтоваров$/);
  }
});

/** Presses three buttons of a tab, 0 to 10 ms apart, from a moment on. */
async function buyThree(tab: Page, first: number, from: number, gaps: readonly number[]) {
  const buttons = await tab
    .getByRole('row')
    .getByRole('button', { name: 'В корзину' })
    .elementHandles();
  await tab.evaluate(
    async ([pressed, start, pauses]) => {
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await pause(start - Date.now());
      for (const [index, ms] of pauses.entries()) {
        const button = pressed[index];
        if (button instanceof HTMLElement) button.click();
        await pause(ms);
      }
    },
    [buttons.slice(first, first + 3), from, gaps] as const,
  );
}

for (const count of [2, 3, 4, 5]) {
  test(`${count} tabs that each add three carpets within milliseconds lose none`, async ({
    page,
    context,
  }) => {
    test.slow();
    const random = seeded(count);
    const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
    const tabs = [page, ...others];
    const elsewhere = await context.newPage();
    await Promise.all([elsewhere.goto('/contacts'), ...tabs.map((tab) => tab.goto(matsPath))]);
    await Promise.all(tabs.map(waitForHydration));
    for (let round = 1; round <= 8; round += 1) {
      const from = Date.now() + 300;
      await Promise.all(
        tabs.map((tab, index) => {
          const gaps = Array.from({ length: 3 }, () => random() * 10);
          return buyThree(tab, index * 3, from + random() * 10, gaps);
        }),
      );
      for (const tab of tabs) {
        await expect(cartCounter(tab)).toHaveText(new RegExp(`^${count * 3}\\s`));
        await expect.poll(() => storedCart(tab)).toHaveLength(count * 3);
      }
      await elsewhere.evaluate(() => localStorage.clear());
      for (const tab of tabs) await expect(cartCounter(tab)).toHaveText('Нет товаров');
    }
  });
}

test('Clearing the cart and undoing it in one tab is visible in the other', async ({
  page,
  context,
  press,
}) => {
  const cart = ['9934f1de1eaaaaa461dfa092', 'e328641e68bd8ebc3f78ee18'];
  await saveCart(
    page,
    cart.map((_id) => ({ _id, amount: 20 })),
  );
  const other = await context.newPage();
  await Promise.all([page.goto('/cart'), other.goto('/cart')]);
  await press(other.getByRole('button', { name: 'Очистить корзину' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
  await press(other.getByRole('button', { name: 'Вернуть' }));
  await expect(rowOf(page, 'VG-4060-02')).toBeVisible();
  await expect(cartCounter(page)).toHaveText(/^2\sтовара$/);
});

test('A removal is undone beside changes that another tab made since', async ({
  page,
  context,
  press,
}) => {
  const [edited = '', removed = '', last = ''] = carpets.map(({ _id }) => _id);
  await saveCart(
    page,
    [edited, removed, last].map((_id) => ({ _id, amount: 20 })),
  );
  const other = await context.newPage();
  await Promise.all([page.goto('/cart'), other.goto(matsPath)]);
  await press(page.getByRole('button', { name: 'Удалить VG-4060-02' }));
  await expect(buyButton(other, 'VG-4060-02')).toBeVisible();
  await press(rowOf(other, 'VG-4060-01').getByRole('button', { name: 'Увеличить' }));
  await press(buyButton(other, 'VG-6090-04'));
  await expect(page.getByRole('button', { name: 'Удалить VG-6090-04' })).toBeVisible();
  await expect(page.getByText('Удалено: VG-4060-02')).toBeVisible();

  await press(page.getByRole('button', { name: 'Вернуть' }));
  const added = carpets.find(({ article }) => article === 'VG-6090-04')?._id;
  await expect
    .poll(() => storedCart(page))
    .toStrictEqual([`${edited}: 30`, `${removed}: 20`, `${last}: 20`, `${added}: 10`]);
  await expect(rowOf(other, 'VG-4060-02')).toContainText(/В корзине: 20\sшт/);
  await expect(rowOf(other, 'VG-4060-01')).toContainText(/В корзине: 30\sшт/);
  await expect(rowOf(page, 'VG-4060-01').getByRole('spinbutton')).toHaveValue('30');
  await expect(cartCounter(page)).toHaveText(/^4\sтовара$/);
});

test('A page closed right after a click has saved the cart', async ({ page, context, press }) => {
  await page.goto(matsPath);
  await press(buyButton(page, 'VG-4060-01'));
  await page.close({ runBeforeUnload: true });
  const later = await context.newPage();
  await later.goto('/cart');
  await expect(rowOf(later, 'VG-4060-01')).toBeVisible();
});

test('A page left right after a click has saved the cart', async ({ page, press }) => {
  await page.goto(matsPath);
  // the page is hydrated
  await press(rowOf(page, 'VG-4060-01').getByRole('button', { name: 'Увеличить' }));
  await expect(rowOf(page, 'VG-4060-01').getByRole('spinbutton')).toHaveValue('20');
  await buyButton(page, 'VG-4060-01').evaluate((button: HTMLButtonElement) => {
    button.click();
    location.assign('/contacts');
  });
  await page.waitForURL('/contacts');
  await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);
});
