import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { carpets, quantityOf, rowOf, storedCart } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { stripePath } from '../support/page';
import { carpet, category, replaceSettings } from '../support/settings';
import { expect, test, waitForHydration } from '../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Выбранное' });
const orderBar = (page: Page) => page.getByRole('region', { name: 'Заявка' });
const articlesOf = (page: Page) => page.getByText(/^[A-Z]{2}-\d+-\d+$/);
const bought = [
  '9934f1de1eaaaaa461dfa092: 40',
  '83eaa05627a59a2435587c85: 24',
  'c26748f3c8860642b9ad60b8: 5',
];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('Quantities in several groups are added to the cart together', async ({ page, press }) => {
  await page.goto('/prices');
  await quantityOf(page, 'VG-4060-01').fill('34');
  await press(rowOf(page, 'VG-4060-01').getByRole('button', { name: '40', exact: true }));
  await quantityOf(page, 'KK-3360-01').fill('24');
  await press(rowOf(page, 'RY-4060-01').getByRole('button', { name: 'Увеличить' }));
  await expect(bar(page)).toContainText(/Выбрано 3\sпозиции22\s815\s₽/);
  await press(bar(page).getByRole('button', { name: 'В корзину' }));
  await expect(bar(page).getByRole('button')).toHaveCount(0);
  await expect(orderBar(page)).toContainText(/^3\sпозиции/);
  await expect(rowOf(page, 'KK-3360-01')).toContainText(/В корзине: 24\sшт/);
  await expect(page.getByRole('banner')).toContainText(/3\sтовара/);
  await expect.poll(() => storedCart(page)).toStrictEqual(bought);
});

/** With so many rows, later ones are laid out only near the viewport. */
const hundreds = {
  categories: Array.from({ length: 30 }, (_group, n) => ({
    ...category({ _id: `g${n}`, title: `Группа ${n}` }),
    items: Array.from({ length: 25 }, (_item, k) =>
      carpet({
        _id: `${n}-${k}`,
        article: `KV-${n}-${k}`,
        title: 'Ковёр на резине '.repeat(1 + (k % 9)),
      }),
    ),
  })),
};

test('A link or an address with a hash scrolls to a group far down a long list', async ({
  page,
  press,
}) => {
  await replaceSettings(page, hundreds);
  /** Distance of a group from where it is scrolled to, px. */
  const distance = (id: string) =>
    page.locator(`#group-${id}`).evaluate(async (group) => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let frames = 0; frames < 20; frames++) await frame();
      const { scrollPaddingTop } = getComputedStyle(document.documentElement);
      const { scrollMarginTop } = getComputedStyle(group);
      const { top } = group.getBoundingClientRect();
      return Math.round(top - parseFloat(scrollPaddingTop) - parseFloat(scrollMarginTop));
    });
  await page.goto('/prices#group-g23', { waitUntil: 'networkidle' });
  expect(Math.abs(await distance('g23'))).toBeLessThan(3);
  await press(page.getByRole('link', { name: 'Группа 17 25' }));
  expect(Math.abs(await distance('g17'))).toBeLessThan(3);
});

test('Back and reload restore the scroll position far down a long list', async ({
  page,
  hasTouch,
}) => {
  await replaceSettings(page, hundreds);
  await page.goto('/prices');
  await waitForHydration(page);
  const centreRow = () =>
    page.evaluate(() => {
      const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('tr');
      return { row: row?.textContent, top: row?.getBoundingClientRect().top ?? NaN };
    });
  const isRestored = async () => {
    const { row, top } = await centreRow();
    return row === before.row && Math.abs(top - before.top) < 3;
  };
  const rest = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  // the jump leaves rows above without layout
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.7));
  await rest();
  await page.evaluate(() => scrollBy(0, -1500));
  await rest();
  const before = await centreRow();
  await page.locator('header nav').getByRole('link', { name: 'Контакты' }).dispatchEvent('click');
  await expect(page).toHaveURL('/contacts');
  await page.goBack();
  await expect.poll(isRestored).toBe(true);
  // touch emulation is off while the page is being left, and rows then have another height
  if (hasTouch) return;
  await rest();
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(isRestored).toBe(true);
});

test('Rows far down a long list are laid out when they come near the screen', async ({ page }) => {
  await replaceSettings(page, hundreds);
  await page.goto('/prices');
  await waitForHydration(page);
  const isLaidOut = (row: string) =>
    page
      .locator(`#group-g23 ${row}`)
      .first()
      .evaluate((shown) => shown.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('td')).toBe(false);
  // a whole group is left out if the browser can estimate its height from the number of its rows
  const canEstimate = await page.evaluate(() =>
    CSS.supports('height: calc(attr(data-rows type(<number>)) * 1px)'),
  );
  expect(await isLaidOut('th[scope="rowgroup"]')).toBe(!canEstimate);
  await page.evaluate(() => document.getElementById('group-g23')?.scrollIntoView());
  await expect.poll(() => isLaidOut('td')).toBe(true);
  expect(await isLaidOut('th[scope="rowgroup"]')).toBe(true);
});

test('Quantities are entered by keyboard alone', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await page.goto('/prices?q=VG-4060');
  await tabTo(quantityOf(page, 'VG-4060-01'));
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(quantityOf(page, 'VG-4060-02')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(quantityOf(page, 'VG-4060-02')).toHaveValue('10');
  await tabTo(bar(page).getByRole('button', { name: 'В корзину' }));
  await page.keyboard.press('Enter');
  await tabTo(orderBar(page).getByRole('link', { name: 'Оформить' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(rowOf(page, 'VG-4060-02')).toBeVisible();
});

test('Sorting by price is shown in the header row and kept in a shared link', async ({
  page,
  press,
  newVisitor,
}) => {
  await page.goto('/prices');
  await page.getByLabel('Категория').selectOption('Кокосовые коврики');
  await press(page.getByText('Только с ценой'));
  await expect(page.getByText('Показано 10 из 123')).toBeVisible();
  const header = page.getByRole('columnheader', { name: 'Цена', exact: true });
  await press(header.getByRole('button'));
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(articlesOf(page).first()).toHaveText('KK-3360-01');
  await press(header.getByRole('button'));
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(articlesOf(page).first()).toHaveText('KK-6090-09');
  const shown = await articlesOf(page).allTextContents();

  await press(page.getByRole('button', { name: 'Скопировать ссылку на выборку' }));
  await expect(page.getByText('Скопировано', { exact: true })).toBeVisible();
  const guest = await newVisitor.newPage();
  await guest.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(articlesOf(guest)).toHaveText(shown);
  await expect(guest.getByRole('columnheader', { name: 'Цена', exact: true })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.goBack();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('A sorted list is one list of all categories, each named in its rows', async ({
  page,
  press,
}) => {
  await page.goto('/prices');
  const heading = page.getByRole('rowheader', { name: /^Кокосовые коврики/ });
  await expect(heading).toBeVisible();
  const header = page.getByRole('columnheader', { name: 'Цена', exact: true });
  for (const count of [0, 0, 1]) {
    await press(header.getByRole('button'));
    await expect(heading).toHaveCount(count);
    await expect(rowOf(page, 'KK-3360-01').getByText('Кокосовые коврики')).toHaveCount(1 - count);
  }
});

test('On a phone the search stays at the top, and rows are low', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'a wide screen shows a table');
  await page.goto('/prices');
  await quantityOf(page, 'VG-4060-02').fill('200');
  await page.evaluate(() => scrollBy(0, 2000));
  const search = page.getByRole('searchbox', { name: 'Артикул, название или размер' });
  await expect(search).toBeInViewport({ ratio: 1 });
  const heightOf = async (article: string) => (await rowOf(page, article).boundingBox())?.height;
  expect(await heightOf('VG-4060-03')).toBeLessThanOrEqual(72);
  expect(await heightOf('VG-4060-02')).toBeLessThanOrEqual(85);
  const model = page.getByRole('link', { name: 'Ковёр грязезащитный «Страйп»', exact: true });
  await expect(model).toHaveAttribute('href', stripePath);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await heightOf('VG-4060-03')).toBeLessThanOrEqual(105);
});

test('A row says its stock once', async ({ page }) => {
  await page.goto('/prices');
  const row = rowOf(page, 'VG-6090-04');
  await expect(row).toContainText('Под заказ', { useInnerText: true });
  await expect(row).not.toContainText(/Под заказ[^]*Под заказ/, { useInnerText: true });
});

test('On a phone, a long article leaves room for the stock and the tier', async ({ page }) => {
  const articles = ['VG-6090-04-СЕРЫЙ', 'VG-6090-04-СЕРЫЙ-К', 'VG60900400СЕРЫЙКРС12345678'];
  const items = articles.map((article, n) =>
    carpet({
      ...{ _id: `c${n}`, article, price: 695, priceTiers: [{ from: 50, price: 660 }] },
      availability: 'под заказ',
    }),
  );
  await replaceSettings(page, { categories: [category({ items })] });
  await page.goto('/prices');
  for (const width of [380, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const article of articles) {
      const row = rowOf(page, article);
      const [tier, stepper, stock] = await Promise.all(
        [
          row.getByText('от 50 — 660 ₽'),
          row.getByRole('group'),
          row.getByText('Под заказ').filter({ visible: true }).last(),
        ].map((part) => part.boundingBox()),
      );
      if (!tier || !stepper || !stock) throw new Error(`${article} lacks a part`);
      expect(tier.x + tier.width, article).toBeLessThanOrEqual(stepper.x);
      expect(stock.height, article).toBeLessThan(20);
    }
  }
});

test('The CSV file begins with a byte order mark and contains no formulas', async ({
  page,
  press,
}) => {
  await page.goto('/prices');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Скачать CSV' }));
  const file = await download;
  expect(file.suggestedFilename()).toBe('Прайс-лист 2026-11-01.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFКатегория;Модель;Артикул;/);
  const rows = text.trimEnd().split('\r\n');
  expect(rows).toHaveLength(1 + carpets.length);
  expect(rows.filter((row) => /(^|;)"?[=+@\t]/.test(row))).toStrictEqual([]);
});

test('The printed list has no controls', async ({ page }) => {
  await page.goto('/prices');
  await quantityOf(page, 'VG-4060-01').fill('40');
  await page.emulateMedia({ media: 'print' });
  await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
  await expect(page.getByText('Прайс-лист от 1 ноября 2026')).toBeVisible();
  // column headings are buttons
  const controls = page.locator('button:not(thead *), input, select').filter({ visible: true });
  await expect(controls).toHaveCount(0);
  await expect(bar(page)).toBeHidden();
});
