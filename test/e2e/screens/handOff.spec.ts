import type { Page } from '@playwright/test';
import { encodeOrderLink } from '../../../src/domain/order/link/orderLink';
import { cartWithDiscount, carpets, saveCart, rowOf, storedCart } from '../support/cart';
import { tabTo } from '../support/keyboard';
import { expect, test } from '../support/test';

const order = [
  { _id: '9934f1de1eaaaaa461dfa092', amount: 40, note: 'образец' },
  { _id: 'f742cd3cbb854610a391b2e5', amount: 20 },
  { _id: '3c876b0f25cace9880555bab', amount: 2 },
];
const stored = order.map(({ _id, amount }) => `${_id}: ${amount}`);
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /по ссылке/ });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function openCart(page: Page, items: readonly object[]): Promise<void> {
  await saveCart(page, items);
  await page.goto('/cart');
}

const mailLink = (page: Page) => page.getByRole('link', { name: 'Отправить письмом' });

async function mailOf(page: Page) {
  const { href, pathname, searchParams } = new URL(
    (await mailLink(page).getAttribute('href')) ?? '',
  );
  const field = (name: string) => searchParams.get(name) ?? '';
  return { length: href.length, pathname, subject: field('subject'), body: field('body') };
}

test.describe('An order is handed over', () => {
  test('by mail, in a link of at most 1,900 characters', async ({ page }) => {
    await openCart(page, order.slice(0, 1));
    await page.getByLabel('Организация').fill('ООО «Ромашка & Ко»');
    await expect
      .poll(async () => (await mailOf(page)).body)
      .toContain('Организация: ООО «Ромашка & Ко»');
    const { length, pathname, subject, body } = await mailOf(page);
    expect(length).toBeLessThanOrEqual(1900);
    expect(pathname).toBe('zakaz@example.com');
    expect(subject).toBe('ООО «Ромашка & Ко», 1 позиция, 11 400 ₽');
    expect(body).toMatch(/1\. VG-4060-01 .+ — 40 шт × 285 ₽ = 11 400 ₽ \(образец\)/);
    expect(body).toMatch(/^Корзина: .+\/cart#order\//m);
  });

  test('by mail, with the lines that fit and the link to all of them', async ({ page }) => {
    const long = carpets.slice(0, 20).map(({ _id }) => ({ _id, amount: 100 }));
    await openCart(page, long);
    const { length, body } = await mailOf(page);
    expect(length).toBeLessThanOrEqual(1900);
    const listed = body.match(/^\d+\. [A-Z]{2}-\d+-\d+ — 100 шт/gm) ?? [];
    expect(listed.length).toBeGreaterThan(1);
    expect(body).toContain(`и ещё ${long.length - listed.length} `);
    expect(body).toContain(encodeOrderLink(long));
  });

  test('by mail, with a request to attach a file if it is long', async ({ page, press }) => {
    await openCart(
      page,
      carpets.map(({ _id }) => ({ _id, amount: 100 })),
    );
    const { length, body } = await mailOf(page);
    expect(length).toBeLessThanOrEqual(1900);
    expect(body).toMatch(/Приложите к письму файл «Заявка .+\.xlsx»/);
    const download = page.waitForEvent('download');
    await press(mailLink(page));
    expect((await download).suggestedFilename()).toMatch(/^Заявка .+\.xlsx$/);
    await expect(page.getByText('Приложите к нему скачанный файл')).toBeVisible();
  });

  test('as a text in the clipboard', async ({ page, press }) => {
    await openCart(page, order);
    await press(page.getByRole('button', { name: 'Скопировать текст' }));
    await expect(page.getByText('Скопировано', { exact: true })).toBeVisible();
    const text = await readClipboard(page);
    expect(text).toMatch(/^Заявка от .+ для компании «Порог»/);
    expect(text).toMatch(/2\. VG-6090-04 .+ — 20\sшт × 695\s₽ = 13\s900\s₽/);
    expect(text).toMatch(/Сумма: 25\s300\s₽ без учёта 1\sпозиции по запросу/);
  });

  test('as a file, from which another visitor can fill a cart', async ({
    page,
    press,
    newVisitor,
  }, testInfo) => {
    await openCart(page, order);
    const download = page.waitForEvent('download');
    await press(page.getByRole('button', { name: 'Скачать XLSX' }));
    const file = await download;
    await file.saveAs(testInfo.outputPath('order.xlsx'));
    expect(file.suggestedFilename()).toMatch(/^Заявка \d{4}-\d\d-\d\d\.xlsx$/);
    await expect(page.getByText('Файл скачан')).toBeVisible();

    const guest = await newVisitor.newPage();
    await guest.goto('/cart');
    await guest.getByLabel('Загрузить файл').setInputFiles(testInfo.outputPath('order.xlsx'));
    await expect(guest.getByText('Добавлено 3, не найдено 0')).toBeVisible();
    await expect.poll(() => storedCart(guest)).toStrictEqual(stored);
  });
});

test('An order has the same discount in the cart, the mail, the text and the printout', async ({
  page,
  press,
}) => {
  await openCart(page, cartWithDiscount);
  const figures = [/150\s170\s₽/, /Скидка\s5\s%/, /−7\s508,50\s₽/, /142\s661,50\s₽/];
  const pickup = page.getByRole('radio', { name: /^Самовывоз/ });
  await expect(pickup).toHaveAccessibleDescription(/В заказе 425,3\sкг\. Заказы тяжелее 300\sкг/);
  await press(page.getByRole('radio', { name: /^До терминала/ }));
  await expect(pickup).not.toBeChecked();
  const table = page.getByRole('table', { name: 'Состав заявки' });
  for (const figure of figures) await expect(table).toContainText(figure);
  await expect
    .poll(async () => (await mailOf(page)).body)
    .toContain('Способ получения: До терминала транспортной компании');
  const { subject, body } = await mailOf(page);
  expect(subject).toBe('Заявка, 6 позиций, 150 170 ₽');
  await press(page.getByRole('button', { name: 'Скопировать текст' }));
  await expect(page.getByText('Скопировано', { exact: true })).toBeVisible();
  const text = await readClipboard(page);
  for (const figure of figures) {
    expect(body).toMatch(figure);
    expect(text).toMatch(figure);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('До терминала транспортной компании').first()).toBeVisible();
  for (const figure of figures) await expect(table.getByText(figure)).toBeVisible();
});

test.describe('A link to the cart', () => {
  let link: string;
  test.beforeEach(async ({ page, press }) => {
    await openCart(page, order);
    await press(page.getByRole('button', { name: 'Ссылка на корзину' }));
    await expect(page.getByText('Скопировано', { exact: true })).toBeVisible();
    link = await readClipboard(page);
  });

  test('fills the empty cart of another visitor', async ({ newVisitor, press }) => {
    const guest = await newVisitor.newPage();
    await guest.goto(link);
    await expect(dialogOf(guest)).toContainText(/В ссылке 3\sпозиции/);
    await expect(guest.getByRole('button', { name: 'Заменить' })).toBeHidden();
    await press(guest.getByRole('button', { name: 'Добавить', exact: true }));
    await expect(dialogOf(guest)).toBeHidden();
    await expect(guest).toHaveURL('/cart');
    await expect.poll(() => storedCart(guest)).toStrictEqual(stored);
    await guest.reload();
    await expect(rowOf(guest, 'AR-60100-01')).toBeVisible();
    await expect(dialogOf(guest)).toBeHidden();
  });

  for (const [answer, left] of [
    [
      'Добавить',
      ['9934f1de1eaaaaa461dfa092: 50', 'e328641e68bd8ebc3f78ee18: 20', ...stored.slice(1)],
    ],
    ['Заменить', stored],
    ['Отмена', ['9934f1de1eaaaaa461dfa092: 10', 'e328641e68bd8ebc3f78ee18: 20']],
  ] as const) {
    test(`asks a visitor with a cart what to do: «${answer}»`, async ({ newVisitor, press }) => {
      const guest = await newVisitor.newPage();
      await saveCart(guest, [
        { _id: '9934f1de1eaaaaa461dfa092', amount: 10 },
        { _id: 'e328641e68bd8ebc3f78ee18', amount: 20 },
      ]);
      await guest.goto(link);
      await press(dialogOf(guest).getByRole('button', { name: answer }));
      await expect(dialogOf(guest)).toBeHidden();
      await expect.poll(() => storedCart(guest)).toStrictEqual(left);
    });
  }

  test('that was truncated shows an error and changes nothing', async ({ newVisitor, press }) => {
    const guest = await newVisitor.newPage();
    await guest.goto(link.slice(0, -20));
    await expect(dialogOf(guest)).toContainText('Ссылка повреждена: часть её потерялась');
    await press(dialogOf(guest).getByRole('button', { name: 'Закрыть' }));
    await expect(guest).toHaveURL('/cart');
    expect(await storedCart(guest)).toStrictEqual([]);
  });
});

test('A past order can be repeated from «Мои заявки»', async ({ page, press }) => {
  await openCart(page, order);
  await press(page.getByRole('button', { name: 'Скопировать текст' }));
  const past = page.getByRole('region', { name: 'Мои заявки' });
  await expect(past).toContainText(/3\sпозиции/);
  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await page.reload();
  await press(past.getByRole('button', { name: 'Повторить' }));
  await expect(page.getByRole('banner')).toContainText(/3\sтовара/);
  await expect.poll(() => storedCart(page)).toStrictEqual(stored);
});

test('An order is handed over by keyboard alone', async ({ page, hasTouch, newVisitor }) => {
  test.skip(hasTouch, 'a phone has no keyboard');
  await openCart(page, order);
  await tabTo(page.getByRole('button', { name: 'Ссылка на корзину' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Скопировано', { exact: true })).toBeVisible();
  const guest = await newVisitor.newPage();
  await guest.goto(await readClipboard(page));
  await tabTo(dialogOf(guest).getByRole('button', { name: 'Добавить' }));
  await guest.keyboard.press('Enter');
  await expect.poll(() => storedCart(guest)).toStrictEqual(stored);
  await expect(dialogOf(guest)).toBeHidden();
});
