import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { encodeOrderLink } from '../../../src/domain/order/orderLink';
import demo from '../../../mocks/settings.json';
import { dialogOf, fillDialog, phoneField, sendButton } from '../support/callback';
import { everyWarning, leaveCart } from '../support/cart';
import { category, replaceSettings } from '../support/settings';
import { fillStorage, leaveEntries } from '../support/storage';
import { expect, test, waitForCode } from '../support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const mats = '/catalog/96a7747841c8368567d4f62a';

/**
 * Looks for violations, each with the elements that it stands in, once nothing fades any more.
 * @param part selector of what has changed since the page was looked through
 */
async function expectClear(page: Page, part?: string): Promise<void> {
  await waitForCode(page);
  // half transparent, a text would have no contrast
  await page.evaluate(() => {
    // what turns for ever while a request is sent never ends
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  const axe = new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // without frames on the page, no second page is needed to put the results together
    .setLegacyMode();
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
    [],
  );
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
  '/prices?q=nothing',
  '/contacts',
  '/cart',
  '/nowhere',
  '/catalog/unknown',
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Корзина');
    await expectClear(page);
  });
}

for (const path of ['/', '/catalog', '/catalog/mats', '/prices', '/contacts', '/cart']) {
  test(`axe finds nothing on ${path} of a company that has said nothing yet`, async ({ page }) => {
    await replaceSettings(
      page,
      path === '/catalog/mats' ? { categories: [category({ items: [] })] } : {},
    );
    await page.goto(path);
    await expectClear(page);
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
  await expectClear(page);
  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  await expectClear(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Прошлая заявка' })).toBeVisible();
  await expectClear(page);
});

test('axe finds nothing in a file’s report, nor in what is to be copied by hand', async ({
  page,
  press,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto('/cart');
  const buffer = Buffer.from('VG-4060-01;20\nZZ-1;5');
  const file = { name: 'order.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('Загрузить файл').setInputFiles(file);
  await expect(page.getByText('Добавлено 1, не найдено 1')).toBeVisible();
  await press(page.getByRole('button', { name: 'Скопировать текст' }));
  await expect(page.getByLabel('Текст, который нужно скопировать')).toBeVisible();
  await expectClear(page);
  const binary = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from([0, 1, 2, 3]) };
  await page.getByLabel('Загрузить файл').setInputFiles(binary);
  await expect(page.getByText('Это не таблица')).toBeVisible();
  await expectClear(page, 'main');
});

test('axe finds nothing in the question that a link to a cart asks', async ({ page, press }) => {
  await leaveCart(page, everyWarning);
  await page.goto('/cart#order/cut-off');
  const dialog = page.getByRole('dialog', { name: 'Заявка по ссылке' });
  await expect(dialog).toBeVisible();
  await expectClear(page);
  await press(dialog.getByRole('button', { name: 'Закрыть' }));
  await expect(dialog).toBeHidden();
  const link = encodeOrderLink([{ _id: '9934f1de1eaaaaa461dfa092', amount: 20 }]);
  await page.evaluate((hash) => location.assign(hash), link);
  await expect(dialog.getByRole('button', { name: 'Заменить' })).toBeVisible();
  await expectClear(page, 'dialog[open]');
});

test('axe finds nothing in a quick order’s report', async ({ page, press }) => {
  await page.goto('/');
  const list = page.getByLabel('Артикул и количество, по одному в строке');
  await press(page.getByRole('button', { name: 'Проверить' }));
  await expect(page.getByText('Список пуст')).toBeVisible();
  await expectClear(page);
  await list.fill('VG-4060-01 34\nVG-4060-02\nZZ-1 2\nVG-6090-04 0\nKK-3360-01 24');
  await press(page.getByRole('button', { name: 'Проверить' }));
  await expect(page.getByText('Найдено 3 из 5')).toBeVisible();
  await expectClear(page, 'main');
});

test('axe finds nothing in a category and a price list with amounts', async ({ page, press }) => {
  for (const path of [`${mats}?q=4060`, '/prices?q=VG-4060']) {
    await page.goto(path);
    await waitForCode(page);
    const quantity = page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' });
    await quantity.fill('много');
    await quantity.blur();
    await expect(page.getByText('Не поняли количество')).toBeVisible();
    await expectClear(page);
    await quantity.fill('34');
    await expect(page.getByText(/Кратно\s10: 30 или 40\?/)).toBeVisible();
    const facets = page.getByRole('button', { name: 'Фильтры' });
    if (await facets.isVisible()) await press(facets);
    await expectClear(page);
    await press(page.getByRole('button', { name: 'В корзину' }).last());
    await expect(page.getByRole('banner')).toContainText('товар');
    await expectClear(page);
  }
});

test('axe finds nothing in the call-back dialog: open, in error, hinting, sending, failed, sent', async ({
  page,
  press,
  said,
}) => {
  let answer = () => {};
  const isAsked = () => new Promise<void>((resolve) => (answer = resolve));
  let asked = isAsked();
  const statuses = [500, 204];
  await page.route('/api/feedbacks', async (route) => {
    await asked;
    // on a slow machine the page has given it up by now
    await route.fulfill({ status: statuses.shift() ?? 204 }).catch(() => undefined);
  });
  const company = { ...demo.company, consentUrl: '/conditions' };
  await replaceSettings(page, { ...demo, company });
  await page.goto('/');
  await fillDialog(page, press);
  await expectClear(page);
  await phoneField(page).fill('');
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Укажите телефон');
  await expectClear(page, 'dialog[open]');
  await phoneField(page).fill('900');
  await phoneField(page).blur();
  await expect(dialogOf(page).getByRole('alert')).toContainText('не хватает цифр');
  await expectClear(page, 'dialog[open]');
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toContainText('Отметьте согласие');
  await expectClear(page, 'dialog[open]');
  await dialogOf(page).getByRole('checkbox').check();
  await press(sendButton(page));
  await expect(sendButton(page)).toHaveText('Отправляем…');
  await expectClear(page, 'dialog[open]');
  answer();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Не удалось отправить');
  said.length = 0;
  await expectClear(page, 'dialog[open]');
  asked = Promise.resolve();
  await press(sendButton(page));
  await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
  await expectClear(page, 'dialog[open]');
});

test('axe finds nothing where storage, a connection or a page fails', async ({
  page,
  press,
  context,
  said,
}) => {
  await leaveEntries(page, { cart: '{' });
  await page.goto('/cart');
  await expect(page.getByText('Не удалось прочитать сохранённую корзину')).toBeVisible();
  await expectClear(page);

  await fillStorage(page);
  await page.goto(mats);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  await expect(page.getByText('Браузер не может сохранить корзину')).toBeVisible();
  await expectClear(page);

  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await fillDialog(page, press);
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toContainText('Нет связи');
  await expectClear(page);
  await page.keyboard.press('Escape');
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }));
  await expect(page.getByText('Не удалось открыть страницу')).toBeVisible();
  said.length = 0;
  await expectClear(page);
  await context.setOffline(false);

  await page.addInitScript(() => {
    Math.round = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/catalog');
  await expect(page.getByText('Не удалось показать эту часть сайта')).toBeVisible();
  said.length = 0;
  await expectClear(page);
});
