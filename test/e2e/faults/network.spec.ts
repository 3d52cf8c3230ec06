import type { Locator, Page, Route } from '@playwright/test';
import {
  dialogOf,
  fillDialog,
  nameField,
  phone,
  phoneField,
  sendButton,
} from '../support/callback';
import { sentBody, skipInFirefox } from '../support/firefox';
import { rowOf } from '../support/cart';
import { matsPath, orderList, orderReport, saveData } from '../support/page';
import { expect, expectConsole, test, waitForHydration, waitForQuiet } from '../support/test';

const feedbacks = '/api/feedbacks';
const failed =
  'Не удалось отправить. Проверьте интернет и повторите или позвоните: +7 (495) 000-00-01';
const loadError = expect.stringContaining('Failed to load resource');
async function loaded(page: Page) {
  await waitForHydration(page);
  await waitForQuiet(page);
}

async function open(page: Page, press: (target: Locator) => Promise<void>) {
  await page.goto('/contacts');
  await fillDialog(page, press);
}

/** Answers the first request by `first`, later ones with 204. @returns the bodies received */
async function answer(page: Page, first: (route: Route) => Promise<void>): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(feedbacks, async (route) => {
    bodies.push(sentBody(route.request()));
    await (bodies.length === 1 ? first(route) : route.fulfill({ status: 204 }));
  });
  return bodies;
}

async function expectFailure(page: Page) {
  await expect(dialogOf(page).getByRole('alert')).toHaveText(failed);
  await expect(nameField(page)).toHaveValue('Анна');
  await expect(phoneField(page)).toHaveValue(phone);
}

async function expectSent(page: Page) {
  await expect(page.getByRole('heading', { name: 'Ожидайте звонка!' })).toBeVisible();
}

const body = '<!doctype html><title>500</title><h1>Внутренняя ошибка</h1>';
const html = { contentType: 'text/html', body };

test.describe('After a failure the fields are unchanged, and «Повторить» sends the same bytes', () => {
  for (const [name, first, expected] of [
    [
      'a redirect to a page',
      (route: Route) => route.fulfill({ status: 302, headers: { location: '/' } }),
      [],
    ],
    [
      'a redirect to another site',
      (route: Route) => route.fulfill({ status: 307, headers: { location: 'https://evil.test/' } }),
      [],
    ],
    ['a dropped connection', (route: Route) => route.abort('connectionreset'), [loadError]],
    ['a refused connection', (route: Route) => route.abort('connectionrefused'), [loadError]],
    ['an unknown host', (route: Route) => route.abort('namenotresolved'), [loadError]],
    [
      'a request blocked by an extension',
      (route: Route) => route.abort('blockedbyclient'),
      [loadError],
    ],
    ['no API behind the server', (route: Route) => route.continue(), [loadError]],
  ] as const) {
    test(name, async ({ page, press, consoleMessages }) => {
      const bodies = await answer(page, first);
      await open(page, press);
      await press(sendButton(page));
      await expectFailure(page);
      await expect(sendButton(page)).toHaveText('Повторить');
      await press(sendButton(page));
      await expectSent(page);
      expect(bodies).toHaveLength(2);
      expect(bodies[1]).toBe(bodies[0]);
      await expectConsole(consoleMessages, expected);
    });
  }
});

test('Each failure status with an HTML body shows the error, and retries send the same bytes', async ({
  page,
  press,
  consoleMessages,
}) => {
  const statuses = [400, 401, 403, 404, 408, 429, 500, 502, 503];
  const bodies: string[] = [];
  await page.route(feedbacks, async (route) => {
    const status = statuses[bodies.length] ?? 204;
    bodies.push(sentBody(route.request()));
    await route.fulfill({ status, ...html });
  });
  await open(page, press);
  for (const status of statuses) {
    await press(sendButton(page));
    await expectConsole(consoleMessages, [expect.stringContaining(`status of ${status}`)]);
    await expectFailure(page);
  }
  await press(sendButton(page));
  await expectSent(page);
  expect(bodies).toHaveLength(statuses.length + 1);
  expect(new Set(bodies).size).toBe(1);
});

for (const [name, response] of [
  ['200 with an HTML body', { status: 200, ...html }],
  ['200 with half of a JSON body', { status: 200, contentType: 'application/json', body: '{"a' }],
  ['201', { status: 201, body: '' }],
  ['204', { status: 204 }],
  ['299', { status: 299, body: '' }],
] as const) {
  test(`${name} is a success, whatever the body`, async ({ page, press }) => {
    await page.route(feedbacks, (route) => route.fulfill(response));
    await open(page, press);
    await press(sendButton(page));
    await expectSent(page);
    await press(page.getByRole('button', { name: 'Закрыть' }).first());
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    await expect(phoneField(page)).toHaveValue('');
  });
}

test.describe('No answer', () => {
  test('within 15 s is a failure; a later answer has no effect', async ({ page, press }) => {
    await page.clock.install();
    let late: Route | undefined;
    const bodies = await answer(page, (route) => {
      late = route;
      return Promise.resolve();
    });
    await open(page, press);
    await press(sendButton(page));
    await expect(sendButton(page)).toHaveText('Отправляем…');
    await expect.poll(() => bodies.length).toBe(1);
    await page.clock.fastForward(14_000);
    await expect(sendButton(page)).toHaveText('Отправляем…');
    await page.clock.fastForward(1_500);
    await expectFailure(page);
    await late?.fulfill({ status: 204 }).catch(() => undefined);
    await expectFailure(page);
    await press(sendButton(page));
    await expectSent(page);
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
  });

  test('before the dialog is closed: the request is aborted, the fields are unchanged', async ({
    page,
    press,
  }) => {
    const bodies = await answer(page, () => Promise.resolve());
    await open(page, press);
    skipInFirefox('aborted');
    const aborted = page.waitForEvent('requestfailed');
    await press(sendButton(page));
    await expect.poll(() => bodies.length).toBe(1);
    await page.keyboard.press('Escape');
    expect((await aborted).url()).toContain(feedbacks);
    await expect(dialogOf(page)).toBeHidden();
    await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
    await expect(phoneField(page)).toHaveValue(phone);
    await expect(dialogOf(page).getByRole('alert')).toBeEmpty();
    await press(sendButton(page));
    await expectSent(page);
    expect(bodies).toHaveLength(2);
  });

  test('before Back is pressed: the dialog stays and shows the result', async ({ page, press }) => {
    let waiting: Route | undefined;
    const bodies = await answer(page, (route) => {
      waiting = route;
      return Promise.resolve();
    });
    await page.goto('/catalog');
    // before it the link loads another document, from which Back leaves the dialog behind
    await waitForHydration(page);
    await press(page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).first());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
    await fillDialog(page, press);
    await press(sendButton(page));
    await expect.poll(() => bodies.length).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/catalog');
    await expect(sendButton(page)).toHaveText('Отправляем…');
    await waiting?.fulfill({ status: 204 });
    await expectSent(page);
  });
});

test('A request made offline is sent once, when the browser is online', async ({
  page,
  press,
  context,
  consoleMessages,
}) => {
  const bodies = await answer(page, (route) => route.fulfill({ status: 204 }));
  await open(page, press);
  await loaded(page);
  await context.setOffline(true);
  await press(sendButton(page));
  await sendButton(page).evaluate((button: HTMLButtonElement) => button.click());
  await expect(dialogOf(page).getByRole('alert')).toHaveText(
    'Нет связи. Отправим, как только она появится',
  );
  await expect(phoneField(page)).toHaveValue(phone);
  expect(bodies).toStrictEqual([]);
  await context.setOffline(false);
  await expectSent(page);
  expect(bodies).toHaveLength(1);
  // the browser reports the code that it could not load
  consoleMessages.length = 0;
});

test('A request made offline is not sent if the dialog was closed', async ({
  page,
  press,
  context,
  consoleMessages,
}) => {
  const bodies = await answer(page, (route) => route.fulfill({ status: 204 }));
  await open(page, press);
  await loaded(page);
  await context.setOffline(true);
  await press(sendButton(page));
  await page.keyboard.press('Escape');
  await context.setOffline(false);
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await expect(phoneField(page)).toHaveValue(phone);
  expect(bodies).toStrictEqual([]);
  // the browser reports the code that it could not load
  consoleMessages.length = 0;
});

test.describe('The anti-forgery cookie', () => {
  for (const [name, cookie, header] of [
    ['absent: no header', undefined, undefined],
    ['plain', 'XSRF-TOKEN=abc123', 'abc123'],
    ['encoded', 'XSRF-TOKEN=a%2Bb%3D%3D', 'a+b=='],
    ['malformed: sent as it is', 'XSRF-TOKEN=%E0', '%E0'],
    ['of characters not allowed in a header: sent as it is', 'XSRF-TOKEN=%D1%84', '%D1%84'],
    ['empty: no header', 'XSRF-TOKEN=', undefined],
    ['with another name: no header', 'NOT-XSRF-TOKEN=abc', undefined],
  ] as const) {
    test(name, async ({ page, press }) => {
      const headers: Record<string, string>[] = [];
      await page.route(feedbacks, async (route) => {
        headers.push(await route.request().allHeaders());
        await route.fulfill({ status: 204 });
      });
      await page.goto('/contacts');
      if (cookie) await page.evaluate((text) => (document.cookie = text), cookie);
      await fillDialog(page, press);
      await press(sendButton(page));
      await expectSent(page);
      expect(headers).toHaveLength(1);
      expect(headers[0]?.['x-xsrf-token']).toBe(header);
      expect(headers[0]?.accept).toBe('application/json');
      expect(headers[0]?.['content-type']).toBe('application/json');
    });
  }
});

test.describe('Code that cannot be loaded', () => {
  test('to save a file: an error, and «Повторить» saves it', async ({
    page,
    press,
    consoleMessages,
  }) => {
    await page.goto('/prices');
    await loaded(page);
    // shows that the code of the notices has been loaded
    await press(page.getByRole('button', { name: 'Скопировать ссылку на выборку' }));
    await expect(page.getByRole('status').filter({ hasText: 'копирова' })).toBeVisible();
    await page.route('/assets/*.js', (route) => route.abort());
    await press(page.getByRole('button', { name: 'Скачать XLSX' }));
    const status = page.getByRole('status').filter({ hasText: 'Не удалось подготовить' });
    await expect(status).toBeVisible();
    await page.unroute('/assets/*.js');
    const download = page.waitForEvent('download');
    await press(status.getByRole('button', { name: 'Повторить' }));
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });

  test('to read a file: an error, and «Повторить» reads it', async ({
    page,
    press,
    consoleMessages,
  }) => {
    // on a slow machine the page would load its rest before the test cuts it off
    await saveData(page);
    await page.goto('/cart');
    await loaded(page);
    await page.route('/assets/*.js', (route) => route.abort());
    await page.getByLabel('Загрузить файл').setInputFiles({
      name: 'order.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('VG-4060-01;20\n'),
    });
    await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible();
    await page.unroute('/assets/*.js');
    await press(page.getByRole('button', { name: 'Повторить' }));
    await expect(page.getByText('Добавлено 1, не найдено 0')).toBeVisible();
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });

  test('to read a list: an error, and «Проверить» reads it', async ({
    page,
    press,
    consoleMessages,
  }) => {
    // on a slow machine the page would load its rest before the test cuts it off
    await saveData(page);
    await page.goto('/cart');
    await loaded(page);
    await page.route('/assets/*.js', (route) => route.abort());
    const list = orderList(page);
    await list.fill('VG-4060-01 20');
    await press(page.getByRole('button', { name: 'Проверить' }));
    const report = orderReport(page);
    await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible();
    await page.unroute('/assets/*.js');
    await press(page.getByRole('button', { name: 'Проверить' }));
    await expect(report.getByRole('status')).toHaveText('Найдено 1 из 1');
    await expect(list).toHaveValue('VG-4060-01 20');
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });

  test('of the whole site: pages are readable, and links work', async ({
    page,
    press,
    consoleMessages,
  }) => {
    await page.route('/assets/*.js', (route) => route.abort());
    await page.goto(matsPath);
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    await press(page.getByRole('navigation').getByRole('link', { name: 'Контакты' }).first());
    await expect(page).toHaveURL('/contacts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Контакты');
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });

  test('except the first script: an error with «Обновить», which works', async ({
    page,
    press,
    consoleMessages,
  }) => {
    const html = await (await page.request.get('/prices')).text();
    const [, first = ''] = /<script async src="([^"]+)"/.exec(html) ?? [];
    expect(first).toMatch(/^\/assets\//);
    await page.route('/assets/*.js', (route) =>
      route.request().url().endsWith(first) ? route.continue() : route.abort(),
    );
    await page.goto('/prices');
    const alert = page.getByRole('alert').filter({ hasText: 'Не удалось загрузить часть сайта' });
    await expect(alert).toBeVisible();
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    await page.unroute('/assets/*.js');
    await press(alert.getByRole('link', { name: 'Обновить' }));
    await waitForHydration(page);
    await expect(alert).toBeHidden();
    await rowOf(page, 'VG-4060-01').getByRole('spinbutton').fill('30');
    await expect(page.getByRole('region', { name: 'Выбранное' })).toContainText('1');
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });

  test('except the first script: the search opens its results', async ({
    page,
    consoleMessages,
  }) => {
    const html = await (await page.request.get('/prices')).text();
    const [, first = ''] = /<script async src="([^"]+)"/.exec(html) ?? [];
    await page.route('/assets/*.js', (route) =>
      route.request().url().endsWith(first) ? route.continue() : route.abort(),
    );
    await page.goto('/prices');
    await expect(page.getByText('Не удалось загрузить часть сайта')).toBeVisible();
    await page.unroute('/assets/*.js');
    const field = page.getByRole('banner').getByRole('combobox');
    await field.fill('кокос');
    await field.press('Enter');
    await expect(page).toHaveURL(`/catalog?q=${encodeURIComponent('кокос')}`);
    await expect(page.getByRole('status').filter({ hasText: 'По запросу' })).toBeVisible();
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });

  test('and missing pictures: names and prices are shown', async ({ page, consoleMessages }) => {
    await page.route(/\.(avif|jpg)$/, (route) => route.abort());
    await page.goto(`${matsPath}?view=cards`);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('VG-4060-01');
    await expect(page.getByRole('main').locator('li svg').first()).toBeVisible();
    await loaded(page);
    for (const message of consoleMessages.splice(0)) expect(message).toStrictEqual(loadError);
  });
});
