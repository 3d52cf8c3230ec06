import type { Page } from '@playwright/test';
import { dialogOf, fillDialog, phoneField, sendButton } from '../support/callback';
import { sentBody } from '../support/firefox';
import { saveCart, rowOf, storedCart } from '../support/cart';
import { chooseFilter } from '../support/category';
import {
  cartCounter,
  firstMatId,
  headingOf,
  holdRequests,
  matsPath,
  menuLink,
} from '../support/page';
import { expect, expectConsole, test, waitForHydration } from '../support/test';

const routes = ['/', '/catalog', matsPath, '/conditions', '/prices', '/contacts', '/cart'];
const sent = (page: Page) => page.getByRole('heading', { name: 'Ожидайте звонка!' });

test('The site works and a call can be requested without cookies and storage', async ({
  page,
  press,
}) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'sessionStorage', denied);
    Object.defineProperty(Document.prototype, 'cookie', denied);
  });
  await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
  for (const route of routes) {
    await page.goto(route);
    await waitForHydration(page);
    await expect(headingOf(page)).toBeVisible();
  }
  await fillDialog(page, press);
  await press(sendButton(page));
  await expect(sent(page)).toBeVisible();
});

test.describe('A wrong clock', () => {
  for (const [date, years, timestamp] of [
    ['1970-01-01T00:00:00Z', /1996–20\d\d/, 0],
    ['1969-12-31T23:00:00Z', /1996–20\d\d/, -3_600_000],
    ['2099-12-31T23:59:00Z', /1996–2100/, 4_102_444_740_000],
  ] as const) {
    test(`${date}: every page opens, a call and an order can be sent`, async ({ page, press }) => {
      await page.clock.setFixedTime(date);
      await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
      const bodies: unknown[] = [];
      await page.route('/api/feedbacks', async (route) => {
        bodies.push(JSON.parse(sentBody(route.request())));
        await route.fulfill({ status: 204 });
      });
      for (const route of routes) {
        await page.goto(route);
        await waitForHydration(page);
        // the footer is hydrated at the first interaction
        await page.mouse.move(1, 1);
        await expect(page.getByRole('contentinfo')).toContainText(years);
        await expect(page.getByText(/NaN|Invalid|undefined/)).toHaveCount(0);
      }
      await press(page.getByRole('link', { name: 'Отправить письмом' }));
      await expect(page.getByRole('region', { name: 'Мои заявки' })).toContainText('Заявка от');
      await fillDialog(page, press);
      await press(sendButton(page));
      await expect(sent(page)).toBeVisible();
      expect(bodies).toMatchObject([{ timestamp }]);
    });
  }
});

test('After a thousand quick navigations the last page is shown and works', async ({
  page,
  press,
}) => {
  test.setTimeout(60_000);
  await page.goto('/catalog');
  await waitForHydration(page);
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLElement>('[aria-label="Основное меню"] a');
    for (let time = 0; time < 1000; time += 1) {
      links[time % links.length]?.click();
      if (time % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect(page).toHaveURL('/contacts');
  await expect(headingOf(page)).toHaveText('Контакты');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Цены');
  await rowOf(page, 'VG-4060-01').getByRole('spinbutton').fill('30');
  await press(
    page.getByRole('region', { name: 'Выбранное' }).getByRole('button', { name: 'В корзину' }),
  );
  await expect.poll(() => storedCart(page)).toStrictEqual([`${firstMatId}: 30`]);
});

test('If the browser refuses to change the address, it loads the page instead', async ({
  page,
  press,
}) => {
  await page.goto(matsPath);
  await press(rowOf(page, 'VG-4060-01').getByRole('button', { name: 'В корзину' }));
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    };
  });
  await press(menuLink(page, 'Контакты'));
  await expect(headingOf(page)).toHaveText('Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect(cartCounter(page)).toHaveText(/1\sтовар/);
});

/** Replaces each text by other elements, as translation in a browser does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>();
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const isRead = !text.parentElement?.closest('script, style, textarea, x-text');
        if (!isRead || !text.textContent?.trim() || !text.parentNode) continue;
        const [outer, inner] = [document.createElement('x-text'), document.createElement('x-text')];
        inner.textContent = `${text.textContent}·`;
        outer.append(inner);
        done.add(inner);
        text.parentNode.replaceChild(outer, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        addedNodes.forEach((node) => {
          if (node.isConnected)
            translateIn(
              node.nodeType === Node.TEXT_NODE && node.parentNode ? node.parentNode : node,
            );
        });
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

test.describe('A translated page', () => {
  test('works: filters, cart, warnings, dialog, navigation', async ({ page, press }) => {
    await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
    await page.goto(matsPath);
    await waitForHydration(page);
    await translate(page);
    await chooseFilter(page, press, 'Цвет', /^серый/);
    await expect(page).toHaveURL(/color=/);
    const quantity = page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' });
    await quantity.fill('34');
    await press(page.getByRole('button', { name: /^40·*$/ }));
    await expect(quantity).toHaveValue('40');
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect.poll(() => storedCart(page)).toStrictEqual([`${firstMatId}: 40`]);
    await press(page.getByRole('banner').getByRole('link', { name: 'Оформить' }));
    await expect(headingOf(page)).toContainText('Корзина');
    await quantity.fill('5');
    await press(page.getByRole('button', { name: /^Исправить/ }));
    await expect(quantity).toHaveValue('10');
    await press(page.getByRole('button', { name: 'Удалить VG-4060-01' }));
    await expect(headingOf(page)).toContainText('Корзина пуста');
    await press(page.getByRole('button', { name: 'Вернуть' }));
    await expect(quantity).toHaveValue('10');
    for (const name of ['Цены', 'Условия работы', 'Контакты', 'Главная', 'Каталог']) {
      await press(menuLink(page, name));
      await expect(menuLink(page, name)).toHaveAttribute('aria-current', 'page');
    }
    await fillDialog(page, press);
    await phoneField(page).fill('');
    await press(sendButton(page));
    await expect(dialogOf(page).getByRole('alert')).toContainText('Укажите телефон');
    await phoneField(page).fill('+7 900 000-00-00');
    await press(sendButton(page));
    await expect(sent(page)).toBeVisible();
    expect(await storedCart(page)).toStrictEqual([`${firstMatId}: 10`]);
  });

  test('is rendered anew if it was translated before hydration, and works', async ({
    page,
    press,
    consoleMessages,
  }) => {
    const release = await holdRequests(page, '/assets/*.js');
    await page.goto(matsPath, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'В корзину' }).first()).toBeVisible();
    await translate(page);
    release();
    await waitForHydration(page);
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect.poll(() => storedCart(page)).toHaveLength(1);
    for (const message of consoleMessages.splice(0)) expect(message).toContain('React error #418');
  });

  test('shows the right number of items in the cart', async ({ page, press }) => {
    await page.goto(matsPath);
    await waitForHydration(page);
    await translate(page);
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect(cartCounter(page)).toHaveText(/^1\sтовар/);
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect(cartCounter(page)).toHaveText(/^2\sтовара/);
  });
});

test('Elements and attributes added by an extension do no harm', async ({ page, press }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const input of document.querySelectorAll('input:not([data-extension])')) {
        input.setAttribute('data-extension', 'yes');
      }
      if (document.readyState !== 'loading' && !document.querySelector('extension-panel')) {
        document.body.prepend(document.createElement('extension-panel'));
        document.body.setAttribute('data-extension', 'yes');
        document.documentElement.classList.add('extension');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(matsPath);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  await expect(cartCounter(page)).toHaveText(/1\sтовар/);
});

test('The text of an order can be copied by hand if the browser has no clipboard or refuses', async ({
  page,
  press,
}) => {
  await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
  for (const clipboard of [undefined, { writeText: null }]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
    }, clipboard);
    await page.goto('/cart');
    await press(page.getByRole('button', { name: 'Скопировать текст' }));
    await expect(page.getByText('Браузер не дал скопировать')).toBeVisible();
    await expect(page.getByLabel('Текст, который нужно скопировать')).toHaveValue(/VG-4060-01/);
  }
});

test.describe('A rendering error', () => {
  const sentence = 'Не удалось показать эту часть сайта';

  test('in a page leaves the rest of the site working', async ({
    page,
    press,
    consoleMessages,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl.Collator.prototype, 'compare', {
        get: () => () => {
          throw new Error('broken');
        },
      });
    });
    await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
    await page.goto(matsPath);
    await page.getByLabel('Сортировка').selectOption('по названию');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
    await expect(headingOf(page)).toContainText('Ворсовые');
    await expect(cartCounter(page)).toHaveText(/1\sтовар/);
    await expectConsole(consoleMessages, [expect.stringContaining('broken')]);
    await press(menuLink(page, 'Контакты'));
    await expect(headingOf(page)).toHaveText('Контакты');
    await expect(page.getByText(sentence)).toBeHidden();
    expect(await storedCart(page)).toStrictEqual([`${firstMatId}: 30`]);
  });

  test('in the whole site shows a message, and «Обновить» works once the cause is gone', async ({
    page,
    press,
    consoleMessages,
  }) => {
    await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('isOver')) return;
      Math.round = () => {
        throw new Error('broken');
      };
    });
    await page.goto(matsPath);
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    expect(consoleMessages.splice(0).join()).toContain('broken');
    await page.evaluate(() => sessionStorage.setItem('isOver', 'yes'));
    await press(page.getByRole('link', { name: 'Обновить' }));
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    await expect(cartCounter(page)).toHaveText(/1\sтовар/);
    expect(await storedCart(page)).toStrictEqual([`${firstMatId}: 30`]);
  });
});

test('While the next page is loading, the scroll position is that of the current page', async ({
  page,
  press,
}) => {
  await page.goto('/conditions');
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  const release = await holdRequests(page, '/assets/*.js');
  await press(menuLink(page, 'Контакты'));
  await expect(page).toHaveURL('/contacts');
  await expect(headingOf(page)).toHaveText('Условия работы');
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  release();
  await expect(headingOf(page)).toHaveText('Контакты');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Условия работы');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.goForward();
  await expect(headingOf(page)).toHaveText('Контакты');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
