import type { Locator, Page } from '@playwright/test';
import { encodeOrderLink } from '../../../src/domain/order/link/orderLink';
import { carpets, rowOf, storedCart } from '../support/cart';
import { cartCounter, matsPath } from '../support/page';
import { skipInFirefox } from '../support/firefox';
import { saveEntries } from '../support/storage';
import { expect, test, waitForHydration } from '../support/test';

const striped = '9934f1de1eaaaaa461dfa092';
const grey = 'f742cd3cbb854610a391b2e5';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Повторить|Открыть) заявку/ });
const before = [`${striped}: 40`];

/** Stores a cart of one line, and a past order of that carpet, another and one no longer sold. */
async function saveOrder(page: Page): Promise<void> {
  const items = [
    { _id: striped, amount: 60, price: 200 },
    { _id: grey, amount: 20 },
    { _id: 'gone', amount: 7, article: 'XX-1', title: 'Коврик «Прежний»', unit: 'шт' },
  ];
  await saveEntries(page, {
    cart: JSON.stringify([{ _id: striped, amount: 40 }]),
    orders: JSON.stringify([{ date: '2026-10-14T09:00:00.000Z', items }]),
  });
}

for (const [path, label] of [
  ['/', 'Повторить прошлую заявку'],
  ['/cart', 'Повторить заявку от 14 октября 2026'],
] as const) {
  test.describe(`Over a cart with lines, «Повторить» on ${path}`, () => {
    test.beforeEach(async ({ page }) => {
      await saveOrder(page);
      await page.goto(path);
    });
    const repeat = (page: Page) => page.getByRole('button', { name: label });

    test('shows each change and changes nothing before an answer', async ({ page, press }) => {
      await press(repeat(page));
      const dialog = dialogOf(page);
      await expect(dialog.getByText(/40\sшт → станет\s+60\sшт/)).toBeVisible();
      await expect(dialog).toContainText(/Цена изменилась: было 200\s₽/);
      await expect(dialog).toContainText('в корзину не попадёт');
      await expect(dialog).toContainText(/40\s\+\s60\s=\s100\sшт/);
      expect(await storedCart(page)).toStrictEqual(before);
      await expect(dialog.getByRole('button', { name: 'Отмена' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(repeat(page)).toBeFocused();
      expect(await storedCart(page)).toStrictEqual(before);
    });

    for (const [answer, left] of [
      ['Заменить', [`${striped}: 60`, `${grey}: 20`]],
      ['Добавить', [`${striped}: 100`, `${grey}: 20`]],
    ] as const) {
      test(`«${answer}» does what was shown, once, and can be undone`, async ({
        page,
        press,
        hasTouch,
      }) => {
        // the second press would be a first one on «Вернуть», which comes to be in that place
        if (hasTouch) skipInFirefox('doubleClick');
        await press(repeat(page));
        const total = dialogOf(page)
          .getByText(`Если ${answer.toLowerCase()}`, { exact: true })
          .first();
        const announced =
          (await total.locator('xpath=following-sibling::dd/b').textContent()) ?? '';
        await dialogOf(page).getByRole('button', { name: answer }).dblclick();
        await expect(dialogOf(page)).toBeHidden();
        await expect(page).toHaveURL('/cart');
        await expect.poll(() => storedCart(page)).toStrictEqual(left);
        await expect(page.getByRole('main')).toContainText(announced);
        await press(page.getByRole('button', { name: 'Вернуть' }));
        await expect.poll(() => storedCart(page)).toStrictEqual(before);
      });
    }

    test('asks once on a double click', async ({ page }) => {
      skipInFirefox('doubleClick');
      await waitForHydration(page);
      await repeat(page).dblclick();
      await expect(dialogOf(page).getByRole('button', { name: 'Отмена' })).toBeVisible();
      expect(await storedCart(page)).toStrictEqual(before);
    });
  });
}

for (const path of ['/', '/cart']) {
  test(`With an empty cart, two quick clicks on «Повторить» on ${path} repeat once`, async ({
    page,
  }) => {
    const items = [{ _id: striped, amount: 60, price: 720 }];
    await saveEntries(page, {
      orders: JSON.stringify([{ date: '2026-10-14T09:00:00.000Z', items }]),
    });
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Повторить/ }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);
    await expect.poll(() => storedCart(page)).toStrictEqual([`${striped}: 60`]);
    await expect(dialogOf(page)).toBeHidden();
  });
}

test('A double click on «В корзину» adds the carpet and does not follow the link to the cart', async ({
  page,
}) => {
  await page.goto(matsPath);
  await waitForHydration(page);
  const row = rowOf(page, 'VG-4060-01');
  await row.getByRole('button', { name: 'В корзину' }).dblclick();
  await expect(row.getByRole('link', { name: /^В корзине/ })).toBeFocused();
  await expect.poll(() => storedCart(page)).toStrictEqual([`${striped}: 10`]);
  await expect(page).toHaveURL(matsPath);
});

/** Clicks a second time, at the same place, once the first click has brought something there. */
async function clickTwice(page: Page, first: Locator, brought: Locator): Promise<void> {
  await first.click();
  await expect(brought).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test.describe('At the bottom of the window, the second click of a double click', () => {
  const bar = (page: Page) => page.getByRole('region', { name: 'Заявка' });
  const checkout = (page: Page) => bar(page).getByRole('link', { name: 'Оформить' });
  test.beforeEach(() => skipInFirefox('doubleClick'));

  test('on «В корзину» does not follow «Оформить»', async ({ page }) => {
    await page.goto('/prices');
    await waitForHydration(page);
    await page.getByRole('spinbutton', { name: 'Количество: VG-4060-01' }).fill('20');
    const chosen = page.getByRole('region', { name: 'Выбранное' });
    await clickTwice(page, chosen.getByRole('button', { name: 'В корзину' }), checkout(page));
    await expect.poll(() => storedCart(page)).toStrictEqual([`${striped}: 20`]);
    await expect(page).toHaveURL('/prices');
    await checkout(page).click();
    await expect(page).toHaveURL('/cart');
  });

  test('on «Оформить» does not follow «Передать заявку»', async ({ page }) => {
    await saveEntries(page, { cart: JSON.stringify([{ _id: striped, amount: 40 }]) });
    await page.goto(matsPath);
    const handOver = bar(page).getByRole('link', { name: 'Передать заявку' });
    await clickTwice(page, checkout(page), handOver);
    await expect(page.getByRole('link', { name: 'Отправить письмом' })).toBeAttached();
    await expect(page).toHaveURL('/cart');
  });
});

test('A link with hundreds of lines: the list scrolls, the answers stay in view', async ({
  page,
  press,
}) => {
  await saveOrder(page);
  const all = carpets.map(({ _id }) => ({ _id, amount: 10 }));
  await page.goto(`/cart${encodeOrderLink(all)}`);
  const list = dialogOf(page).getByRole('region', { name: 'Что изменится' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await list.getByText(/^Если добавить/).scrollIntoViewIfNeeded();
  await expect(dialogOf(page).getByRole('button', { name: 'Заменить' })).toBeInViewport({
    ratio: 1,
  });
  await press(dialogOf(page).getByRole('button', { name: 'Отмена' }));
  await expect(page).toHaveURL('/cart');
  expect(await storedCart(page)).toStrictEqual(before);
});

test('«Добавить» is an outline over a cart that holds the same, since it would double it', async ({
  page,
  press,
}) => {
  await saveOrder(page);
  await page.goto(`/cart${encodeOrderLink([{ _id: striped, amount: 40 }])}`);
  await expect(dialogOf(page)).toContainText('Заменять нечего');
  const add = dialogOf(page).getByRole('button', { name: 'Добавить' });
  const background = () => add.evaluate((node) => getComputedStyle(node).backgroundColor);
  const outlined = await background();
  await press(dialogOf(page).getByRole('button', { name: 'Отмена' }));
  // it fades out
  await expect(dialogOf(page)).toBeHidden();

  // over an empty cart it is the answer
  await press(page.getByRole('button', { name: 'Очистить корзину' }));
  await press(page.getByRole('button', { name: 'Повторить заявку от 14 октября 2026' }));
  await expect(dialogOf(page)).toContainText('В этой заявке');
  expect(await background()).not.toBe(outlined);
});

test('The dialog follows the cart of another tab, and answers for it', async ({ page, press }) => {
  await saveOrder(page);
  await page.goto('/cart');
  await press(page.getByRole('button', { name: 'Повторить заявку от 14 октября 2026' }));
  await expect(dialogOf(page)).toContainText(/40\sшт/);
  const other = await page.context().newPage();
  await other.goto('/cart');
  await press(other.getByRole('button', { name: 'Удалить' }).first());
  await expect.poll(() => storedCart(other)).toStrictEqual([]);
  await expect(dialogOf(page)).toContainText(/В этой заявке 3\sпозиции/);
  await press(dialogOf(page).getByRole('button', { name: 'Добавить' }));
  await expect.poll(() => storedCart(page)).toStrictEqual([`${striped}: 60`, `${grey}: 20`]);
});
