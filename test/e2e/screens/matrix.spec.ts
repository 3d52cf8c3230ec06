import type { Page } from '@playwright/test';
import { saveCart, storedCart } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { firstMatId, stripePath } from '../support/page';
import { carpet, category, replaceSettings } from '../support/settings';
import { expect, test, waitForHydration } from '../support/test';

const field = (page: Page, article: string) =>
  page.getByRole('spinbutton', { name: `Количество: ${article},` });
const order = (page: Page) => page.getByRole('region', { name: 'Итог по таблице' });
const size = (page: Page, name: string) => page.locator('summary').filter({ hasText: name });
const copy = (page: Page, text: string) =>
  page.evaluate((copied) => navigator.clipboard.writeText(copied), text);

/** «VG-6090-05», which is 60×90 in brown. */
const mat6090 = '164383113e1ae3ee58e0f253';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('By keyboard alone, quantities are typed, moved through and put into the cart', async ({
  page,
  isMobile,
  hasTouch,
}) => {
  test.skip(isMobile || hasTouch, 'for keyboards');
  await page.goto(stripePath);
  await waitForHydration(page);
  await tabTo(field(page, 'VG-4060-01'));
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(field(page, 'VG-6090-04')).toBeFocused();
  await page.keyboard.type('20');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(field(page, 'VG-4060-02')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'VG-4060-03')).toBeFocused();
  await page.keyboard.type('75');
  await page.keyboard.press('Escape');
  await expect(field(page, 'VG-4060-03')).toHaveValue('');
  await expect(order(page)).toContainText(/30\s160\s₽/);
  await tabTo(page.getByRole('button', { name: /^В корзину 2\sпозиции$/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Перейти в корзину' })).toBeFocused();
  await expect.poll(async () => (await storedCart(page)).length).toBe(2);
});

test('A block from the clipboard fills the cells from the focused one on', async ({ page }) => {
  await page.goto(stripePath);
  await waitForHydration(page);
  // shows that the code of the matrix has been loaded
  await field(page, 'VG-4060-02').fill('5');
  await expect(order(page)).toContainText('Позиций');
  await copy(page, '10\t20\t30\r\n40\t50\r\n');
  await page.keyboard.press('Control+V');
  await expect(page.getByText('Вставлено 4, не подошло 1')).toBeInViewport();
  for (const [article, amount] of [
    ['VG-4060-02', '10'],
    ['VG-4060-03', '20'],
    ['VG-6090-05', '40'],
    ['VG-6090-06', '50'],
  ] as const) {
    await expect(field(page, article)).toHaveValue(amount);
  }
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(field(page, 'VG-6090-06')).toHaveValue('');
});

test('Two columns are read as article and amount, in a field of their own', async ({
  page,
  press,
}) => {
  await page.goto(stripePath);
  await waitForHydration(page);
  await press(page.getByRole('button', { name: 'Вставить из Excel' }));
  await expect(page.getByLabel('Ячейки таблицы')).toBeFocused();
  await copy(page, 'VG-120240-15\t10\nVG-4060-01\t60');
  await page.keyboard.press('Control+V');
  await press(page.getByRole('button', { name: 'Вставить', exact: true }));
  await expect(page.getByText('Вставлено 2')).toBeVisible();
  await expect(field(page, 'VG-120240-15')).toHaveValue('10');
  await expect(order(page)).toContainText(/49\s360\s₽/);
});

test('The cart is shown in the cells, and a changed amount is put by the button', async ({
  page,
  press,
}) => {
  await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
  await page.goto(stripePath);
  await expect(field(page, 'VG-4060-01')).toHaveValue('30');
  const inCart = page.getByText('в корзине', { exact: true });
  await expect(inCart).toHaveCount(1);
  await field(page, 'VG-4060-01').fill('55');
  await expect(page.getByText(/^в корзине 30\sшт$/)).toBeVisible();
  await expect(inCart).toHaveCount(0);
  await press(page.getByRole('button', { name: '60', exact: true }));
  expect(await storedCart(page)).toStrictEqual([`${firstMatId}: 30`]);
  await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await expect.poll(() => storedCart(page)).toStrictEqual([`${firstMatId}: 60`]);
  await expect(inCart).toHaveCount(1);
});

test('The address of a carpet marks its cell and focuses its quantity', async ({ page }) => {
  await page.goto(`${stripePath}#item-${mat6090}`);
  await expect(field(page, 'VG-6090-05')).toBeFocused();
  await expect(field(page, 'VG-6090-05')).toBeInViewport();
});

test('Typing before the code has loaded is not lost', async ({ page }) => {
  await page.goto(stripePath, { waitUntil: 'commit' });
  await field(page, 'VG-4060-01').fill('60');
  await waitForHydration(page);
  await expect(order(page)).toContainText(/16\s260\s₽/);
  await expect(field(page, 'VG-4060-01')).toHaveValue('60');
});

test('On a tablet, a cell is three columns: name, prices and quantity', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(stripePath);
  await waitForHydration(page);
  const cell = page.getByRole('cell').filter({ has: field(page, 'VG-4060-01') });
  const top = async (text: string | RegExp) => {
    const { x = 0, y = 0 } = (await cell.getByText(text).boundingBox()) ?? {};
    return { x, y };
  };
  const [name, price, first, second] = [
    await top('серый'),
    await top(/^285\s₽$/),
    await top(/^от\s50/),
    await top(/^от\s200/),
  ];
  expect(price.x).toBeGreaterThan(name.x);
  expect(Math.abs(price.y - name.y)).toBeLessThan(10);
  expect(first.y).toBeGreaterThan(price.y);
  expect(first.y).toBe(second.y);
});

test('On a phone, sizes are opened and closed, and Enter leads through what is open', async ({
  page,
  press,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'for phones');
  await page.goto(stripePath);
  await waitForHydration(page);
  await expect(field(page, 'VG-4060-01')).toBeVisible();
  await expect(field(page, 'VG-6090-05')).toBeHidden();
  // shows that the code of the matrix has been loaded
  await field(page, 'VG-4060-01').fill('10');
  await expect(order(page)).toContainText('Позиций');
  const box = await field(page, 'VG-4060-01').locator('..').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  await press(size(page, '90×150'));
  await expect(field(page, 'VG-90150-08')).toBeVisible();
  await field(page, 'VG-4060-03').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'VG-90150-07')).toBeFocused();
  await press(size(page, '40×60'));
  await expect(field(page, 'VG-4060-01')).toBeHidden();
});

test('On a phone, what is wrong with an amount does not cover the prices', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'for phones');
  await page.goto(stripePath);
  await waitForHydration(page);
  await field(page, 'VG-4060-01').fill('65');
  const cell = page.getByRole('cell').filter({ has: field(page, 'VG-4060-01') });
  await expect(cell.getByRole('button', { name: '70', exact: true })).toBeVisible();
  for (const width of [320, 360, 375, 390, 414]) {
    await page.setViewportSize({ width, height: 844 });
    const [tier, fix] = await Promise.all(
      [/^от\s200/, /^Кратно\s10/].map((text) => cell.getByText(text).boundingBox()),
    );
    const isBeside = tier && fix && tier.x + tier.width <= fix.x;
    const isBelow = tier && fix && tier.y + tier.height <= fix.y;
    expect(isBeside || isBelow, `at ${width}`).toBe(true);
  }
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('sizes and prices can be read and sizes opened', async ({ page, hasTouch, press }) => {
    await page.goto(stripePath);
    await expect(page.getByText('VG-4060-01')).toBeVisible();
    if (hasTouch) await press(size(page, '120×240'));
    await expect(page.getByText('VG-120240-15')).toBeVisible();
  });
});

const manyColors = Array.from({ length: 12 }, (_, index) => `цвет ${index + 1}`);
const sizes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ width: 40 + index * 10, length: 120 }));

for (const count of [5, 10]) {
  test(`${count} sizes in 12 colours fit any width`, async ({ page }) => {
    const items = sizes(count).flatMap((mat) =>
      manyColors.map((color) => ({
        ...carpet({ ...mat, color, model: 'Радуга', step: 10, packQty: 10 }),
        _id: `${mat.width}-${color}`,
        article: `RD-${mat.width}-${color.slice(5)}`,
        availability: 'под заказ',
        priceTiers: [{ from: 1000, price: 99.5 }],
      })),
    );
    await replaceSettings(page, { categories: [category({ items })] });
    for (const width of [1440, 1280, 1024, 1000, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/catalog/mats/${encodeURIComponent('Радуга')}`);
      await expect(field(page, 'RD-40-1')).toBeVisible();
      const overflow = await page.evaluate(() => {
        const cells = [...document.querySelectorAll('td:has(input)')];
        const isOut = (cell: Element) =>
          [...cell.querySelectorAll('*')].some(
            (part) => part.getBoundingClientRect().right > cell.getBoundingClientRect().right + 1,
          );
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth - clientWidth, cells.filter(isOut).length];
      });
      expect([width, ...overflow]).toStrictEqual([width, 0, 0]);
    }
  });
}

test('A long name of a colour wraps beside the prices of its closed row', async ({ page }) => {
  const items = Array.from({ length: 6 }, (_, index) =>
    carpet({
      _id: `c${index}`,
      article: `IM-${index}`,
      color: `тёмно-коричневый с золотистым отливом №${index}`,
      model: 'Имена',
      width: 50,
      length: 80,
      price: 98765.43,
    }),
  );
  await replaceSettings(page, { categories: [category({ items })] });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/catalog/mats/${encodeURIComponent('Имена')}`);
    const row = page.getByRole('row').filter({ hasText: '№3' });
    await row.scrollIntoViewIfNeeded();
    const name = await row.locator('b').first().boundingBox();
    const price = await row.getByText(/^от\s98\s765,43\s₽$/).boundingBox();
    expect((name?.x ?? Infinity) + (name?.width ?? 0)).toBeLessThanOrEqual(price?.x ?? 0);
    // a press on the price opens the row, too
    await page.mouse.click((price?.x ?? 0) + 5, (price?.y ?? 0) + 5);
    await expect(field(page, 'IM-3')).toBeVisible();
  }
});
