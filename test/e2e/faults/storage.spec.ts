import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { carpets, saveCart, rowOf, storedCart } from '../support/cart';
import { cartCounter, firstMatId, matsPath } from '../support/page';
import { emptyStorage, storedEntry, fillStorage, saveEntries } from '../support/storage';
import { expect, test } from '../support/test';

const buy = (page: Page, article: string) =>
  rowOf(page, article).getByRole('button', { name: 'В корзину' });
const cannotSave = 'Браузер не может сохранить корзину. Она останется, пока открыта эта страница';
const unreadable = 'Не удалось прочитать сохранённую корзину. Мы отложили копию';

test.describe('Storage that does not work', () => {
  for (const [name, spoil] of [
    [
      'access throws',
      () => {
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
      },
    ],
    ['there is no storage', () => Object.defineProperty(window, 'localStorage', { value: null })],
    [
      'reading throws',
      () => {
        Storage.prototype.getItem = () => {
          throw new DOMException('broken', 'InvalidStateError');
        };
      },
    ],
    [
      'the quota is full on every write',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const) {
    test(`${name}: the cart lasts as long as the page, with one warning`, async ({
      page,
      press,
    }) => {
      await page.addInitScript(spoil);
      await page.goto(matsPath);
      await press(buy(page, 'VG-4060-01'));
      const alert = page.getByRole('alert').filter({ hasText: cannotSave });
      await expect(alert).toBeVisible();
      await press(alert.getByRole('button', { name: 'Понятно' }));
      await expect(alert).toBeHidden();
      await press(buy(page, 'VG-4060-02'));
      await press(page.getByRole('banner').getByRole('link', { name: 'Оформить' }));
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
      await expect(rowOf(page, 'VG-4060-02')).toBeVisible();
      await expect(alert).toBeHidden();
      await expect(page.getByRole('link', { name: 'Отправить письмом' })).toBeVisible();
    });
  }

  test('the quota is full from the start: the saved cart is shown and unchanged', async ({
    page,
    press,
  }) => {
    const left = JSON.stringify([{ _id: firstMatId, amount: 30, from: 'before' }]);
    await saveEntries(page, { cart: left });
    await fillStorage(page);
    await page.goto('/cart');
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    expect(await storedEntry(page, 'cart')).toBe(left);
    await press(page.getByRole('button', { name: 'Примечание' }));
    await page.keyboard.type('длинное примечание, для которого нет места');
    await expect(page.getByText(cannotSave)).toBeVisible();
    expect(await storedEntry(page, 'cart')).toBe(left);
  });

  test('room is freed: the cart is saved', async ({ page, press }) => {
    await page.goto(matsPath);
    await fillStorage(page);
    await press(buy(page, 'VG-4060-01'));
    await expect(page.getByText(cannotSave)).toBeVisible();
    await emptyStorage(page);
    await press(buy(page, 'VG-4060-02'));
    await expect(page.getByText(cannotSave)).toBeHidden();
    await expect.poll(() => storedCart(page)).toHaveLength(2);
  });
});

test.describe('An invalid entry «cart» is set aside', () => {
  for (const text of [
    '[{"_id":"9934f1de1eaaaaa461dfa092","amount":3',
    'undefined',
    '{"lines":[]}',
    '"cart"',
    '5',
    '\u0000\uFFFF',
  ]) {
    test(`${text}: a message, a copy to download, and the cart works`, async ({ page, press }) => {
      await saveEntries(page, { cart: text });
      await page.goto('/cart');
      const notice = page.getByRole('status').filter({ hasText: unreadable });
      await expect(notice).toBeVisible();
      const download = page.waitForEvent('download');
      await press(notice.getByRole('button', { name: 'Скачать копию' }));
      expect(await readFile(await (await download).path(), 'utf8')).toBe(text);

      await page.goto(matsPath);
      await press(buy(page, 'VG-4060-01'));
      await expect(cartCounter(page)).toHaveText(/^1\sтовар$/);
      await page.goto('/cart');
      await expect(notice).toBeVisible();
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
      await press(notice.getByRole('button', { name: 'Удалить копию' }));
      await expect(notice).toBeHidden();
      await page.reload();
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
      await expect(notice).toBeHidden();
    });
  }
});

test.describe('A valid entry «cart»', () => {
  const item = (more: object) => ({ _id: firstMatId, ...more });
  for (const [name, text, count, lines] of [
    ['null', 'null', 'Нет товаров', []],
    ['nothing', '', 'Нет товаров', []],
    ['an empty list', '[]', 'Нет товаров', []],
    [
      'a list with nulls',
      JSON.stringify([null, item({ amount: 30 }), 5, [], {}]),
      '1 товар',
      ['30'],
    ],
    [
      'a list with the same id twice',
      JSON.stringify([item({ amount: 10 }), item({ amount: 20 })]),
      '2 товара',
      ['30'],
    ],
    [
      'the envelope of redux-persist',
      JSON.stringify({ items: JSON.stringify([item({ amount: 40 })]), _persist: '{"version":-1}' }),
      '1 товар',
      ['40'],
    ],
  ] as const) {
    test(`${name}: ${count}`, async ({ page }) => {
      await saveEntries(page, { cart: text });
      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lines.length > 0 ? 'Корзина' : 'Корзина пуста',
      );
      await expect(cartCounter(page)).toHaveText(new RegExp(count.replace(' ', '\\s')));
      const amounts = page.getByRole('row').getByRole('spinbutton');
      await expect(amounts).toHaveCount(lines.length);
      for (const [index, amount] of lines.entries()) {
        await expect(amounts.nth(index)).toHaveValue(amount);
      }
      await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0);
    });
  }

  test('with the amounts −1, 0, 1.5, "3", null, 1e21 and none is read as 1, 1, 1.5, 3, 1, 1 and 1', async ({
    page,
  }) => {
    const amounts = [-1, 0, 1.5, '3', null, 1e21, undefined];
    await saveCart(
      page,
      amounts.map((amount, index) => ({ _id: carpets[index]?._id, amount })),
    );
    await page.goto('/cart');
    await expect(cartCounter(page)).toHaveText(/^7\sтоваров$/);
    const shown = page.getByRole('row').getByRole('spinbutton');
    const values = () =>
      shown.evaluateAll((all) => all.map((field) => field.getAttribute('value')));
    await expect.poll(values).toStrictEqual(['1', '1', '1,5', '3', '1', '1', '1']);
  });

  test('keeps unknown fields when it is edited', async ({ page, press }) => {
    await saveCart(page, [
      { _id: firstMatId, amount: 30, colour: { from: 'before' }, tags: [1, null] },
    ]);
    await page.goto('/cart');
    await press(page.getByRole('button', { name: 'Увеличить' }));
    await expect
      .poll(async () => JSON.parse((await storedEntry(page, 'cart')) ?? '') as unknown)
      .toStrictEqual([
        { _id: firstMatId, amount: 40, colour: { from: 'before' }, tags: [1, null] },
      ]);
  });

  test('may hold carpets no longer sold, which can be removed', async ({ page, press }) => {
    const gone = { _id: '__proto__', amount: 7, title: 'Прежний' };
    await saveEntries(page, {
      cart: `[${JSON.stringify(gone)},{"_id":"constructor","amount":2}]`,
    });
    await page.goto('/cart');
    await expect(page.getByText('Товар снят с продажи')).toHaveCount(2);
    await press(page.getByRole('button', { name: 'Удалить Прежний' }));
    await expect.poll(() => storedCart(page)).toStrictEqual(['constructor: 2']);
    await press(page.getByRole('button', { name: 'Вернуть' }));
    await expect.poll(() => storedCart(page)).toStrictEqual(['__proto__: 7', 'constructor: 2']);
  });

  test('may be 5 MB large', async ({ page, press }) => {
    test.setTimeout(60_000);
    const filler = 'x'.repeat(50_000);
    const items = carpets.slice(0, 90).map(({ _id }) => ({ _id, amount: 100, filler }));
    await saveCart(page, items);
    await page.goto('/cart');
    await expect(cartCounter(page)).toHaveText(/^90\sтоваров$/);
    await press(page.getByRole('button', { name: 'Увеличить' }).first());
    await expect.poll(async () => (await storedCart(page))[0]).toBe(`${firstMatId}: 110`);
    expect((await storedEntry(page, 'cart'))?.length).toBeGreaterThan(4_500_000);
  });

  test('may have a thousand lines', async ({ page, press }) => {
    test.setTimeout(60_000);
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      _id: carpets[index]?._id ?? `gone-${index}`,
      amount: 100,
    }));
    await saveCart(page, lines);
    await page.goto('/cart');
    await press(page.getByRole('button', { name: 'Увеличить' }).first());
    await expect.poll(async () => (await storedCart(page))[0]).toBe(`${firstMatId}: 110`);
  });
});

test('A carpet added before storage was read is added to the saved cart', async ({ page }) => {
  await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
  await page.addInitScript(() => {
    // presses the button as soon as React has hydrated it
    const pressEarly = () => {
      const button = [...document.querySelectorAll<HTMLElement>('tr button')].filter(
        ({ textContent }) => textContent === 'В корзину',
      )[1];
      const isHydrated =
        button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
      if (isHydrated) button.click();
      else requestAnimationFrame(pressEarly);
    };
    requestAnimationFrame(pressEarly);
  });
  await page.goto(matsPath);
  await expect(cartCounter(page)).toHaveText(/^2\sтовара$/);
  await expect.poll(() => storedCart(page)).toHaveLength(2);
  expect((await storedCart(page))[0]).toBe(`${firstMatId}: 30`);
});

test('After the cart is cleared in another tab, it holds only what is added later', async ({
  page,
  context,
  press,
}) => {
  await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
  const other = await context.newPage();
  await Promise.all([page.goto(matsPath), other.goto('/cart')]);
  await expect(rowOf(page, 'VG-4060-01')).toContainText(/В корзине: 30\sшт/);
  await press(other.getByRole('button', { name: 'Очистить корзину' }));
  await expect(buy(page, 'VG-4060-01')).toBeVisible();
  await press(buy(page, 'VG-4060-02'));
  await expect(cartCounter(other)).toHaveText(/^1\sтовар$/);
  await expect(rowOf(other, 'VG-4060-02')).toBeVisible();
  await press(other.getByRole('button', { name: 'Вернуть' }));
  await expect(cartCounter(page)).toHaveText(/^2\sтовара$/);
});

test('The cart is emptied if another tab clears storage', async ({ page, context }) => {
  await saveCart(page, [{ _id: firstMatId, amount: 30 }]);
  await page.goto('/cart');
  await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contacts');
  await other.evaluate(() => localStorage.clear());
  await expect(cartCounter(page)).toHaveText('Нет товаров');
});

test.describe('Other invalid entries', () => {
  const orders = '[null,{"date":5,"items":[]},{"date":"2026-01-01"}]';
  const positions = '{"/cart":{"top":9,"index":"length","rowTop":0}}';
  for (const text of ['{', 'null', orders, positions, '"x"']) {
    test(`orders ${text}: no past orders, and the next order is saved`, async ({ page, press }) => {
      await saveEntries(page, {
        orders: text,
        catalogLayout: text,
        cart: JSON.stringify([{ _id: firstMatId, amount: 30 }]),
      });
      await page.evaluate((stored) => sessionStorage.setItem('scrollPositions', stored), text);
      await page.goto('/cart');
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Мои заявки' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Очистить корзину' })).toBeVisible();
      await press(page.getByRole('link', { name: 'Отправить письмом' }));
      await expect(page.getByRole('region', { name: 'Мои заявки' })).toContainText(/1\sпозиция/);
      await page.goto(matsPath);
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    });
  }
});
