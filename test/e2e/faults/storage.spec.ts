import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { carpets, leaveCart, rowOf, storedCart } from '../support/cart';
import { emptyStorage, entryOf, fillStorage, leaveEntries } from '../support/storage';
import { expect, test } from '../support/test';

const mats = '/catalog/96a7747841c8368567d4f62a';
const known = '9934f1de1eaaaaa461dfa092';
const counterOf = (page: Page) => page.getByRole('banner').getByRole('status').first();
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
    ['there is none', () => Object.defineProperty(window, 'localStorage', { value: null })],
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
    test(`${name}: the cart lasts as long as the page, and one is told so once`, async ({
      page,
      press,
    }) => {
      await page.addInitScript(spoil);
      await page.goto(mats);
      await press(buy(page, 'VG-4060-01'));
      const alert = page.getByRole('alert').filter({ hasText: cannotSave });
      await expect(alert).toBeVisible();
      await press(alert.getByRole('button', { name: 'Понятно' }));
      await expect(alert).toBeHidden();
      await press(buy(page, 'VG-4060-02'));
      await press(page.getByRole('link', { name: 'Оформить' }));
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
      await expect(rowOf(page, 'VG-4060-02')).toBeVisible();
      await expect(alert).toBeHidden();
      await expect(page.getByRole('link', { name: 'Отправить письмом' })).toBeVisible();
    });
  }

  test('the quota is full at load already: the saved cart is shown and stays as it is', async ({
    page,
    press,
  }) => {
    const left = JSON.stringify([{ _id: known, amount: 30, from: 'before' }]);
    await leaveEntries(page, { cart: left });
    await fillStorage(page);
    await page.goto('/cart');
    await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    expect(await entryOf(page, 'cart')).toBe(left);
    await press(page.getByRole('button', { name: 'Примечание' }));
    await page.keyboard.type('длинное примечание, для которого нет места');
    await expect(page.getByText(cannotSave)).toBeVisible();
    expect(await entryOf(page, 'cart')).toBe(left);
  });

  test('there is room again: what was not saved is saved', async ({ page, press }) => {
    await page.goto(mats);
    await fillStorage(page);
    await press(buy(page, 'VG-4060-01'));
    await expect(page.getByText(cannotSave)).toBeVisible();
    await emptyStorage(page);
    await press(buy(page, 'VG-4060-02'));
    await expect(page.getByText(cannotSave)).toBeHidden();
    await expect.poll(() => storedCart(page)).toHaveLength(2);
  });
});

test.describe('An entry «cart» that is no cart is put aside', () => {
  for (const text of [
    '[{"_id":"9934f1de1eaaaaa461dfa092","amount":3',
    'undefined',
    '{"lines":[]}',
    '"cart"',
    '5',
    '\u0000\uFFFF',
  ]) {
    test(`${text}: it is said, the copy can be had, and the cart works`, async ({
      page,
      press,
    }) => {
      await leaveEntries(page, { cart: text });
      await page.goto('/cart');
      const notice = page.getByRole('status').filter({ hasText: unreadable });
      await expect(notice).toBeVisible();
      const download = page.waitForEvent('download');
      await press(notice.getByRole('button', { name: 'Скачать копию' }));
      expect(await readFile(await (await download).path(), 'utf8')).toBe(text);

      await page.goto(mats);
      await press(buy(page, 'VG-4060-01'));
      await expect(counterOf(page)).toHaveText(/^1\sтовар$/);
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

test.describe('An entry «cart» that can be read', () => {
  const item = (more: object) => ({ _id: known, ...more });
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
      'a list with an id twice',
      JSON.stringify([item({ amount: 10 }), item({ amount: 20 })]),
      '2 товара',
      ['30'],
    ],
    [
      'redux-persist’s own envelope',
      JSON.stringify({ items: JSON.stringify([item({ amount: 40 })]), _persist: '{"version":-1}' }),
      '1 товар',
      ['40'],
    ],
  ] as const) {
    test(`${name}: ${count}`, async ({ page }) => {
      await leaveEntries(page, { cart: text });
      await page.goto('/cart');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        lines.length > 0 ? 'Корзина' : 'Корзина пуста',
      );
      await expect(counterOf(page)).toHaveText(new RegExp(count.replace(' ', '\\s')));
      const amounts = page.getByRole('row').getByRole('spinbutton');
      await expect(amounts).toHaveCount(lines.length);
      for (const [index, amount] of lines.entries()) {
        await expect(amounts.nth(index)).toHaveValue(amount);
      }
      await expect(page.getByText(/NaN|Infinity|undefined/)).toHaveCount(0);
    });
  }

  test('amounts of −1, 0, 1.5, "3", null, 1e21 and none are 1, 1, 1.5, 3, 1, 1 and 1', async ({
    page,
  }) => {
    const amounts = [-1, 0, 1.5, '3', null, 1e21, undefined];
    await leaveCart(
      page,
      amounts.map((amount, index) => ({ _id: carpets[index]?._id, amount })),
    );
    await page.goto('/cart');
    await expect(counterOf(page)).toHaveText(/^7\sтоваров$/);
    const shown = page.getByRole('row').getByRole('spinbutton');
    const values = () =>
      shown.evaluateAll((all) => all.map((field) => field.getAttribute('value')));
    await expect.poll(values).toEqual(['1', '1', '1,5', '3', '1', '1', '1']);
  });

  test('unknown fields outlast an edit', async ({ page, press }) => {
    await leaveCart(page, [
      { _id: known, amount: 30, colour: { from: 'before' }, tags: [1, null] },
    ]);
    await page.goto('/cart');
    await press(page.getByRole('button', { name: 'Увеличить' }));
    await expect
      .poll(async () => JSON.parse((await entryOf(page, 'cart')) ?? '') as unknown)
      .toEqual([{ _id: known, amount: 40, colour: { from: 'before' }, tags: [1, null] }]);
  });

  test('a carpet that is gone stays in the cart and can be taken out', async ({ page, press }) => {
    const gone = { _id: '__proto__', amount: 7, title: 'Прежний' };
    await leaveEntries(page, {
      cart: `[${JSON.stringify(gone)},{"_id":"constructor","amount":2}]`,
    });
    await page.goto('/cart');
    await expect(page.getByText('Товар снят с продажи')).toHaveCount(2);
    await press(page.getByRole('button', { name: 'Удалить Прежний' }));
    await expect.poll(() => storedCart(page)).toEqual(['constructor: 2']);
    await press(page.getByRole('button', { name: 'Вернуть' }));
    await expect.poll(() => storedCart(page)).toEqual(['__proto__: 7', 'constructor: 2']);
  });

  test('an entry of 5 MB is shown and kept', async ({ page, press }) => {
    test.setTimeout(60_000);
    const filler = 'x'.repeat(50_000);
    const items = carpets.slice(0, 90).map(({ _id }) => ({ _id, amount: 100, filler }));
    await leaveCart(page, items);
    await page.goto('/cart');
    await expect(counterOf(page)).toHaveText(/^90\sтоваров$/);
    await press(page.getByRole('button', { name: 'Увеличить' }).first());
    await expect.poll(async () => (await storedCart(page))[0]).toBe(`${known}: 110`);
    expect((await entryOf(page, 'cart'))?.length).toBeGreaterThan(4_500_000);
  });

  test('a thousand lines can be worked with', async ({ page, press }) => {
    test.setTimeout(60_000);
    const lines = Array.from({ length: 1000 }, (_, index) => ({
      _id: carpets[index]?._id ?? `gone-${index}`,
      amount: 100,
    }));
    await leaveCart(page, lines);
    await page.goto('/cart');
    await press(page.getByRole('button', { name: 'Увеличить' }).first());
    await expect.poll(async () => (await storedCart(page))[0]).toBe(`${known}: 110`);
  });
});

test('What is added before the storage has been read joins what was saved', async ({ page }) => {
  await leaveCart(page, [{ _id: known, amount: 30 }]);
  await page.addInitScript(() => {
    // as soon as the page's code has put a listener on the button, before anything else runs
    const pressEarly = () => {
      const button = [...document.querySelectorAll<HTMLElement>('tr button')].filter(
        ({ textContent }) => textContent === 'В корзину',
      )[1];
      const isAlive = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
      if (isAlive) button.click();
      else requestAnimationFrame(pressEarly);
    };
    requestAnimationFrame(pressEarly);
  });
  await page.goto(mats);
  await expect(counterOf(page)).toHaveText(/^2\sтовара$/);
  await expect.poll(() => storedCart(page)).toHaveLength(2);
  expect((await storedCart(page))[0]).toBe(`${known}: 30`);
});

test('Tab B clears while A looks at a carpet: A may go on, and what it adds is all there is', async ({
  page,
  context,
  press,
}) => {
  await leaveCart(page, [{ _id: known, amount: 30 }]);
  const other = await context.newPage();
  await Promise.all([page.goto(mats), other.goto('/cart')]);
  await expect(rowOf(page, 'VG-4060-01')).toContainText(/В корзине: 30\sшт/);
  await press(other.getByRole('button', { name: 'Очистить корзину' }));
  await expect(buy(page, 'VG-4060-01')).toBeVisible();
  await press(buy(page, 'VG-4060-02'));
  await expect(counterOf(other)).toHaveText(/^1\sтовар$/);
  await expect(rowOf(other, 'VG-4060-02')).toBeVisible();
  await press(other.getByRole('button', { name: 'Вернуть' }));
  await expect(counterOf(page)).toHaveText(/^2\sтовара$/);
});

test('All of the storage is cleared while one looks: the cart empties with it', async ({
  page,
  context,
}) => {
  await leaveCart(page, [{ _id: known, amount: 30 }]);
  await page.goto('/cart');
  await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contacts');
  await other.evaluate(() => localStorage.clear());
  await expect(counterOf(page)).toHaveText('Нет товаров');
});

test.describe('Other entries that are spoilt', () => {
  const orders = '[null,{"date":5,"items":[]},{"date":"2026-01-01"}]';
  const places = '{"/cart":{"top":9,"row":"length","rowTop":0}}';
  for (const text of ['{', 'null', orders, places, '"x"']) {
    test(`orders ${text}: there are none, and the next is remembered`, async ({ page, press }) => {
      await leaveEntries(page, {
        orders: text,
        catalogLayout: text,
        cart: JSON.stringify([{ _id: known, amount: 30 }]),
      });
      await page.evaluate((stored) => sessionStorage.setItem('places', stored), text);
      await page.goto('/cart');
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Мои заявки' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Очистить корзину' })).toBeVisible();
      await press(page.getByRole('link', { name: 'Отправить письмом' }));
      await expect(page.getByRole('region', { name: 'Мои заявки' })).toContainText(/1\sпозиция/);
      await page.goto(mats);
      await expect(rowOf(page, 'VG-4060-01')).toBeVisible();
    });
  }
});
