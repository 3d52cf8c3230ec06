import type { Page } from '@playwright/test';
import { carpets, saveCart, rowOf, storedCart } from '../support/cart';
import { cartCounter, matsPath } from '../support/page';
import { expect, test } from '../support/test';

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
    await expect(cartCounter(tab)).toHaveText(/^6\sтоваров$/);
    await expect.poll(async () => (await storedCart(tab)).toSorted()).toHaveLength(6);
  }
});

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
    .toEqual([`${edited}: 30`, `${removed}: 20`, `${last}: 20`, `${added}: 10`]);
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
