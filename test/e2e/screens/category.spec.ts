import { cartWithDiscount, rowOf, saveCart } from '../support/cart';
import {
  chooseFilter,
  filterButton,
  filterChip,
  filterSheet,
  shownCount,
} from '../support/category';
import { matsPath } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

const runnersPath = '/catalog/63a5fd3bc5f45a0490e4deca';

test.describe('The first row of goods', () => {
  for (const [width, height, most] of [
    [1440, 900, 680],
    [1024, 900, 680],
    [390, 844, 760],
  ] as const) {
    test(`begins at most ${most} px from the top at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(matsPath);
      const row = await rowOf(page, 'VG-4060-01').boundingBox();
      expect(row?.y).toBeLessThanOrEqual(most);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeGreaterThanOrEqual(580);
    });
  }
});

test('On a wide screen, the price tiers of a carpet take one line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(runnersPath);
  const row = rowOf(page, 'DR-120100-08');
  const smaller = await row.getByText(/^от\s125/).boundingBox();
  const larger = await row.getByText(/^от\s500/).boundingBox();
  expect(larger?.y).toBe(smaller?.y);
});

test('On a tablet, stock stays below the name in a row that a warning makes higher', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(matsPath);
  const row = rowOf(page, 'VG-4060-01');
  await row.getByRole('spinbutton').fill('15');
  await expect(row).toContainText(/Кратно\s10/);
  const name = await row.getByText('серый', { exact: true }).boundingBox();
  const stock = await row.getByText('В наличии').boundingBox();
  const gap = (stock?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0);
  expect(gap).toBeLessThan(12);
});

test('The heading of a model stays in view above its rows', async ({ page }) => {
  await page.goto(matsPath);
  await waitForHydration(page);
  const heading = (name: string) => page.getByRole('link', { name: `Ковёр грязезащитный ${name}` });
  await rowOf(page, 'VG-120180-12').evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(heading('«Страйп»').first()).toBeInViewport();
  await rowOf(page, 'AT-120240-08').evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect(heading('«Атлант»').first()).toBeInViewport();
  await expect(heading('«Страйп»').first()).not.toBeInViewport();
});

test('On a phone, articles take one line, however wide the button below is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveCart(page, cartWithDiscount);
  await page.goto(matsPath);
  await waitForHydration(page);
  for (const article of ['VG-4060-03', 'VG-6090-05', 'VG-120180-10']) {
    const box = await rowOf(page, article).getByText(article, { exact: true }).boundingBox();
    expect(box?.height, article).toBeLessThan(30);
  }
});

test('Going backwards by keyboard, nothing is under the heading of its model', async ({
  page,
  hasTouch,
  browserName,
}) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  // Firefox does not scroll to what is partly in view
  const part = browserName === 'firefox' ? 0.9 : 0.1;
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(matsPath);
  await waitForHydration(page);
  await rowOf(page, 'AT-120240-08').getByRole('button').last().focus();
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const isOnTop = await page.locator(':focus').evaluate((control, share) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height * share));
    }, part);
    expect(isOnTop, `after ${press + 1} keys`).toBe(true);
  }
});

test('One list of a filter is open at a time, until Escape or a press elsewhere', async ({
  page,
  press,
}) => {
  await page.goto(matsPath);
  await waitForHydration(page);
  test.skip(await filterButton(page).isVisible(), 'phones have a sheet');
  const grey = page.getByRole('checkbox', { name: /^серый/ });
  await press(filterChip(page, 'Размер'));
  await press(filterChip(page, 'Цвет'));
  await expect(grey).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^40×60/ })).toBeHidden();
  await grey.press('Escape');
  await expect(grey).toBeHidden();
  await expect(filterChip(page, 'Цвет')).toBeFocused();
  await press(filterChip(page, 'Цвет'));
  await press(page.getByRole('heading', { level: 1 }));
  await expect(grey).toBeHidden();
});

test('The sheet of filters counts what it will show, and returns the focus', async ({
  page,
  press,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(matsPath);
  await press(filterButton(page));
  const sheet = filterSheet(page);
  await press(sheet.getByRole('checkbox', { name: /^60×90/ }));
  await press(sheet.getByRole('checkbox', { name: /^серый/ }));
  await press(sheet.getByRole('button', { name: 'Показать 1' }));
  await expect(sheet).toBeHidden();
  await expect(filterButton(page)).toBeFocused();
  await expect(shownCount(page)).toHaveText('Показано 1 из 23');
  await press(filterButton(page));
  await press(sheet.getByRole('button', { name: 'Сбросить всё' }));
  await press(sheet.getByRole('button', { name: 'Показать 23' }));
  await expect(shownCount(page)).toHaveText('Показано 23 из 23');
});

test('The sheet of filters is not removed before it has faded', async ({ page, press }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(matsPath);
  await press(filterButton(page));
  const sheet = filterSheet(page);
  const isThere = sheet.evaluate(
    (dialog) =>
      new Promise((resolve) => {
        const frame = (then: () => void) => () => requestAnimationFrame(then);
        dialog.addEventListener('close', frame(frame(() => resolve(dialog.isConnected))));
      }),
  );
  await press(sheet.getByRole('button', { name: 'Закрыть' }));
  expect(await isThere).toBe(true);
  await expect(sheet).toBeHidden();
});

test('A row shows its sum and the tier that it reaches, in table and cards', async ({
  page,
  press,
}) => {
  await page.goto(matsPath);
  const row = rowOf(page, 'VG-4060-01');
  const weightOf = (price: RegExp) =>
    row.getByText(price).evaluate((text) => Number(getComputedStyle(text).fontWeight));
  await expect(row).not.toContainText('=');
  expect(await weightOf(/^от\s200/)).toBe(await weightOf(/^от\s50/));
  await row.getByRole('spinbutton').fill('200');
  await expect(row).toContainText(/20\sупаковок =\s51\s400\s₽/);
  const reached = await weightOf(/^от\s200/);
  for (const price of [/^от\s50/, /^285\s₽$/]) {
    expect(await weightOf(price)).toBeLessThan(reached);
  }
  await press(page.getByRole('link', { name: 'Карточки' }));
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card).toContainText(/20\sупаковок =\s51\s400\s₽/);
  await press(page.getByRole('link', { name: 'Матрица' }));
  const atlant = page.getByRole('heading', { level: 3, name: /«Атлант» 8\sпозиций/ });
  await expect(atlant).toBeVisible();
  await chooseFilter(page, press, 'Цвет', /^серый/);
  await expect(atlant).toBeHidden();
});
