import type { Response } from '@playwright/test';
import { storedCart } from '../support/cart';
import { scriptsOf } from '../support/chunks';
import { matsPath, searchField } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

test.describe('Search in the header', () => {
  test('its code is loaded when the field is focused, not before', async ({ page, press }) => {
    const scripts: Promise<string>[] = [];
    const read = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    };
    page.on('response', read);
    const hasSuggestions = async () => (await Promise.all(scripts)).join().includes('Подсказки');
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.mouse.move(1, 1);
    await page.waitForLoadState('networkidle');
    expect(await hasSuggestions()).toBe(false);
    await press(searchField(page));
    await expect.poll(hasSuggestions).toBe(true);
    // the test ends when all are read
    page.off('response', read);
    await Promise.all(scripts);
  });

  test('from the home page to an item in the cart', async ({ page, press }) => {
    await page.goto('/');
    await waitForHydration(page);
    await press(searchField(page));
    await page.keyboard.type('страйп 60 бор');
    const option = page.getByRole('option', { name: /60×90 см, бордовый/ });
    await expect(option).toBeVisible();
    await page.getByRole('combobox').last().press('ArrowDown');
    await page.keyboard.press('Control+Enter');
    await expect(option).toContainText('В корзине: 10 шт');
    await expect.poll(() => storedCart(page)).toHaveLength(1);
    await press(option);
    await expect(page).toHaveURL(/\/catalog\/\w+\/[^/]+#item-/);
    await expect(page.getByRole('dialog', { name: 'Поиск' })).toBeHidden();
  });

  test('an arrow pressed as soon as there are suggestions chooses the first', async ({
    page,
    press,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await press(searchField(page));
    await page.evaluate(() => {
      const pressArrow = (_: unknown, observer: MutationObserver) => {
        if (!document.querySelector('[role=option]')) return;
        observer.disconnect();
        const event = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
        document.activeElement?.dispatchEvent(event);
      };
      new MutationObserver(pressArrow).observe(document, { childList: true, subtree: true });
    });
    await page.keyboard.type('60');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  });

  test('a text typed while the code is loading is answered', async ({ page, press }) => {
    await page.goto('/conditions');
    await waitForHydration(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await press(searchField(page));
    await page.keyboard.type('кокос');
    await expect(searchField(page)).toHaveValue('кокос');
    release();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('combobox').last()).toHaveValue('кокос');
  });

  test('without its code, Enter opens the results', async ({ page, press, consoleMessages }) => {
    await page.goto('/catalog');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    let isLost = false;
    const isSearch = ({ pathname }: URL) => scriptsOf('search').includes(pathname.slice(1));
    await page.route(isSearch, async (route) => {
      await (isLost ? route.continue() : route.abort());
      isLost = true;
    });
    await press(searchField(page));
    await page.keyboard.type('кокосовый');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\?q=/);
    await expect(page.getByRole('heading', { name: 'Результаты поиска' })).toBeAttached();
    expect(isLost).toBe(true);
    consoleMessages.length = 0;
  });

  test('the whole menu can be seen and fits at every width', async ({ page }) => {
    await page.goto(matsPath);
    for (const width of [1280, 1000, 720, 430, 390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const entries = page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link');
      await expect(entries).toHaveCount(5);
      for (const entry of await entries.all()) {
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect(
          await entry.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
        ).toBe(0);
      }
      const height = (await searchField(page).boundingBox())?.height;
      expect(height).toBe(width < 720 ? 48 : 44);
    }
  });
});
