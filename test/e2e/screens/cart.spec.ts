import { cartWithDiscount, cartWithWarnings, saveCart, rowOf, storedCart } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { matsPath, orderList } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

test.beforeEach(async ({ page }) => {
  await saveCart(page, cartWithWarnings);
  await page.goto('/cart');
});

test('Warnings in the cart can be resolved with one press', async ({ page, press }) => {
  const uneven = rowOf(page, 'VG-4060-01');
  await expect(uneven).toContainText(/Кратно\s10: 30 или 40\?/);
  await press(uneven.getByRole('button', { name: '40', exact: true }));
  await expect(uneven).not.toContainText('Кратно');

  const repriced = rowOf(page, 'VG-6090-04');
  await expect(repriced).toContainText(/Цена изменилась: было 600\s₽, стало 695\s₽/);
  await press(repriced.getByRole('button', { name: 'Понятно' }));
  await expect(repriced).not.toContainText('Цена изменилась');

  const few = rowOf(page, 'KK-3360-01');
  await expect(few).toContainText(/Мин\. партия 12\sшт/);
  await press(few.getByRole('button', { name: 'Исправить' }));
  await expect(few).not.toContainText('Мин. партия');

  await expect(rowOf(page, 'XX-1')).toContainText('Товар снят с продажи');
  await expect(rowOf(page, 'AR-60100-01')).toContainText('по запросу');
  await expect(
    page.getByRole('row', { name: /^Итого без учёта 1\sпозиции по запросу/ }),
  ).toBeVisible();

  await page.reload();
  await expect(page.getByText('Товар снят с продажи')).toBeVisible();
  await expect(page.getByText('Цена изменилась')).toBeHidden();
  expect((await storedCart(page)).slice(0, 3)).toStrictEqual([
    '9934f1de1eaaaaa461dfa092: 40',
    'f742cd3cbb854610a391b2e5: 20',
    '83eaa05627a59a2435587c85: 12',
  ]);
});

test('A note and an amount in packs are kept after a reload', async ({ page, press }) => {
  const row = rowOf(page, 'VG-4060-02');
  await press(row.getByRole('button', { name: 'Примечание' }));
  const note = row.getByRole('textbox', { name: 'Примечание к позиции' });
  await expect(note).toBeFocused();
  await page.keyboard.type('на склад, к пятнице');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: 'Изменить' })).toBeFocused();

  await press(row.getByRole('button', { name: 'уп.' }));
  await expect(row.getByRole('spinbutton')).toHaveValue('2');
  await row.getByRole('spinbutton').fill('6');
  await expect(row).toContainText(/= 60\sшт/);
  await expect(row).toContainText(/16\s800\s₽/);

  await page.reload();
  await expect(row).toContainText('на склад, к пятнице');
  await expect(row.getByRole('spinbutton')).toHaveValue('60');
});

test('Removed lines are restored in their position', async ({ page, press }) => {
  const before = await storedCart(page);
  const undo = page.getByRole('button', { name: 'Вернуть' });
  const stored = () => storedCart(page);
  const isBack = async () => {
    await press(undo);
    await expect(undo).toBeHidden();
    await expect.poll(stored).toStrictEqual(before);
  };

  await press(page.getByRole('button', { name: 'Удалить KK-3360-01' }));
  await expect(rowOf(page, 'KK-3360-01')).toBeHidden();
  await expect(page.getByText('Удалено: KK-3360-01')).toBeVisible();
  await expect.poll(stored).toHaveLength(5);
  await isBack();

  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
  await expect(page.getByText(/^Корзина очищена: 6\sпозиций$/)).toBeVisible();
  await expect.poll(stored).toStrictEqual([]);
  await isBack();
  await expect(page.getByRole('banner')).toContainText(/6\sтоваров/);
});

test('Text that was typed is there when the visitor returns', async ({ page, press }) => {
  const list = orderList(page);
  const organization = page.getByLabel('Организация');
  await organization.fill('ООО «Ромашка»');
  await list.fill('VG-4060-01 20\nXX-99 3');
  await press(page.getByRole('button', { name: 'Проверить' }));

  await press(page.getByRole('link', { name: 'Дополнить из прайс-листа' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Цены' })).toBeVisible();
  await page.goBack();
  await expect(list).toHaveValue('VG-4060-01 20\nXX-99 3');
  await expect(page.getByText('Найдено 1 из 2')).toBeVisible();
  await expect(organization).toHaveValue('ООО «Ромашка»');

  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await expect(organization).toBeHidden();
  await press(page.getByRole('button', { name: 'Вернуть' }));
  await expect(organization).toHaveValue('ООО «Ромашка»');
});

test('By keyboard alone, an amount is corrected, and removing and clearing are undone', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  // hundreds of keys, for each of which Firefox is asked where the focus is
  test.slow();
  const row = rowOf(page, 'VG-4060-01');
  await tabTo(row.getByRole('button', { name: '40', exact: true }));
  await page.keyboard.press('Enter');
  await expect(row.getByRole('spinbutton')).toHaveValue('40');
  await page.keyboard.press('Shift+Tab');
  const remove = page.getByRole('button', { name: 'Удалить VG-4060-01' });
  await tabTo(remove);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Удалить VG-6090-04' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Вернуть' }));
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await expect(remove).toBeInViewport();

  await tabTo(page.getByRole('button', { name: 'Очистить корзину' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText(/6\sтоваров/);
});

test('A quantity of six digits fits into its field, between buttons for fingers', async ({
  page,
  hasTouch,
}) => {
  const quantity = rowOf(page, 'VG-4060-01').getByRole('spinbutton');
  const hidden = () => quantity.evaluate((input) => input.scrollWidth - input.clientWidth);
  for (const path of ['/cart', '/prices', matsPath]) {
    await page.goto(path);
    await waitForHydration(page);
    await quantity.fill('120000');
    for (const width of [320, 390, 720, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await hidden(), `on ${path} at ${width}`).toBe(0);
      const button = await quantity.evaluate((input) => input.nextElementSibling?.clientWidth);
      expect(button, `on ${path} at ${width}`).toBeGreaterThanOrEqual(hasTouch ? 44 : 28);
    }
  }
  await page.emulateMedia({ media: 'print' });
  expect(await hidden(), 'on paper').toBe(0);
});

test('The last line can be restored', async ({ page, press }) => {
  await saveCart(page, [{ _id: 'e328641e68bd8ebc3f78ee18', amount: 20, note: 'образец' }]);
  await page.goto('/cart');
  await press(page.getByRole('button', { name: 'Удалить VG-4060-02' }));
  await expect(page.getByRole('banner')).toContainText('Нет товаров');
  await press(page.getByRole('button', { name: 'Вернуть' }));
  await expect(rowOf(page, 'VG-4060-02')).toContainText('образец');
  await expect(page.getByRole('banner')).toContainText(/1\sтовар/);
  await page.reload();
  await expect(rowOf(page, 'VG-4060-02')).toContainText('образец');
});

test('A cart saved by the earlier site is shown, and its unknown fields are kept', async ({
  page,
}) => {
  const left = [{ _id: '9934f1de1eaaaaa461dfa092', amount: 30, colour: { from: 'before' } }];
  await saveCart(page, left);
  await page.goto('/cart');
  await expect(page.getByRole('banner')).toContainText('1 товар');
  await expect(page.getByRole('main')).toContainText('VG-4060-01');
  await page.getByRole('button', { name: 'Увеличить' }).first().click();
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '') as unknown);
  await expect.poll(stored).toMatchObject([{ ...left[0], amount: 40 }]);
});

test('An order of 150 170 ₽ has the same discount beside the title and below the lines', async ({
  page,
  press,
}) => {
  await saveCart(page, cartWithDiscount);
  await page.goto('/cart');
  const rows = [
    /Товары.*150\s170\s₽/,
    /Скидка\s5\s% от\s150\s000\s₽.*−7\s508,50\s₽/,
    /Итого.*142\s661,50\s₽/,
  ];
  const header = page.getByRole('banner');
  for (const row of rows) {
    await expect(header.locator('dl > div').filter({ hasText: row })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: row })).toBeVisible();
  }
  await expect(header).toContainText(/Скидка\s5\s%\. От\s500\s000\s₽\s— индивидуальная/);
  await press(page.getByRole('button', { name: 'Удалить PL-120100-05' }));
  await expect(header).toContainText(/Скидка\s3\s%\. До скидки 5\s% осталось 13\s930\s₽/);
  await expect(page.getByRole('row').filter({ hasText: /−4\s082,10\s₽/ })).toBeVisible();
});
