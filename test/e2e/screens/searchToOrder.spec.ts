import type { Locator, Page } from '@playwright/test';
import { quantityOf, rowOf, storedCart } from '../support/cart';
import { chooseFilter, shownCount } from '../support/category';
import { tabTo } from '../support/keyboard';
import { cartCounter, matsPath, stripePath } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

const grey = 'f742cd3cbb854610a391b2e5';
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Найти товар или артикул' });
const articlesOf = (page: Page) => page.getByRole('main').getByText(/^VG-\d+-\d+$/);
const cellOf = (page: Page, article: string) =>
  page.getByRole('cell').filter({ has: page.getByText(article, { exact: true }) });
const frameOf = (cell: Locator) => cell.evaluate((element) => getComputedStyle(element).boxShadow);

test('Search finds a word and a size typed in the wrong keyboard layout', async ({
  page,
  press,
}) => {
  await page.goto('/catalog');
  await searchOf(page).fill('rjdhbr');
  const status = page.getByRole('main').getByRole('status');
  const results = page.getByRole('list', { name: 'Товары' }).getByRole('listitem');
  await expect(status).toHaveText(/^По запросу «rjdhbr»: \d+\sпозици[яий]$/);
  // not before, since on phones the page scrolls to the results
  await press(page.getByRole('button', { name: 'Найти' }));
  await expect(results.first()).toContainText('Коврик');

  await searchOf(page).fill('60[90');
  await expect(status).toHaveText(/^По запросу «60\[90»: 8\sпозиций$/);
  await expect(results).toHaveCount(8);
  for (const found of await results.all()) await expect(found).toContainText('60×90');
});

for (const [path, label] of [
  ['/catalog', 'Найти товар или артикул'],
  ['/prices', 'Артикул, название или размер'],
  ['/nowhere', 'Найти товар или артикул'],
] as const) {
  test(`${path} shows what it finds while one types, on phones below the field`, async ({
    page,
    hasTouch,
  }) => {
    await page.goto(path);
    // a page that is not found is rendered anew
    await waitForHydration(page);
    const field = page.getByRole('searchbox', { name: label });
    await field.pressSequentially('VG-6090-04');
    const found = page.getByRole('link', { name: /Страйп», 60×90 см, серый/ });
    await expect(found).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    if (!hasTouch) return;
    // the keyboard covers the lower half
    const top = async () => (await found.boundingBox())?.y;
    await expect.poll(top).toBeLessThan(400);
    await expect.poll(top).toBeGreaterThan(60);
  });
}

test('A search in the header opens the catalogue at what it finds', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('combobox').fill('VG-6090-04');
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Каталог');
  const found = page.getByRole('list', { name: 'Товары' }).getByRole('listitem').first();
  await expect(found).toBeInViewport({ ratio: 1 });
  await expect(searchOf(page)).toBeInViewport({ ratio: 1 });
});

test('Nothing found offers a similar query that finds something', async ({ page, press }) => {
  for (const path of ['/catalog', '/prices']) {
    await page.goto(`${path}?q=${encodeURIComponent('кавролин')}`);
    await press(page.getByRole('main').getByRole('button', { name: '«ковролин»' }));
    await expect(page).toHaveURL(`${path}?q=${encodeURIComponent('ковролин')}`);
    await expect(page.getByRole('main').getByRole('link', { name: /^/ }).first()).toBeVisible();
  }
});

test('A search result is highlighted on the page of its model and can be ordered at once', async ({
  page,
  press,
}) => {
  await page.goto(`/catalog?q=${encodeURIComponent('60[90')}`);
  await press(page.getByRole('link', { name: /VG-6090-04/ }));
  await expect(page).toHaveURL(`${stripePath}#item-${grey}`);
  const cell = cellOf(page, 'VG-6090-04');
  await expect(cell).toBeInViewport();
  expect(await frameOf(cell)).toContain('inset');
  expect(await frameOf(cellOf(page, 'VG-6090-05'))).toBe('none');

  await expect(quantityOf(page, 'VG-6090-04')).toBeFocused();
  await page.keyboard.type('34');
  await expect(cell).toContainText(/Кратно\s10: 30 или 40\?/);
  await press(cell.getByRole('button', { name: '40' }));
  await expect(quantityOf(page, 'VG-6090-04')).toHaveValue('40');
  await expect(cell).toContainText(/4\sупаковки =\s27\s800\s₽/);
  await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await expect(cell).toContainText('в корзине');
  await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);
  await page.reload();
  await expect(quantityOf(page, 'VG-6090-04')).toHaveValue('40');
  expect(await storedCart(page)).toStrictEqual([`${grey}: 40`]);
});

test('Filters, sorting and view are kept in the address, also for Back and for a shared link', async ({
  page,
  press,
  newVisitor,
}) => {
  await page.goto(matsPath);
  const status = shownCount(page);
  await expect(status).toHaveText('Показано 23 из 23');

  await chooseFilter(page, press, 'Цвет', /^серый/);
  await expect(status).toHaveText('Показано 5 из 23');
  await page.getByLabel('Сортировка').selectOption('по цене');
  await press(page.getByRole('link', { name: 'Карточки' }));
  await expect(page.getByRole('list', { name: 'Ворсовые грязезащитные ковры' })).toBeVisible();
  const shown = await articlesOf(page).allTextContents();
  expect(shown).toStrictEqual([
    'VG-4060-01',
    'VG-6090-04',
    'VG-120180-10',
    'VG-120240-13',
    'VG-90150-07',
  ]);

  const link = page.url();
  const guest = await newVisitor.newPage();
  await guest.goto(link);
  await expect(guest.getByRole('list', { name: 'Ворсовые грязезащитные ковры' })).toBeVisible();
  await expect(articlesOf(guest)).toHaveText(shown);
  await expect(guest.getByLabel('Сортировка')).toHaveValue('price');

  await page.goBack();
  await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Сортировка')).toHaveValue('');
  await expect(status).toHaveText('Показано 5 из 23');
  await page.goBack();
  await expect(status).toHaveText('Показано 23 из 23');
  await page.goForward();
  await expect(status).toHaveText('Показано 5 из 23');
});

test('From the search to the order, by keyboard alone', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await page.goto('/catalog');
  await tabTo(searchOf(page));
  await page.keyboard.type('rjd`h 60[90 cthsq');
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('link', { name: /VG-6090-04/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${stripePath}#item-${grey}`);

  await expect(quantityOf(page, 'VG-6090-04')).toBeFocused();
  await page.keyboard.type('34');
  await tabTo(cellOf(page, 'VG-6090-04').getByRole('button', { name: '30' }));
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, 'VG-6090-04')).toHaveValue('30');
  await tabTo(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await page.keyboard.press('Enter');
  await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);

  await tabTo(page.getByRole('banner').getByRole('link', { name: 'Оформить' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeFocused();
  await tabTo(page.getByRole('link', { name: 'Передать заявку' }).first());
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('Организация'));
  await page.keyboard.type('ООО «Ромашка»');
  const mail = page.getByRole('link', { name: 'Отправить письмом' });
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent('«Ромашка»')));
});

test('From the catalogue to the cart and Back, which restores the scroll position', async ({
  page,
}) => {
  await page.goto('/catalog');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ворсовые грязезащитные ковры/ })
    .click();
  await expect(page).toHaveURL(/\/catalog\/96a7747841c8368567d4f62a$/);
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(page.getByRole('banner')).toContainText('1 товар');
  await page.evaluate(() => scrollTo(0, 700));
  // a real click would scroll the link into view first
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Оформить' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Корзина');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ворсовые');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('Back to a long list of results restores the scroll position far down', async ({
  page,
  press,
}) => {
  await page.goto('/catalog');
  await waitForHydration(page);
  await searchOf(page).fill('коврик');
  await searchOf(page).press('Enter');
  const results = page.getByRole('list', { name: 'Товары' }).getByRole('listitem');
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('По запросу «коврик»');
  const found = parseInt((await status.textContent())?.split(': ')[1] ?? '');
  expect(found).toBeGreaterThan(50);
  await expect(results).toHaveCount(found);
  const far = results.nth(found - 5);
  await far.evaluate((result) => result.scrollIntoView({ block: 'center' }));
  const topOf = async () => (await far.boundingBox())?.y ?? NaN;
  const before = await topOf();
  await press(far.getByRole('link'));
  await expect(page).not.toHaveURL(/\?q=/);
  await page.goBack();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(3);
});
