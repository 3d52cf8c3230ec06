import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { encodeOrderLink } from '../../../src/domain/order/link/orderLink';
import demo from '../../../mocks/settings.json';
import { dialogOf, fillDialog, phoneField, sendButton } from '../support/callback';
import { cartWithAdvice, cartWithWarnings, saveCart } from '../support/cart';
import { filterButton, filterChip } from '../support/category';
import {
  firstMatId,
  matsPath,
  orderList,
  saveData,
  searchField,
  stripePath,
} from '../support/page';
import { category, replaceSettings } from '../support/settings';
import { fillStorage, saveEntries } from '../support/storage';
import { expect, test, waitForHydration, waitForQuiet } from '../support/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no violations of axe's rules once all animations have ended.
 * @param part selector of the part that has changed since the last check of this page
 */
async function expectAccessible(page: Page, part?: string): Promise<void> {
  await waitForHydration(page);
  // a text that is fading has too little contrast
  await page.evaluate(() => {
    // the animation of a pending request never ends
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  // Firefox 153 may crash when axe reads them; without them it reads the attributes that they reflect
  await page.evaluate(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype)) {
      if (/^aria.*Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
    }
  });
  const axe = new AxeBuilder({ page })
    .options({ runOnly: rules, resultTypes: ['violations'] })
    // the page has no frames, so axe needs no second page to merge results
    .setLegacyMode();
  if (part) axe.include(part);
  const { violations } = await axe.analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  ).toStrictEqual([]);
}

for (const path of [
  '/',
  '/catalog',
  '/catalog?q=60[90',
  '/catalog?q=кавролин',
  `${matsPath}?view=table#item-f742cd3cbb854610a391b2e5`,
  `${matsPath}?view=cards&color=серый&sort=price`,
  `${matsPath}?view=matrix&size=60×90`,
  `${matsPath}?q=nothing`,
  '/conditions',
  '/prices?q=60x90&sort=-price',
  '/prices?sort=article&stock=1',
  '/prices?q=кавролин',
  '/contacts',
  '/cart',
  '/nowhere',
  '/nowhere?q=60x90',
  '/catalog/unknown',
  stripePath,
  `${stripePath}#item-f742cd3cbb854610a391b2e5`,
  `${matsPath}/unknown`,
]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Корзина');
    await expectAccessible(page);
  });
}

for (const path of ['/', '/catalog', '/catalog/mats', '/prices', '/contacts', '/cart']) {
  test(`axe finds nothing on ${path} without settings`, async ({ page }) => {
    const isCategory = path === '/catalog/mats';
    await replaceSettings(page, isCategory ? { categories: [category({ items: [] })] } : {});
    await page.goto(path);
    await expect(page.getByText('В этой категории пока нет товаров')).toHaveCount(
      Number(isCategory),
    );
    await expectAccessible(page);
  });
}

for (const path of ['/', '/prices?q=60x90', stripePath]) {
  test(`axe finds nothing in the order bar of ${path}`, async ({ page }) => {
    await saveCart(page, [...cartWithWarnings, { _id: 'f742cd3cbb854610a391b2e5', amount: 300 }]);
    await page.goto(path);
    await expect(page.getByRole('region', { name: 'Заявка', exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('axe finds nothing in the calculator and the pictures of a model', async ({ page, press }) => {
  await page.goto(`/catalog/b34c15bae4d620e4e6ead4d3/${encodeURIComponent('Вермишель')}`);
  await waitForHydration(page);
  await page.getByLabel('Длина, м').fill('20');
  await press(page.getByRole('button', { name: /^Записать/ }));
  await expectAccessible(page);
  await page.getByLabel('Длина, м').fill('abc');
  await press(page.getByRole('button', { name: /^Увеличить фото/ }));
  await expect(page.getByRole('button', { name: 'Следующее фото' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in a cart with all warnings, with advice and with removed lines', async ({
  page,
  press,
}) => {
  await saveCart(page, [...cartWithWarnings, ...cartWithAdvice]);
  await page.goto('/cart');
  await press(page.getByRole('button', { name: 'Примечание' }).first());
  await orderList(page).fill('VG-4060-01 34\nZZ-1 2');
  await press(page.getByRole('button', { name: 'Проверить' }));
  await page.getByLabel('ИНН').fill('7707083894');
  await press(page.getByRole('radio', { name: /^До терминала/ }));
  await expect(page.getByText('проверьте цифры')).toBeVisible();
  await press(page.getByRole('button', { name: 'Скачать XLSX' }));
  await expect(page.getByRole('heading', { name: 'Мои заявки' })).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await expect(page.getByRole('button', { name: 'Вернуть' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Скачать образец' }));
  await expect(page.getByText('Файл скачан')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Прошлая заявка' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the report on a file and in a text to copy by hand', async ({
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
  await expectAccessible(page);
  const binary = { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from([0, 1, 2, 3]) };
  await page.getByLabel('Загрузить файл').setInputFiles(binary);
  await expect(page.getByText('Это не таблица')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('axe finds nothing in a matrix with all kinds of cells, and after a paste', async ({
  page,
  press,
}) => {
  await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
  await page.goto(stripePath);
  const quantity = (article: string) =>
    page.getByRole('spinbutton', { name: `Количество: ${article},` });
  await expect(quantity('VG-4060-01')).toHaveValue('30');
  await quantity('VG-4060-02').fill('60');
  await quantity('VG-4060-03').fill('15');
  await press(page.getByRole('button', { name: 'Вставить из Excel' }));
  const cells = page.getByLabel(/^Ячейки таблицы/);
  await expectAccessible(page);
  await cells.fill('VG-90150-07\t10\nXX-1\t5');
  await press(page.getByRole('button', { name: 'Вставить', exact: true }));
  await expect(page.getByText('Вставлено 1, не подошло 1')).toBeVisible();
  await expectAccessible(page, 'main');
});

test('axe finds nothing in matrices with cells that the filters leave out', async ({ page }) => {
  await page.goto(`${matsPath}?view=matrix&availability=мало`);
  await expect(page.getByText('Скрыто фильтром')).not.toHaveCount(0);
  await expectAccessible(page);
});

test('axe finds nothing in the dialog of an order link', async ({ page, press }) => {
  await saveCart(page, cartWithWarnings);
  await page.goto('/cart#order/cut-off');
  const damaged = page.getByRole('dialog', { name: 'Заявка по ссылке' });
  await expect(damaged).toBeVisible();
  await expectAccessible(page);
  await press(damaged.getByRole('button', { name: 'Закрыть' }));
  await expect(damaged).toBeHidden();
  const link = encodeOrderLink([
    { _id: '9934f1de1eaaaaa461dfa092', amount: 20 },
    { _id: '83eaa05627a59a2435587c85', amount: 5 },
    { _id: 'f742cd3cbb854610a391b2e5', amount: 20 },
    { _id: '164383113e1ae3ee58e0f253', amount: 10 },
    { _id: 'gone', amount: 1 },
  ]);
  await page.evaluate((hash) => location.assign(hash), link);
  const dialog = page.getByRole('dialog', { name: 'Открыть заявку по ссылке?' });
  await expect(dialog.getByRole('button', { name: 'Заменить' })).toBeVisible();
  for (const summary of await dialog.locator('summary').all()) await press(summary);
  await expectAccessible(page, 'dialog[open]');
});

test('axe finds nothing in the report on a quick order', async ({ page, press }) => {
  await page.goto('/');
  const list = orderList(page);
  await press(page.getByRole('button', { name: 'Проверить' }));
  await expect(page.getByText('Список пуст')).toBeVisible();
  await expectAccessible(page);
  await list.fill(
    'Добрый день!\nVG-4060-01 34\nVG-4060-02\nZZ-1 2\nVG-6090-99 5\nVG-6090-04 0\nKK-3360-01 24',
  );
  await press(page.getByRole('button', { name: 'Проверить' }));
  await expect(page.getByText('Найдено 2 из 6')).toBeVisible();
  await press(page.getByText(/^1\sстрока без артикула$/));
  await press(page.getByRole('button', { name: /^10\sшт 1\sупаковка$/ }).first());
  await expectAccessible(page, 'main');
  await press(page.getByRole('button', { name: /^В корзину 3\sпозиции$/ }));
  await expect(page.getByText(/^Осталось 3\sстроки$/)).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the suggestions of the search', async ({ page, press }) => {
  await page.goto('/conditions');
  await press(searchField(page));
  const field = page.getByRole('combobox').last();
  await field.fill('коврик черн');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await expectAccessible(page);
  await field.fill('кавролин');
  await expect(page.getByRole('button', { name: '«ковролин»' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('');
  await expectAccessible(page);
});

test('axe finds nothing in a category and a price list with amounts', async ({ page, press }) => {
  for (const path of [`${matsPath}?q=4060`, '/prices?q=VG-4060']) {
    await page.goto(path);
    await waitForHydration(page);
    const quantity = page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' });
    await quantity.fill('много');
    await quantity.blur();
    await expect(page.getByText('Не поняли количество')).toBeVisible();
    await expectAccessible(page);
    await quantity.fill('34');
    await expect(page.getByText(/Кратно\s10: 30 или 40\?/)).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'В корзину' }).last());
    await expect(page.getByRole('banner')).toContainText('товар');
    // a link that is partly under the heading of its model counts as too small
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  }
});

test('axe finds nothing in the filters of a category, open and with a choice', async ({
  page,
  press,
}) => {
  await page.goto(`${matsPath}?size=60×90&color=серый`);
  await waitForHydration(page);
  const onPhone = await filterButton(page).isVisible();
  await press(onPhone ? filterButton(page) : filterChip(page, 'Цвет'));
  await expect(page.getByRole('checkbox', { name: /^серый/ })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in any state of the call-back dialog', async ({
  page,
  press,
  consoleMessages,
}) => {
  let release = () => {};
  const hold = () => new Promise<void>((resolve) => (release = resolve));
  let held = hold();
  const statuses = [500, 204];
  await page.route('/api/feedbacks', async (route) => {
    await held;
    // on a slow machine the request has timed out by now
    await route.fulfill({ status: statuses.shift() ?? 204 }).catch(() => undefined);
  });
  const company = { ...demo.company, consentUrl: '/conditions' };
  await replaceSettings(page, { ...demo, company });
  await page.goto('/');
  await fillDialog(page, press);
  await expectAccessible(page);
  await phoneField(page).fill('');
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toHaveText('Укажите телефон');
  await expectAccessible(page, 'dialog[open]');
  await phoneField(page).fill('900');
  await phoneField(page).blur();
  await expect(dialogOf(page).getByRole('alert')).toContainText('не хватает цифр');
  await expectAccessible(page, 'dialog[open]');
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toContainText('Отметьте согласие');
  await expectAccessible(page, 'dialog[open]');
  await dialogOf(page).getByRole('checkbox').check();
  await press(sendButton(page));
  await expect(sendButton(page)).toHaveText('Отправляем…');
  await expectAccessible(page, 'dialog[open]');
  release();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Не удалось отправить');
  consoleMessages.length = 0;
  await expectAccessible(page, 'dialog[open]');
  held = Promise.resolve();
  await press(sendButton(page));
  await expect(page.getByText('Ожидайте звонка!')).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
});

test('axe finds nothing where storage, the connection or rendering fails', async ({
  page,
  press,
  context,
  consoleMessages,
}) => {
  // no code comes ahead for links
  await saveData(page);
  await saveEntries(page, { cart: '{' });
  await page.goto('/cart');
  await expect(page.getByText('Не удалось прочитать сохранённую корзину')).toBeVisible();
  await expectAccessible(page);

  await fillStorage(page);
  await page.goto(matsPath);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  await expect(page.getByText('Браузер не может сохранить корзину')).toBeVisible();
  await expectAccessible(page);

  await waitForQuiet(page);
  await context.setOffline(true);
  await fillDialog(page, press);
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toContainText('Нет связи');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }));
  await expect(page.getByText('Не удалось открыть страницу')).toBeVisible();
  // under the sticky head, which row is half covered depends on the place on the page
  await page.evaluate(() => scrollTo(0, 0));
  consoleMessages.length = 0;
  await expectAccessible(page);
  await context.setOffline(false);

  await page.addInitScript(() => {
    Math.round = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/catalog');
  await expect(page.getByText('Не удалось показать эту часть сайта')).toBeVisible();
  consoleMessages.length = 0;
  await expectAccessible(page);
});
