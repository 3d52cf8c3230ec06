import type { Page } from '@playwright/test';
import { dialogOf, fillDialog, sendButton } from '../support/callback';
import { cartWithWarnings, saveCart, rowOf } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { chooseFilter } from '../support/category';
import { everyPage, headingOf, matsPath, menuLink } from '../support/page';
import { carpet, category, replaceSettings } from '../support/settings';
import { saveEntries } from '../support/storage';
import { expect, test, waitForHydration } from '../support/test';

test('Navigation updates title, description and canonical address, and moves the focus to the heading', async ({
  page,
  press,
}) => {
  const valuesOf = (selector: string, attribute: string) =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((all, name) => all.map((element) => element.getAttribute(name)), attribute);
  await page.goto('/');
  await waitForHydration(page);
  const seen = new Set<string>();
  for (const [name, path] of [
    ['Каталог', '/catalog'],
    ['Условия работы', '/conditions'],
    ['Цены', '/prices'],
    ['Контакты', '/contacts'],
    ['Главная', '/'],
  ] as const) {
    await press(menuLink(page, name));
    await expect(page).toHaveURL(path);
    await expect(headingOf(page)).toBeFocused();
    await expect(headingOf(page)).toHaveCount(1);
    await expect
      .poll(() => valuesOf('link[rel="canonical"]', 'href'))
      .toStrictEqual([`https://www.example.com${path}`]);
    const [description, ...others] = await valuesOf('meta[name="description"]', 'content');
    expect(others).toStrictEqual([]);
    seen.add(`${await page.title()}: ${description}`);
  }
  expect(seen.size).toBe(5);
});

test('Live regions are in the markup from the start', async ({ page }) => {
  for (const [path, least] of [
    ['/catalog', 2],
    [matsPath, 2],
    ['/prices', 2],
    ['/cart', 1],
  ] as const) {
    const html = await (await page.request.get(path)).text();
    const count = html.match(/role="(status|alert)"/g)?.length ?? 0;
    expect(count).toBeGreaterThanOrEqual(least);
    expect(html).toMatch(/<small role="status">Нет товаров<\/small>/);
  }
});

test('The slider by keyboard: arrows keep the focus, hidden slides cannot be reached', async ({
  page,
  hasTouch,
}) => {
  test.skip(hasTouch, 'a phone has no keyboard');
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

test.describe('A control that disappears when pressed moves the focus to the one before it', () => {
  test.skip(({ hasTouch }) => hasTouch, 'a phone has no keyboard');
  const repriced = [{ _id: 'f742cd3cbb854610a391b2e5', amount: 20, price: 600 }];

  for (const [name, path, amount, before] of [
    ['40', matsPath, '35', 'Увеличить'],
    ['40', '/prices', '35', 'Увеличить'],
    ['Очистить', '/prices', '40', 'Количество: VG-4060-01'],
    ['Сбросить всё', `${matsPath}?q=4060`, undefined, 'Наличие'],
    ['Сбросить фильтры?', `${matsPath}?q=что-то`, undefined, 'Матрица'],
    ['Сбросить фильтры?', '/prices?q=что-то', undefined, 'Скопировать ссылку на выборку'],
    ['Показать весь прайс-лист, 123\u00a0позиции', '/prices?q=4060', undefined, 'Увеличить'],
    ['Сбросить поиск?', '/catalog?q=что-то', undefined, 'Найти'],
    ['Понятно', '/cart', undefined, /^Ковёр/],
  ] as const) {
    test(`«${name}» on ${path}`, async ({ page }) => {
      await saveCart(page, path === '/cart' ? repriced : []);
      await page.goto(path);
      await waitForHydration(page);
      if (amount) {
        await page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' }).fill(amount);
      }
      const control = page
        .locator(':is(header, main) :is(a, button)')
        .getByText(name, { exact: true });
      await control.last().focus();
      await page.keyboard.press('Enter');
      await expect(control).toHaveCount(0);
      await expect(page.locator(':focus')).toHaveAccessibleName(before);
    });
  }

  test('«Удалить копию» of an unreadable cart', async ({ page }) => {
    await saveEntries(page, { cart: '{' });
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Удалить копию' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName('Вставить список артикулов');
  });
});

test('The first link skips the menu', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no Tab');
  await page.goto('/prices');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** By how much the page is wider than the viewport, px. */
const excessOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe('At 400 % of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of [
    ...everyPage,
    `${matsPath}?view=cards`,
    '/catalog?q=60x90',
    '/prices?q=60x90',
  ]) {
    test(`${path} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(path);
      await waitForHydration(page);
      expect(await excessOf(page)).toBe(0);
    });
  }

  test('long similar queries need no sideways scrolling', async ({ page }) => {
    await page.goto('/catalog?q=кавролин грязезащитный придверный коврик');
    const similar = page.getByRole('button', {
      name: '«ковролин грязезащитный придверный коврик»',
    });
    await expect(similar).toBeVisible();
    expect(await excessOf(page)).toBe(0);
  });

  test('words that no line holds need no sideways scrolling', async ({ page }) => {
    const word = 'Грязезащитныевлаговпитывающиековрыповышеннойизносостойкости';
    const items = ['первый', 'второй'].map((color) =>
      carpet({ _id: color, article: color, title: `${word} ${color}`, color }),
    );
    await replaceSettings(page, {
      faq: [{ question: `${word}?`, answer: 'Да.' }],
      categories: [category({ title: word, items })],
    });
    for (const path of [
      '/conditions',
      '/catalog/mats',
      '/catalog/mats?view=matrix',
      '/catalog/mats/первый',
    ]) {
      await page.goto(path);
      await expect(page.getByText(word).filter({ visible: true }).first()).toBeVisible();
      // a frame that cuts off what is too wide keeps the page narrow; what only screen readers
      // get is 1 px wide
      const cut = await page
        .getByText(word)
        .filter({ visible: true })
        .evaluateAll((all) =>
          all
            .filter((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              return element.clientWidth !== 1 && range.getBoundingClientRect().right > innerWidth;
            })
            .map(({ tagName, textContent }) => `${tagName}: ${textContent}`),
        );
      expect(cut).toStrictEqual([]);
      expect(await excessOf(page)).toBe(0);
    }
  });

  test('a full cart and the dialog need no sideways scrolling', async ({ page, press }) => {
    await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
    await saveCart(page, cartWithWarnings);
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

test('Tables break no words at any width', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'the window is set here');
  await saveCart(page, cartWithWarnings);
  for (const path of [matsPath, '/prices', '/cart']) {
    await page.goto(path);
    await waitForHydration(page);
    for (const width of [360, 720, 768, 860, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.getByRole('rowheader').evaluateAll((names) => {
        const texts = names.flatMap((name) => {
          const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
          const found: Node[] = [];
          while (walker.nextNode()) found.push(walker.currentNode);
          // the full names for screen readers are in boxes of 1 px
          const isHidden = (element: HTMLElement | null): boolean =>
            element !== null && (element.offsetWidth <= 1 || isHidden(element.parentElement));
          return found.filter(({ parentElement }) => !isHidden(parentElement));
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
      expect(broken, `${path} at ${width}`).toStrictEqual([]);
    }
  }
});

test('Reduced motion turns off all animations', async ({ page, press }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', matsPath, '/cart']) {
    await page.goto(path);
    await waitForHydration(page);
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

test('In forced colours, pressed, unpressed and focused controls differ', async ({
  page,
  press,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(matsPath);
  const colorsOf = (name: string) =>
    page
      .getByRole('group', { name: 'Вид' })
      .getByRole('link', { name })
      .evaluate((element) => {
        const { backgroundColor, borderTopColor, color, outlineStyle } = getComputedStyle(element);
        return [backgroundColor, borderTopColor, color, outlineStyle].join();
      });
  await chooseFilter(page, press, 'Цвет', /^серый/);
  await page.mouse.move(0, 0);
  expect(await colorsOf('Таблица')).not.toBe(await colorsOf('Карточки'));
  for (const button of await page.getByRole('button').all()) {
    if (!(await button.isVisible())) continue;
    const isVisible = await button.evaluate((element) => {
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
    expect(isVisible).toBe(true);
  }
  await page.goto('/');
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return [outlineStyle, parseFloat(outlineWidth) >= 2];
  });
  expect(outline).toStrictEqual(['solid', true]);
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await expect(dialogOf(page)).toHaveCSS('outline-style', 'solid');
});

test.describe('On paper', () => {
  const controls = (page: Page) =>
    page.locator('button:not(thead *), input, select, textarea, nav').filter({ visible: true });

  test('the cart shows lines, sums and contacts', async ({ page }) => {
    await saveCart(page, cartWithWarnings);
    await page.goto('/cart');
    await page.getByLabel('Организация').fill('ООО «Ромашка»');
    await page.emulateMedia({ media: 'print' });
    await expect(rowOf(page, 'VG-4060-01')).toContainText(/34\sшт/);
    await expect(page.getByRole('row', { name: /^Итого/ })).toBeVisible();
    await expect(page.getByText('ООО «Ромашка»').filter({ visible: true })).toHaveCount(1);
    await expect(controls(page)).toHaveCount(0);
    expect(await excessOf(page)).toBe(0);
  });

  test('the terms show all answers, also folded ones', async ({ page }) => {
    await page.goto('/conditions');
    await waitForHydration(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Частые вопросы' })).toBeVisible();
    for (const answer of await page.locator('details p').all()) await expect(answer).toBeVisible();
    await expect(controls(page)).toHaveCount(0);
  });
});

/** The targets that are lower than `least`, or narrower than 24 px, and buttons narrower than `least`. */
function findSmallTargets(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="file"], [tabindex="-1"]), select, textarea, summary',
    );
    return [...targets].flatMap((target) => {
      // a link may cover an element around it
      const isCovering = getComputedStyle(target, '::after').position === 'absolute';
      const covered = isCovering && getComputedStyle(target).position === 'static';
      const area = covered ? target.offsetParent : target.closest('label');
      const box = (area ?? target).getBoundingClientRect();
      const isShown = target.checkVisibility({ visibilityProperty: true }) && box.width > 1;
      // a link within a sentence is as high as its line (WCAG 2.5.8, inline)
      const isInline = getComputedStyle(target).display === 'inline' && target.closest('p');
      if (!isShown || isInline || target.closest('dialog, [inert], [aria-hidden]')) return [];
      const width = target.matches('button') ? least : 24;
      const isLarge = box.height >= least - 0.5 && box.width >= width - 0.5;
      return isLarge
        ? []
        : [`${target.tagName} ${target.textContent.slice(0, 60)} ${box.width}×${box.height}`];
    });
  }, least);
}

test('Targets are at least 24 px high, 44 px on a touch screen, as buttons are wide', async ({
  page,
  hasTouch,
}) => {
  const tooSmall: string[] = [];
  const measure = async () => {
    for (const width of hasTouch ? [390, 1024, 1280] : [1440]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await findSmallTargets(page, hasTouch ? 44 : 24);
      tooSmall.push(...small.map((target) => `${page.url()}, ${width} px: ${target}`));
    }
  };
  await saveCart(page, cartWithWarnings);
  for (const path of [
    ...everyPage,
    `${matsPath}?view=cards`,
    `${matsPath}?view=matrix`,
    '/catalog?q=60x90',
    `${matsPath}?q=60x90`,
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await measure();
  }
  await page.goto('/cart');
  await page.getByRole('spinbutton').first().fill('много');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Не поняли количество').first()).toBeVisible();
  await measure();
  await replaceSettings(page, { company: { phones: { office: '+7 (495) 000-00-00' } } });
  await page.goto('/catalog');
  await expect(page.getByRole('main')).toContainText('Каталог скоро появится');
  await measure();
  expect(tooSmall).toStrictEqual([]);
});
