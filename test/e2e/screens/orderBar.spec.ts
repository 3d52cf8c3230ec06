import type { Locator, Page } from '@playwright/test';
import { carpets, cartWithDiscount, quantityOf, rowOf, saveCart } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { matsPath, orderList, stripePath } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

const bar = (page: Page) => page.getByRole('region', { name: 'Заявка', exact: true });
const selection = (page: Page) => page.getByRole('region', { name: 'Выбранное' });
const checkout = (page: Page) => bar(page).getByRole('link', { name: 'Оформить' });
const background = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);

/** Whether the middle of an element's first line is in the window and nothing covers it. */
const isClear = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getClientRects()[0] ?? new DOMRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('The bar follows the order from page to page, and leads to its hand-off', async ({
  page,
  press,
}) => {
  await saveCart(page, cartWithDiscount);
  await open(page, matsPath);
  await expect(bar(page)).toContainText(/6\sпозиций\s*150\s170\s₽/);
  await expect(bar(page)).toContainText(/Скидка\s5\s%: −7\s508,50\s₽/);
  await press(checkout(page));
  await expect(page).toHaveURL('/cart');
  await expect(bar(page)).toContainText(/142\s661,50\s₽\s*со скидкой 5\s%/);
  await press(bar(page).getByRole('link', { name: 'Передать заявку' }));
  await expect(page.getByRole('heading', { name: 'Передать заявку' })).toBeInViewport();
});

test('The bar moves nothing when it appears', async ({ page }) => {
  await saveCart(page, cartWithDiscount);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        for (const { node } of sources as readonly { readonly node?: Node | null }[]) {
          const part = node?.parentElement?.closest('main, footer');
          if (part) document.documentElement.dataset.moved = part.tagName;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/catalog');
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

test('The page ends above the bar', async ({ page }) => {
  await saveCart(page, cartWithDiscount);
  await open(page, '/catalog');
  await expect(bar(page)).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => isClear(page.getByRole('contentinfo').getByText(/^© 1996/))).toBe(true);
});

test('What gets the focus by keyboard is clear of the bar', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await saveCart(page, cartWithDiscount);
  await open(page, '/prices?q=60x90');
  await expect(bar(page)).toBeVisible();
  await quantityOf(page, 'VG-6090-04').focus();
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if (await bar(page).locator(':focus').count()) return;
    expect(await isClear(focused), await focused.ariaSnapshot()).toBe(true);
  }
  throw new Error('Tab does not reach the bar');
});

for (const height of [380, 500]) {
  test(`a keyboard that leaves ${height} px takes the bar away from the field`, async ({
    page,
  }) => {
    await saveCart(page, cartWithDiscount);
    await open(page, '/prices?q=60x90');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    const field = quantityOf(page, 'VG-6090-06');
    await field.focus();
    const { width = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width, height });
    // as browsers do when the keyboard opens
    await field.evaluate((node) => node.scrollIntoView({ block: 'nearest' }));
    expect(await isClear(field)).toBe(true);
    expect(await isClear(checkout(page))).toBe(false);
    await field.blur();
    await expect.poll(() => isClear(checkout(page))).toBe(true);
  });
}

test('A keyboard that covers the page hides the bar until it is closed', async ({ page }) => {
  await saveCart(page, cartWithDiscount);
  await open(page, '/prices?q=60x90');
  const resize = (height: number) =>
    page.evaluate((visible) => {
      Object.defineProperty(window.visualViewport, 'height', {
        configurable: true,
        value: window.innerHeight - visible,
      });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    }, height);
  await expect.poll(() => isClear(checkout(page))).toBe(true);
  await resize(300);
  await expect.poll(() => isClear(checkout(page))).toBe(false);
  await resize(0);
  await expect.poll(() => isClear(checkout(page))).toBe(true);
});

test('A selection in the price list takes the place of the order', async ({ page, press }) => {
  await saveCart(page, cartWithDiscount);
  await open(page, '/prices?q=VG-4060');
  await expect(bar(page)).toBeVisible();
  await quantityOf(page, 'VG-4060-01').fill('50');
  await expect(selection(page)).toContainText(/Выбрана 1\sпозиция\s*13\s550\s₽/);
  await expect(bar(page)).toBeHidden();
  await press(selection(page).getByRole('button', { name: 'В корзину' }));
  await expect(bar(page)).toContainText(/7\sпозиций\s*163\s720\s₽/);
  await expect(rowOf(page, 'VG-4060-01')).toContainText(/В корзине: 50\sшт/);
});

test('«Оформить» is filled only if it is the next step', async ({ page, press }) => {
  await saveCart(page, cartWithDiscount);
  await open(page, stripePath);
  const filled = await background(checkout(page));
  await page.getByRole('spinbutton', { name: 'Количество: VG-4060-01,' }).first().fill('50');
  await expect.poll(() => background(checkout(page))).not.toBe(filled);
  await press(page.getByRole('button', { name: /^В корзину 1/ }));
  await expect.poll(() => background(checkout(page))).toBe(filled);

  await page.goto('/');
  await orderList(page).fill('VG-4060-01 40');
  await press(page.getByRole('button', { name: 'Проверить' }));
  await expect.poll(() => background(checkout(page))).not.toBe(filled);
  await press(page.getByRole('button', { name: /^В корзину 1/ }));
  await expect(page.getByRole('main').getByText(/^Добавлена 1\sпозиция$/)).toBeVisible();
  expect(await background(checkout(page))).not.toBe(filled);

  await page.goto('/cart');
  const handOver = bar(page).getByRole('link', { name: 'Передать заявку' });
  await orderList(page).fill('VG-4060-01 40\nXX-9999 1');
  await press(page.getByRole('button', { name: 'Проверить' }));
  await expect.poll(() => background(handOver)).not.toBe(filled);
  await press(page.getByRole('button', { name: /^В корзину 1/ }));
  await expect(page.getByText(/^Осталась 1\sстрока$/)).toBeVisible();
  await expect.poll(() => background(handOver)).toBe(filled);
});

test('The bar is reached by keyboard right after the content', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await saveCart(page, cartWithDiscount);
  await open(page, '/prices?q=VG-4060');
  await tabTo(checkout(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeFocused();
});

test('At 320 px the sum and the button stay, and the count gives way', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await saveCart(page, cartWithDiscount);
  await open(page, '/cart');
  await expect(bar(page)).toBeVisible();
  const isInside = (text: string | RegExp) =>
    bar(page)
      .getByText(text)
      .evaluate((node) => {
        const box = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(box.left + 2, box.top + box.height / 2));
      });
  expect(await isInside(/^142\s661,50\s₽$/)).toBe(true);
  expect(await isInside(/^Передать заявку$/)).toBe(true);
  expect(await isInside(/^6\sпозиций$/)).toBe(false);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('On a tablet the count gives way before the sum and the state meet', async ({ page }) => {
  const amounts = { 'VG-4060-01': 20, 'VG-6090-04': 45, 'VG-90150-07': 10 };
  const items = Object.entries(amounts).map(([article, amount]) => ({
    _id: carpets.find((carpet) => carpet.article === article)?._id,
    amount,
  }));
  await saveCart(page, items);
  await open(page, '/cart');
  const sum = bar(page).getByText(/^36\s975\s₽$/);
  const state = bar(page).getByText(/^До скидки 3\s% —\s*13\s025\s₽$/);
  for (const [width, isCounted] of [
    [720, false],
    [753, false],
    [768, false],
    [960, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const right = await sum.evaluate((node) => node.getBoundingClientRect().right);
    const left = await state.evaluate(
      (node) => node.parentElement?.getBoundingClientRect().left ?? 0,
    );
    expect(left - right, `${width} px`).toBeGreaterThanOrEqual(20);
    expect(await isClear(sum), `${width} px`).toBe(true);
    expect(await state.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
    expect(await isClear(bar(page).getByText(/^3\sпозиции/)), `${width} px`).toBe(isCounted);
  }
});

test('On a phone with a text of twice the size, the sum stays whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await saveCart(page, cartWithDiscount);
  await open(page, '/cart');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const sum = bar(page).getByText(/^142\s661,50\s₽$/);
  const [inner, outer] = await Promise.all(
    [sum, sum.locator('..')].map((part) => part.boundingBox()),
  );
  expect(inner?.width).toBeLessThanOrEqual(outer?.width ?? 0);
  expect((await bar(page).boundingBox())?.height).toBeLessThan(200);
});

test('The bar does not print', async ({ page }) => {
  await saveCart(page, cartWithDiscount);
  await open(page, '/prices?q=60x90');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
});
