import type { Page } from '@playwright/test';
import { dialogOf, fillDialog, phoneField, sendButton } from '../support/callback';
import { leaveCart, rowOf, storedCart } from '../support/cart';
import { expect, expectSaid, test, waitForCode } from '../support/test';

const known = '9934f1de1eaaaaa461dfa092';
const mats = '/catalog/96a7747841c8368567d4f62a';
const routes = ['/', '/catalog', mats, '/conditions', '/prices', '/contacts', '/cart'];
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name });
const counter = (page: Page) => page.getByRole('banner').getByRole('status').first();
const sent = (page: Page) => page.getByRole('heading', { name: 'Ожидайте звонка!' });

test('Cookies and all that is stored are off: the site can be used, and a call be asked for', async ({
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
    await waitForCode(page);
    await expect(heading(page)).toBeVisible();
  }
  await fillDialog(page, press);
  await press(sendButton(page));
  await expect(sent(page)).toBeVisible();
});

test.describe('A clock that is wrong', () => {
  for (const [date, years, timestamp] of [
    ['1970-01-01T00:00:00Z', /1996–20\d\d/, 0],
    ['1969-12-31T23:00:00Z', /1996–20\d\d/, -3_600_000],
    ['2099-12-31T23:59:00Z', /1996–2100/, 4_102_444_740_000],
  ] as const) {
    test(`${date}: every page opens, a call and an order get their time`, async ({
      page,
      press,
    }) => {
      await page.clock.setFixedTime(date);
      await leaveCart(page, [{ _id: known, amount: 30 }]);
      const bodies: unknown[] = [];
      await page.route('/api/feedbacks', async (route) => {
        bodies.push(route.request().postDataJSON());
        await route.fulfill({ status: 204 });
      });
      for (const route of routes) {
        await page.goto(route);
        await waitForCode(page);
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

test('A thousand quick navigations: the last page is shown, and it works', async ({
  page,
  press,
}) => {
  test.setTimeout(60_000);
  await page.goto('/catalog');
  await waitForCode(page);
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLElement>('[aria-label="Основное меню"] a');
    for (let time = 0; time < 1000; time += 1) {
      links[time % links.length]?.click();
      if (time % 10 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expect(page).toHaveURL('/contacts');
  await expect(heading(page)).toHaveText('Контакты');
  await page.goBack();
  await expect(heading(page)).toHaveText('Цены');
  await rowOf(page, 'VG-4060-01').getByRole('spinbutton').fill('30');
  await press(
    page.getByRole('region', { name: 'Выбранное' }).getByRole('button', { name: 'В корзину' }),
  );
  await expect.poll(() => storedCart(page)).toEqual([`${known}: 30`]);
});

test('A browser that refuses to change the address opens the page itself', async ({
  page,
  press,
}) => {
  await page.goto(mats);
  await press(rowOf(page, 'VG-4060-01').getByRole('button', { name: 'В корзину' }));
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    };
  });
  await press(menu(page, 'Контакты'));
  await expect(heading(page)).toHaveText('Контакты');
  await expect(page).toHaveURL('/contacts');
  await expect(counter(page)).toHaveText(/1\sтовар/);
});

/** Does to the page what a translator in the browser does: each text gives way to another element. */
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

test.describe('A page that the browser translates', () => {
  test('goes on: filters, the cart, its warnings, the dialog, other pages', async ({
    page,
    press,
  }) => {
    await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
    await page.goto(mats);
    await waitForCode(page);
    await translate(page);
    await press(page.getByRole('button', { name: /^серый/ }));
    await expect(page).toHaveURL(/color=/);
    const quantity = page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' });
    await quantity.fill('34');
    await press(page.getByRole('button', { name: /^40·*$/ }));
    await expect(quantity).toHaveValue('40');
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect.poll(() => storedCart(page)).toEqual([`${known}: 40`]);
    await press(page.getByRole('link', { name: 'Оформить' }));
    await expect(heading(page)).toContainText('Корзина');
    await quantity.fill('5');
    await press(page.getByRole('button', { name: /^Исправить/ }));
    await expect(quantity).toHaveValue('10');
    await press(page.getByRole('button', { name: 'Удалить VG-4060-01' }));
    await expect(heading(page)).toContainText('Корзина пуста');
    await press(page.getByRole('button', { name: 'Вернуть' }));
    await expect(quantity).toHaveValue('10');
    for (const name of ['Цены', 'Условия работы', 'Контакты', 'Главная', 'Каталог']) {
      await press(menu(page, name));
      await expect(menu(page, name)).toHaveAttribute('aria-current', 'page');
    }
    await fillDialog(page, press);
    await phoneField(page).fill('');
    await press(sendButton(page));
    await expect(dialogOf(page).getByRole('alert')).toContainText('Укажите телефон');
    await phoneField(page).fill('+7 900 000-00-00');
    await press(sendButton(page));
    await expect(sent(page)).toBeVisible();
    expect(await storedCart(page)).toEqual([`${known}: 10`]);
  });

  test('before its code has come is made anew when it comes, and goes on', async ({
    page,
    press,
    said,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(mats, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'В корзину' }).first()).toBeVisible();
    await translate(page);
    release();
    await waitForCode(page);
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect.poll(() => storedCart(page)).toHaveLength(1);
    for (const message of said.splice(0)) expect(message).toContain('React error #418');
  });

  test('what it says of the cart is the truth', async ({ page, press }) => {
    await page.goto(mats);
    await waitForCode(page);
    await translate(page);
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect(counter(page)).toHaveText(/^1\sтовар/);
    await press(page.getByRole('button', { name: 'В корзину' }).first());
    await expect(counter(page)).toHaveText(/^2\sтовара/);
  });
});

test('What an extension adds to the page does not disturb it', async ({ page, press }) => {
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
  await page.goto(mats);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  await expect(counter(page)).toHaveText(/1\sтовар/);
});

test('A browser without a clipboard, and one that refuses: the text can be copied by hand', async ({
  page,
  press,
}) => {
  await leaveCart(page, [{ _id: known, amount: 30 }]);
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

test.describe('What can’t be rendered', () => {
  const sentence = 'Не удалось показать эту часть сайта';

  test('of a page: the rest of the site stands, and other pages open', async ({
    page,
    press,
    said,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Intl.Collator.prototype, 'compare', {
        get: () => () => {
          throw new Error('broken');
        },
      });
    });
    await leaveCart(page, [{ _id: known, amount: 30 }]);
    await page.goto(mats);
    await page.getByLabel('Сортировка').selectOption('по названию');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
    await expect(heading(page)).toContainText('Ворсовые');
    await expect(counter(page)).toHaveText(/1\sтовар/);
    await expectSaid(said, [expect.stringContaining('broken')]);
    await press(menu(page, 'Контакты'));
    await expect(heading(page)).toHaveText('Контакты');
    await expect(page.getByText(sentence)).toBeHidden();
    expect(await storedCart(page)).toEqual([`${known}: 30`]);
  });

  test('at all: a sentence stands in its place, and «Обновить» helps once it is over', async ({
    page,
    press,
    said,
  }) => {
    await leaveCart(page, [{ _id: known, amount: 30 }]);
    await page.addInitScript(() => {
      if (sessionStorage.getItem('isOver')) return;
      Math.round = () => {
        throw new Error('broken');
      };
    });
    await page.goto(mats);
    await expect(page.getByRole('alert')).toContainText(sentence);
    expect(said.splice(0).join()).toContain('broken');
    await page.evaluate(() => sessionStorage.setItem('isOver', 'yes'));
    await press(page.getByRole('link', { name: 'Обновить' }));
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    await expect(counter(page)).toHaveText(/1\sтовар/);
    expect(await storedCart(page)).toEqual([`${known}: 30`]);
  });
});

test('While the code of a page is on its way, scrolling belongs to the page that still shows', async ({
  page,
  press,
}) => {
  await page.goto('/conditions');
  await waitForCode(page);
  await page.waitForLoadState('networkidle');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await press(menu(page, 'Контакты'));
  await expect(page).toHaveURL('/contacts');
  await expect(heading(page)).toHaveText('Условия работы');
  await page.evaluate(() => scrollTo(0, 400));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  release();
  await expect(heading(page)).toHaveText('Контакты');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Условия работы');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await page.goForward();
  await expect(heading(page)).toHaveText('Контакты');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});
