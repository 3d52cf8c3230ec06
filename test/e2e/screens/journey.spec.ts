import type { Page } from '@playwright/test';
import { storedCart } from '../support/cart';
import { expect, test, waitForHydration } from '../support/test';

const searchOf = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Найти товар или артикул' });
const grey = 'f742cd3cbb854610a391b2e5';

test('200 pieces of a size are in the cart after three presses and seven keys', async ({
  page,
  press,
}) => {
  await page.goto('/');
  await press(searchOf(page));
  await page.keyboard.type('6090');
  await press(page.getByRole('option', { name: /Страйп», 60×90 см, серый/ }));
  await expect(page.getByRole('spinbutton', { name: /VG-6090-04/ })).toBeFocused();
  await page.keyboard.type('200');
  await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await expect.poll(() => storedCart(page)).toStrictEqual([`${grey}: 200`]);
});

test('The same takes eleven keys by keyboard alone', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await page.goto('/');
  await waitForHydration(page);
  await page.keyboard.press('/');
  await expect(searchOf(page)).toBeFocused();
  await page.keyboard.type('6090');
  await expect(page.getByRole('option').first()).toContainText('VG-6090-04');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('spinbutton', { name: /VG-6090-04/ })).toBeFocused();
  await page.keyboard.type('200');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => storedCart(page)).toStrictEqual([`${grey}: 200`]);
});
