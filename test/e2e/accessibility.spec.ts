import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyWarning, leaveCart } from './cart';
import { expect, test } from './test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const mats = '/catalog/96a7747841c8368567d4f62a';

/** Each violation with the elements that it stands in. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

for (const path of [
  '/',
  '/catalog',
  '/catalog?q=60[90',
  '/catalog?q=nothing',
  `${mats}?view=table#item-f742cd3cbb854610a391b2e5`,
  `${mats}?view=cards&color=серый&sort=price`,
  `${mats}?q=nothing`,
  '/conditions',
  '/prices?q=60x90&sort=-price',
  '/contacts',
  '/cart',
  '/nowhere',
  '/catalog/unknown',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Корзина');
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('axe finds nothing in a cart with every warning, and with lines taken out', async ({
  page,
  press,
}) => {
  await leaveCart(page, everyWarning);
  await page.goto('/cart');
  await press(page.getByRole('button', { name: 'Примечание' }).first());
  await page.getByLabel('Артикул и количество, по одному в строке').fill('VG-4060-01 34\nZZ-1 2');
  await press(page.getByRole('button', { name: 'Проверить' }));
  await press(page.getByRole('button', { name: 'Скачать XLSX' }));
  await expect(page.getByRole('heading', { name: 'Мои заявки' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in the question that a link to a cart asks', async ({ page }) => {
  await page.goto('/cart#order/cut-off');
  await expect(page.getByRole('dialog', { name: 'Заявка по ссылке' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});

test('axe finds nothing in a category and a price list with amounts', async ({ page, press }) => {
  for (const path of [`${mats}?q=4060`, '/prices?q=VG-4060']) {
    await page.goto(path);
    const quantity = page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' });
    await quantity.fill('34');
    await expect(page.getByText(/Кратно\s10: 30 или 40\?/)).toBeVisible();
    const facets = page.getByRole('button', { name: 'Фильтры' });
    if (await facets.isVisible()) await press(facets);
    expect(await violationsOf(page)).toEqual([]);
    await press(page.getByRole('button', { name: 'В корзину' }).last());
    await expect(page.getByRole('banner')).toContainText('товар');
    expect(await violationsOf(page)).toEqual([]);
  }
});

test('axe finds nothing in the call-back dialog: open, in error, sent', async ({ page, press }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  const dialog = page.getByRole('dialog', { name: 'Заказать обратный звонок' });
  const isClear = async () => {
    // half transparent, it would have no contrast
    await dialog.evaluate((box) =>
      Promise.all(box.getAnimations().map(({ finished }) => finished)),
    );
    expect(await violationsOf(page)).toEqual([]);
  };
  await expect(dialog).toBeVisible();
  await isClear();
  await press(dialog.getByRole('button', { name: 'Отправить' }));
  await expect(dialog).toContainText('Укажите телефон');
  await isClear();

  await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
  await dialog.getByPlaceholder('Номер телефона').fill('+7 900 000-00-00');
  await press(dialog.getByRole('button', { name: 'Отправить' }));
  await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
