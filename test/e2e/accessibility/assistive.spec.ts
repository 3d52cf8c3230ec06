import type { Page } from '@playwright/test';
import { dialogOf, fillDialog, sendButton } from '../support/callback';
import { everyWarning, leaveCart, rowOf } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { leaveEntries } from '../support/storage';
import { expect, test, waitForCode } from '../support/test';

const mats = '/catalog/96a7747841c8368567d4f62a';
const pages = ['/', '/catalog', mats, '/conditions', '/prices', '/contacts', '/cart', '/nowhere'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name });

test('Each page that is opened here has its title, its description and its address, one of each, and its heading is read out', async ({
  page,
  press,
}) => {
  const one = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), attribute);
  await page.goto('/');
  await waitForCode(page);
  const seen = new Set<string>();
  for (const [name, path] of [
    ['Каталог', '/catalog'],
    ['Условия работы', '/conditions'],
    ['Цены', '/prices'],
    ['Контакты', '/contacts'],
    ['Главная', '/'],
  ] as const) {
    await press(menu(page, name));
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toHaveCount(1);
    await expect
      .poll(() => one('link[rel="canonical"]', 'href'))
      .toEqual([`https://www.example.com${path}`]);
    const [description, ...others] = await one('meta[name="description"]', 'content');
    expect(others).toEqual([]);
    seen.add(`${await page.title()}: ${description}`);
  }
  expect(seen.size).toBe(5);
});

test('What is announced has its place from the start', async ({ page }) => {
  for (const [path, places] of [
    ['/catalog', 2],
    [mats, 2],
    ['/prices', 2],
    ['/cart', 1],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    const count = html.match(/role="(status|alert)"/g)?.length ?? 0;
    expect(count).toBeGreaterThanOrEqual(places);
    expect(html).toMatch(/<small role="status">Нет товаров<\/small>/);
  }
});

test('The slider by keyboard: arrows keep the focus, hidden slides can’t be reached', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a phone has none');
  await page.goto('/');
  const gallery = page.getByRole('region', { name: 'Галерея' });
  const next = gallery.getByRole('button', { name: 'Следующий слайд' });
  await tabTo(next);
  for (const [key, says] of [
    ['Enter', '2 / 5'],
    ['Space', '3 / 5'],
    ['Enter', '4 / 5'],
    ['Enter', '5 / 5'],
    ['Enter', '1 / 5'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(gallery.locator('[aria-live="polite"]')).toHaveText(says);
    await expect(next).toBeFocused();
    await expect(gallery.locator('[aria-roledescription="слайд"]:not([inert])')).toHaveCount(1);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(gallery.getByRole('button', { name: 'Предыдущий слайд' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(gallery.locator('[aria-live="polite"]')).toHaveText('5 / 5');
});

test.describe('A control that goes when it is pressed leaves the focus on the one before it', () => {
  test.skip(({ hasTouch }) => hasTouch, 'a phone has none');
  const repriced = [{ _id: 'f742cd3cbb854610a391b2e5', amount: 20, price: 600 }];
  const unlike = '/catalog?q=что-то';

  for (const [name, path, amount, before] of [
    ['40', mats, '35', 'Увеличить'],
    ['40', '/prices', '35', 'Увеличить'],
    ['Очистить', '/prices', '40', 'Запросить цену'],
    ['Сбросить всё', `${mats}?q=4060`, undefined, /^под заказ/],
    ['Сбросить фильтры?', `${mats}?q=что-то`, undefined, 'Таблица'],
    ['Сбросить фильтры?', '/prices?q=что-то', undefined, 'Скопировать ссылку на выборку'],
    ['Весь каталог', unlike, undefined, 'Найти'],
    ['Сбросить поиск', unlike, undefined, 'Найти'],
    ['Понятно', '/cart', undefined, /^Ковёр/],
  ] as const) {
    test(`«${name}» on ${path}`, async ({ page }) => {
      await leaveCart(page, path === '/cart' ? repriced : []);
      await page.goto(path);
      await waitForCode(page);
      if (amount) {
        await page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' }).fill(amount);
      }
      const control = page.locator('main :is(a, button)').getByText(name, { exact: true });
      await control.last().focus();
      await page.keyboard.press('Enter');
      await expect(control).toHaveCount(0);
      await expect(page.locator(':focus')).toHaveAccessibleName(before);
    });
  }

  test('«Удалить копию» of a cart that can’t be read', async ({ page }) => {
    await leaveEntries(page, { cart: '{' });
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Удалить копию' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName('Вставить список артикулов');
  });
});

test('The first stop leads past the menu', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no Tab');
  await page.goto('/prices');
  await waitForCode(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** What sticks out of the page to the right. */
const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('At 400 % of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of [...pages, `${mats}?view=cards`, '/catalog?q=60x90', '/prices?q=60x90']) {
    test(`${path} is read by scrolling down alone`, async ({ page }) => {
      await page.goto(path);
      await waitForCode(page);
      expect(await excessOf(page)).toBe(0);
    });
  }

  test('a full cart and the dialog are used by scrolling down alone', async ({ page, press }) => {
    await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
    await leaveCart(page, everyWarning);
    await page.goto('/cart');
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    expect(await excessOf(page)).toBe(0);
    await fillDialog(page, press);
    const box = await dialogOf(page).evaluate((dialog) => [dialog.scrollWidth, dialog.clientWidth]);
    expect(box[0]).toBe(box[1]);
    await sendButton(page).scrollIntoViewIfNeeded();
    await expect(sendButton(page)).toBeInViewport();
    await press(sendButton(page));
    await expect(page.getByRole('heading', { name: 'Ожидайте звонка!' })).toBeVisible();
    await press(dialogOf(page).getByRole('button', { name: 'Закрыть' }).first());
    await expect(dialogOf(page)).toBeHidden();
  });
});

test('No table breaks a word in two, however wide the window is', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'the window is set here');
  await leaveCart(page, everyWarning);
  for (const path of [mats, '/prices', '/cart']) {
    await page.goto(path);
    await waitForCode(page);
    for (const width of [360, 720, 768, 860, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.getByRole('rowheader').evaluateAll((names) => {
        const texts = names.flatMap((name) => {
          const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
          const found: Node[] = [];
          while (walker.nextNode()) found.push(walker.currentNode);
          return found;
        });
        return texts.flatMap((node) =>
          [...(node.textContent ?? '').matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return range.getClientRects().length > 1 ? word : [];
          }),
        );
      });
      expect(broken, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('Those who want less motion see none', async ({ page, press }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', mats, '/cart']) {
    await page.goto(path);
    await waitForCode(page);
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    await expect(dialogOf(page)).toBeVisible();
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) =>
          ['', '::before', '::after', '::backdrop'].some((part) => {
            const { transitionDuration, animationName } = getComputedStyle(element, part);
            const moves = transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
            return moves || animationName !== 'none';
          }),
        ).length,
    );
    expect(moving).toBe(0);
  }
});

test('In forced colours what is chosen, wrong and focused can be told apart', async ({
  page,
  press,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(mats);
  const filters = page.getByRole('button', { name: 'Фильтры' });
  if (await filters.isVisible()) await press(filters);
  const lookOf = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, color, outlineStyle } = getComputedStyle(element);
        return [backgroundColor, borderTopColor, color, outlineStyle].join();
      });
  await press(page.getByRole('button', { name: /^серый/ }));
  await page.mouse.move(0, 0);
  await expect.poll(() => lookOf(/^серый/)).not.toBe(await lookOf(/^(синий|чёрный|коричневый)/));
  for (const button of await page.getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    const hasFace = await button.evaluate((element) => {
      const { borderTopWidth, backgroundColor, backgroundImage, forcedColorAdjust } =
        getComputedStyle(element);
      const isSeen = parseFloat(borderTopWidth) > 0 || element.textContent.trim() !== '';
      const isPainted = forcedColorAdjust === 'none' && backgroundImage !== 'none';
      return (
        isSeen ||
        isPainted ||
        element.querySelector('svg') !== null || [backgroundColor, forcedColorAdjust]
      );
    });
    expect(hasFace).toBe(true);
  }
  await page.goto('/');
  await waitForCode(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return [outlineStyle, parseFloat(outlineWidth) >= 2];
  });
  expect(outline).toEqual(['solid', true]);
});

test.describe('On paper', () => {
  const controls = (page: Page) =>
    page.locator('button:not(thead *), input, select, textarea, nav').filter({ visible: true });

  test('a cart is the order: its lines, its sums and who orders', async ({ page }) => {
    await leaveCart(page, everyWarning);
    await page.goto('/cart');
    await page.getByLabel('Организация').fill('ООО «Ромашка»');
    await page.emulateMedia({ media: 'print' });
    await expect(rowOf(page, 'VG-4060-01')).toContainText(/34\sшт/);
    await expect(page.getByRole('row', { name: /^Итого/ })).toBeVisible();
    await expect(page.getByText('ООО «Ромашка»').filter({ visible: true })).toHaveCount(1);
    await expect(controls(page)).toHaveCount(0);
    expect(await excessOf(page)).toBe(0);
  });

  test('the terms hold the answers that are folded on the screen', async ({ page }) => {
    await page.goto('/conditions');
    await waitForCode(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Частые вопросы' })).toBeVisible();
    for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
    await expect(controls(page)).toHaveCount(0);
  });
});

test('What is pressed is at least 24 px large, 44 px for a finger', async ({ page, hasTouch }) => {
  await leaveCart(page, everyWarning);
  const tooSmall: string[] = [];
  for (const path of [...pages, `${mats}?view=cards`, '/catalog?q=60x90']) {
    await page.goto(path);
    await waitForCode(page);
    const small = await page.evaluate(
      (least) => {
        const targets = document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type="file"], [tabindex="-1"]), select, textarea, summary',
        );
        return [...targets].flatMap((target) => {
          const box = (target.closest('label') ?? target).getBoundingClientRect();
          const isShown = target.checkVisibility({ visibilityProperty: true }) && box.width > 1;
          // a link within a sentence is as high as its line (WCAG 2.5.8, inline)
          const isInline = getComputedStyle(target).display === 'inline';
          if (!isShown || isInline || target.closest('dialog, [inert]')) return [];
          const isLarge = box.height >= least - 0.5 && box.width >= 23.5;
          return isLarge
            ? []
            : [`${target.tagName} ${target.textContent.slice(0, 60)} ${box.width}×${box.height}`];
        });
      },
      hasTouch ? 44 : 24,
    );
    tooSmall.push(...small.map((target) => `${path}: ${target}`));
  }
  expect(tooSmall).toEqual([]);
});
