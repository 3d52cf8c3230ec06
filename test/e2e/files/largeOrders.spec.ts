import type { Page } from '@playwright/test';
import { orderWorkbook } from '../../support/orderWorkbook';
import { carpets, storedCart } from '../support/cart';
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
  await page.getByRole('button', { name: 'В корзину 1 позиция' }).click();
  await expect.poll(() => storedCart(page)).toEqual([`${carpet?._id ?? ''}: 20`]);
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
    await expect(page.getByText('Больше 1 000 000 знаков за один раз не принимаем')).toBeVisible();
    expect(await field(page).evaluate((area: HTMLTextAreaElement) => area.value.length)).toBe(
      pasted.length,
    );
  });
}
