import type { Page } from '@playwright/test';
import demo from '../../../mocks/settings.json';
import {
  dialogOf,
  fillDialog,
  nameField,
  phone,
  phoneField,
  sendButton,
} from '../support/callback';
import { rowOf, saveCart } from '../support/cart';
import { sentBody } from '../support/firefox';
import { filterButton, filterChip, filterSheet, shownCount } from '../support/category';
import { scriptsOf } from '../support/chunks';
import {
  firstMatId,
  headingOf,
  holdRequests,
  matsPath,
  menuLink,
  stripePath,
} from '../support/page';
import { replaceSettings } from '../support/settings';
import { serveSlowly } from '../support/slowSite';
import { countSkipped, expect, test, waitForHydration } from '../support/test';

/** Opens a page and holds back all scripts but the first. @returns a function that releases them */
async function openWithHeldScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  await page.route('/assets/*.js', async (route) => {
    if (!isFirst) await released;
    isFirst = false;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return release;
}

test('A press before hydration is replayed', async ({ page, press }) => {
  const release = await openWithHeldScripts(page, `${matsPath}?view=table`);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  release();
  await expect(page.getByRole('banner').getByText(/^1\sтовар$/)).toBeVisible();
});

test('A link pressed after a button, both before hydration, opens its page, and the press is replayed', async ({
  page,
  press,
}) => {
  const release = await openWithHeldScripts(page, matsPath);
  await press(page.getByRole('button', { name: 'В корзину' }).first());
  await press(menuLink(page, 'Контакты'));
  release();
  await expect(headingOf(page)).toHaveText('Контакты');
  await expect(page.getByRole('banner').getByText(/^1\sтовар$/)).toBeVisible();
});

test('A list typed and submitted before hydration is checked', async ({ page, press }) => {
  const release = await openWithHeldScripts(page, '/');
  await page.getByLabel('Артикул и количество').fill('VG-4060-01 20\nZZ-1 2');
  await press(page.getByRole('button', { name: 'Проверить' }));
  release();
  await expect(page.getByText('Найдено 1 из 2')).toBeVisible();
  await expect(page.getByLabel('Артикул и количество')).toHaveValue('VG-4060-01 20\nZZ-1 2');
});

test('Hydration keeps the selection in a field', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/');
  const list = page.getByLabel('Артикул и количество');
  await list.fill('VG-4060-01 20');
  await list.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(0, 2));
  release();
  await expect(page.getByText(/^1\sстрока$/)).toBeVisible();
  await page.keyboard.insertText('KK');
  await expect(list).toHaveValue('KK-4060-01 20');
});

test('An invalid quantity left before hydration gets its error', async ({ page }) => {
  const release = await openWithHeldScripts(page, matsPath);
  const quantity = page.getByRole('spinbutton').first();
  await quantity.fill('много');
  await quantity.blur();
  release();
  await expect(page.getByText('Не поняли количество')).toBeVisible();
  await expect(quantity).toHaveValue('много');
});

for (const path of ['/prices', matsPath, stripePath]) {
  for (const when of ['before hydration', 'after it']) {
    test(`A quantity pressed before hydration is replaced by what is typed ${when} on ${path}`, async ({
      page,
      press,
    }) => {
      await saveCart(page, [{ _id: firstMatId, amount: 1200 }]);
      await page.goto('/prices');
      await waitForHydration(page);
      await rowOf(page, 'VG-4060-01').getByRole('spinbutton').fill('1200');
      // its requests for more scripts end here
      await page.goto('about:blank');
      const quantity = page.getByRole('main').getByRole('spinbutton').first();
      const release = await openWithHeldScripts(page, path);
      await press(quantity);
      if (when === 'before hydration') await page.keyboard.type('200');
      release();
      if (when === 'after it') {
        await expect(quantity).toHaveValue('1200');
        await waitForHydration(page);
        await page.keyboard.type('200');
      }
      await expect(page.getByRole('banner')).toContainText('Оформить');
      await expect(quantity).toHaveValue('200');
    });
  }

  test(`Enter before hydration moves to the quantity below on ${path}`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    const quantities = page.getByRole('spinbutton');
    const focused = page.locator(':focus');
    await quantities.first().focus();
    await page.keyboard.press('Enter');
    const next = (await focused.getAttribute('aria-label')) ?? '';
    // its requests for more scripts end here
    await page.goto('about:blank');
    const release = await openWithHeldScripts(page, path);
    await quantities.first().focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('120');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAccessibleName(next);
    await page.keyboard.type('40');
    release();
    await waitForHydration(page);
    await expect(quantities.first()).toHaveValue('120');
    await expect(focused).toHaveAccessibleName(next);
    await expect(focused).toHaveValue('40');
  });
}

test('Cells of a spreadsheet pasted into a matrix before hydration become amounts of their own', async ({
  page,
}) => {
  const release = await openWithHeldScripts(page, stripePath);
  const quantities = page.getByRole('main').getByRole('spinbutton');
  await quantities.first().focus();
  const isLeftToBrowser = await quantities.first().evaluate((field) => {
    const event = new Event('paste', { bubbles: true, cancelable: true });
    // Firefox leaves out the data of a ClipboardEvent that a script has made
    const clipboardData = { getData: () => '20\t300' };
    return field.dispatchEvent(Object.assign(event, { clipboardData }));
  });
  expect(isLeftToBrowser).toBe(false);
  release();
  await expect(quantities.first()).toHaveValue('20');
  await expect(quantities.nth(1)).toHaveValue('300');
});

for (const [chunk, path] of [
  ['prices', '/prices'],
  ['category', matsPath],
  ['matrix', stripePath],
] as const) {
  test(`A quantity of ${path} pressed before its own code has come is replaced by typing, which goes on afterwards`, async ({
    page,
    press,
  }) => {
    await saveCart(page, [{ _id: firstMatId, amount: 1200 }]);
    const release = await holdRequests(page, ...scriptsOf(chunk).map((file) => `/${file}`));
    // a script that is asked for early holds back the load event
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // React has the frame, and queues events of the part
    if (chunk === 'matrix') await expect(page.getByRole('banner')).toContainText('Оформить');
    const quantity = page.getByRole('main').getByRole('spinbutton').first();
    await press(quantity);
    await page.keyboard.type('2');
    release();
    await waitForHydration(page);
    await page.keyboard.type('00');
    await expect(quantity).toHaveValue('200');
  });
}

for (const path of ['/', '/prices']) {
  test(`Hydration releases the layout of later parts of ${path}`, async ({ page }) => {
    const release = await openWithHeldScripts(page, path);
    await expect.poll(() => countSkipped(page)).toBeGreaterThan(20);
    const skipped = await countSkipped(page);
    release();
    // the later rows of a long group stay skipped
    await expect.poll(() => countSkipped(page)).toBeLessThan(skipped / 3);
  });
}

test('Back restores a scroll position from before hydration', async ({ page }) => {
  const release = await openWithHeldScripts(page, '/conditions');
  await page.evaluate(() => scrollTo(0, 400));
  release();
  await waitForHydration(page);
  await page.locator('header nav').getByRole('link', { name: 'Контакты' }).dispatchEvent('click');
  await expect(page).toHaveURL('/contacts');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('A filter of a category chosen before hydration is applied', async ({ page, press }) => {
  const release = await openWithHeldScripts(page, matsPath);
  const onPhone = await filterButton(page).isVisible();
  await press(onPhone ? filterButton(page) : filterChip(page, 'Размер'));
  if (!onPhone) await press(page.getByRole('checkbox', { name: /^60×90/ }));
  release();
  if (onPhone) await press(filterSheet(page).getByRole('checkbox', { name: /^60×90/ }));
  await expect(shownCount(page)).toHaveText('Показано 5 из 23');
});

test('Filters chosen before hydration are applied', async ({ page, press }) => {
  const release = await openWithHeldScripts(page, '/prices');
  await page.getByLabel('Категория').selectOption('Кокосовые коврики');
  await press(page.getByText('Только с ценой'));
  release();
  await expect(page.getByText('Показано').first()).toHaveText(/^Показано\s10\sиз\s123$/);
});

test('Before hydration, the dialog opens, closes and keeps the text that was typed', async ({
  page,
  press,
}) => {
  const bodies: unknown[] = [];
  await page.route('/api/feedbacks', (route) => {
    bodies.push(JSON.parse(sentBody(route.request())));
    return route.fulfill({ status: 204 });
  });
  const release = await openWithHeldScripts(page, '/');
  await fillDialog(page, press);
  await press(dialogOf(page).getByRole('button', { name: 'Закрыть' }));
  await expect(dialogOf(page)).toBeHidden();
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await press(sendButton(page));
  release();
  await expect(dialogOf(page).getByText('Ожидайте звонка!')).toBeVisible();
  expect(bodies).toMatchObject([{ customer: 'Анна' }]);
});

test('A dialog opened before hydration stays open with its text if React renders the page anew', async ({
  page,
  press,
}) => {
  await replaceSettings(page, { ...demo, company: { ...demo.company, consentUrl: '/conditions' } });
  const release = await openWithHeldScripts(page, '/');
  await fillDialog(page, press);
  release();
  // the prerendered markup has no consent checkbox
  await expect(dialogOf(page).getByRole('checkbox')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Анна');
  await expect(phoneField(page)).toHaveValue(phone);
  await press(sendButton(page));
  await expect(dialogOf(page).getByRole('alert')).toContainText('Отметьте согласие');
});

test('A dialog whose code was not loaded before the connection was lost sends its request when it is back', async ({
  page,
  press,
  context,
  consoleMessages,
}) => {
  let count = 0;
  await page.route('/api/feedbacks', (route) => {
    count += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto('/');
  await waitForHydration(page);
  await context.setOffline(true);
  await fillDialog(page, press);
  await expect(dialogOf(page).getByRole('alert').filter({ hasText: 'Нет связи' })).toHaveText(
    'Нет связи. Отправим, как только она появится',
  );
  await press(sendButton(page));
  await expect(phoneField(page)).toHaveValue(phone);
  expect(count).toBe(0);
  await context.setOffline(false);
  await expect(dialogOf(page).getByText('Ожидайте звонка!')).toBeVisible();
  expect(count).toBe(1);
  // the browser reports the code that it could not load
  consoleMessages.length = 0;
});

test('A dialog whose code cannot be loaded, while the browser is online, sends its request when it can', async ({
  page,
  press,
  consoleMessages,
}) => {
  let opened = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1;
  });
  await page.goto('/');
  await waitForHydration(page);
  await page.route('**', (route) => route.abort());
  await fillDialog(page, press);
  await press(sendButton(page));
  await expect.poll(() => consoleMessages.length).toBeGreaterThan(4);
  await page.unrouteAll();
  await page.route('/api/feedbacks', (route) => route.fulfill({ status: 204 }));
  await expect(dialogOf(page).getByText('Ожидайте звонка!')).toBeVisible();
  expect(opened).toBe(1);
  consoleMessages.length = 0;
});

test('A link pressed while the code loads leads to its page each time, and Back to a page that works', async ({
  page,
  press,
}) => {
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
  });
  const scripts = new Set<string>();
  const { origin, stop } = await serveSlowly((path) => {
    if (!path.endsWith('.js')) return path === '/catalog' ? 500 : 0;
    scripts.add(path);
    return scripts.size > 1 ? 700 : 0;
  });
  for (let tries = 1; tries <= 8; tries += 1) {
    scripts.clear();
    opened.length = 0;
    const preloading = page.waitForRequest(
      (request) => scripts.size > 1 && request.url().endsWith('.js'),
    );
    // Firefox's driver at times counts one navigation as two, the second of which interrupts the first
    await page.goto(`${origin}/?${tries}`, { waitUntil: 'commit' }).catch(() => undefined);
    await preloading;
    await press(menuLink(page, 'Каталог'));
    await expect(headingOf(page)).toHaveText(/^Каталог/);
    expect(opened).toStrictEqual(['/', '/catalog']);
  }
  await page.goBack();
  await waitForHydration(page);
  await expect(page.getByRole('alert').filter({ hasText: 'Не удалось' })).toHaveCount(0);
  stop();
});
