import type { Page } from '@playwright/test';
import { orderWorkbook } from '../../support/order/orderWorkbook';
import { carpets, storedCart } from '../support/cart';
import { scriptsOf } from '../support/chunks';
import { expect, test } from '../support/test';

const [carpet] = carpets;
const article = carpet?.article ?? '';
const megabytes = (text: string) => text.repeat((4.9 * 1024 * 1024) / Buffer.byteLength(text));
const field = (page: Page) => page.getByLabel(/^Артикул и количество/);
const tooManyCells = /^В таблице слишком много строк или столбцов/;

/** Uploads a file while a list is being typed, which must stay and still be checked. */
async function uploadBesideList(page: Page, file: File, outcome: string | RegExp) {
  await page.goto('/cart');
  await field(page).fill(`${article} 20`);
  const buffer = Buffer.from(await file.arrayBuffer());
  const { name } = file;
  await page.getByLabel('Загрузить файл').setInputFiles({ name, mimeType: 'text/plain', buffer });
  await expect(page.getByText(outcome)).toBeVisible({ timeout: 30_000 });
  await expect(field(page)).toHaveValue(`${article} 20`);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('button', { name: 'В корзину 1 позицию' }).click();
  await expect.poll(() => storedCart(page)).toStrictEqual([`${carpet?._id ?? ''}: 20`]);
}

test.describe('A file that would take the browser seconds keeps what was typed:', () => {
  test('a kilobyte with a value in the last cell of a sheet', async ({ page }) => {
    const last = { xml: '<v>1</v></c><c r="XFD1048576"><v>1</v>' };
    const file = orderWorkbook([{ name: 'Лист1', rows: [[article, 20, last]] }]);
    expect(file.size).toBeLessThan(2000);
    await uploadBesideList(page, file, tooManyCells);
  });

  test('400,000 cells', async ({ page }) => {
    const rows = Array.from({ length: 20_000 }, () => Array.from({ length: 20 }, () => 1));
    await uploadBesideList(page, orderWorkbook([{ name: 'Лист1', rows }]), tooManyCells);
  });

  test('5 MB of separators', async ({ page }) => {
    await uploadBesideList(
      page,
      new File([megabytes(';')], 'a.csv'),
      /^Файл пуст|^В таблице слишком/,
    );
  });

  test('5 MB of words in one line', async ({ page }) => {
    const file = new File([megabytes('ковёр ')], 'a.csv');
    await uploadBesideList(page, file, 'Добавлено 0, не найдено 1');
  });
});

for (const [name, unit] of [
  ['words', 'ковёр '],
  ['separators', ';'],
] as const) {
  test(`5 MB of pasted ${name} are refused with a sentence and stay`, async ({ page }) => {
    test.slow();
    await page.goto('/cart');
    const pasted = megabytes(unit);
    await field(page).fill(pasted);
    await page.getByRole('button', { name: 'Проверить' }).click();
    const refusal = page.getByText('В списке больше 1 000 000 знаков. Разделите его на части');
    // a busy machine needs seconds to lay out the field
    await expect(refusal).toBeVisible({ timeout: 30_000 });
    expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(
      pasted.length,
    );
  });
}

/** Sets the text as a paste does; typing thousands of lines takes the browser minutes. */
const paste = (page: Page, text: string) =>
  field(page).evaluate((area: HTMLTextAreaElement, pasted) => {
    Reflect.set(HTMLTextAreaElement.prototype, 'value', pasted, area);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);

/** Starts to watch the main thread. @returns the longest task since, in ms, where the browser tells */
async function watchTasks(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    document.documentElement.dataset.longest = '0';
    if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return;
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      const durations = list.getEntries().map(({ duration }) => Math.round(duration));
      dataset.longest = String(Math.max(Number(dataset.longest), ...durations));
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => document.documentElement.dataset.longest ?? '');
}

const amounts = Array.from({ length: 4900 }, (_, index) => ({
  ...(carpets[index % carpets.length] ?? {}),
  amount: 120 + (index % 7),
}));
const rows = amounts.map(({ article: name = '', amount }) => [name, amount] as const);
const sums = new Map<string, number>();
for (const { _id = '', amount } of amounts) sums.set(_id, (sums.get(_id) ?? 0) + amount);
const ordered = Array.from(sums, ([id, sum]) => `${id}: ${sum}`);

test('Thousands of pasted lines are read by a worker', async ({ page }, { annotations }) => {
  await page.goto('/');
  const longest = await watchTasks(page);
  await field(page).focus();
  await paste(page, [...rows.map((row) => row.join(' ')), 'ZZ-0000-00 10'].join('\n'));
  const worker = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Проверить' }).click();
  expect((await worker).url()).toContain('/assets/');
  await expect(page.getByText(/^Найдено 4\s900 из 4\s901$/)).toBeVisible();
  annotations.push({ type: 'longest task, ms', description: await longest() });
  await page.getByRole('button', { name: /^В корзину \d+\sпози/ }).click();
  await expect.poll(() => storedCart(page)).toStrictEqual(ordered);
  await expect(field(page)).toHaveValue('ZZ-0000-00 10');
});

test('Thousands of rows of a workbook are read by a worker', async ({ page }, { annotations }) => {
  await page.goto('/');
  const longest = await watchTasks(page);
  const note = ['Комментарий', 'на склад', 'срочно'] as const;
  const file = orderWorkbook([{ name: 'Лист1', rows: rows.map((row) => [...row, ...note]) }]);
  const buffer = Buffer.from(await file.arrayBuffer());
  const worker = page.waitForEvent('worker');
  await page
    .getByLabel('Загрузить файл')
    .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer });
  expect((await worker).url()).toContain('/assets/');
  await expect(page.getByText(`Добавлено ${sums.size}, не найдено 0`)).toBeVisible({
    timeout: 30_000,
  });
  annotations.push({ type: 'longest task, ms', description: await longest() });
  await expect.poll(() => storedCart(page)).toStrictEqual(ordered);
});

test('Without the code of the worker, the page reads the list', async ({
  page,
  consoleMessages,
}) => {
  const [script = ''] = scriptsOf('order-worker');
  const request = page.waitForRequest(`/${script}`);
  await page.route(`/${script}`, (route) => route.abort());
  await page.goto('/');
  await field(page).focus();
  await paste(page, rows.map((row) => row.join(' ')).join('\n'));
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText(/^Найдено 4\s900 из 4\s900$/)).toBeVisible({ timeout: 30_000 });
  expect((await request).failure()).not.toBeNull();
  for (const message of consoleMessages.splice(0)) expect(message).toContain('ERR_FAILED');
});
