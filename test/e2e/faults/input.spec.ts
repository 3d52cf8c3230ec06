import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/universal';
import {
  dialogOf,
  fillDialog,
  nameField,
  phone,
  phoneField,
  sendButton,
} from '../support/callback';
import { sentBody, skipInFirefox } from '../support/firefox';
import { rowOf, saveCart, storedCart } from '../support/cart';
import { firstMatId, matsPath, orderList, orderReport } from '../support/page';
import { expect, test, waitForHydration } from '../support/test';

const sent = (page: Page) => page.getByRole('heading', { name: 'Ожидайте звонка!' });

/** Answers each request with a success. @returns the bodies received */
async function collect(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = [];
  await page.route('/api/feedbacks', async (route) => {
    bodies.push(JSON.parse(sentBody(route.request())));
    await route.fulfill({ status: 204 });
  });
  return bodies;
}

async function open(page: Page, press: (target: Locator) => Promise<void>): Promise<unknown[]> {
  const bodies = await collect(page);
  await page.goto('/contacts');
  await fillDialog(page, press);
  return bodies;
}

test('A phone of spaces or zero-width characters is rejected as empty', async ({ page, press }) => {
  const bodies = await open(page, press);
  for (const blank of ['', '   ', '\u00A0\u202F', '\u200B\u200D\uFEFF', '\u00AD\u2060\t']) {
    await phoneField(page).fill(blank);
    await press(sendButton(page));
    await expect(dialogOf(page).getByRole('alert')).toHaveText('Укажите телефон');
    await expect(phoneField(page)).toBeFocused();
    await expect(phoneField(page)).toHaveValue(blank);
    await expect(nameField(page)).toHaveValue('Анна');
  }
  expect(bodies).toStrictEqual([]);
});

test.describe('The text of a field is sent, escaped once', () => {
  for (const [name, typed, body] of [
    ['10,000 characters', 'я'.repeat(10_000), 'я'.repeat(10_000)],
    ['emoji with joiners', '👨‍👩‍👧 🇷🇺 Анна', '👨‍👩‍👧 🇷🇺 Анна'],
    ['right-to-left marks', 'Анна \u202Eкидуд\u202C!', 'Анна \u202Eкидуд\u202C!'],
    ['markup', '<script>&"\'', '&lt;script&gt;&amp;&quot;&#39;'],
    ['an entity', '&amp;', '&amp;amp;'],
    ['pasted line breaks', 'Анна\r\nПетровна\n', 'Анна Петровна'],
    ['a null character', 'Ан\u0000на', 'Ан\u0000на'],
  ] as const) {
    test(name, async ({ page, press }) => {
      const bodies = await open(page, press);
      await nameField(page).evaluate((field: HTMLInputElement) => field.select());
      await page.keyboard.insertText(typed);
      await press(sendButton(page));
      await expect(sent(page)).toBeVisible();
      expect(bodies).toStrictEqual([{ customer: body, phone, timestamp: expect.any(Number) }]);
    });
  }

  test('text that the browser filled in without an event', async ({ page, press }) => {
    const bodies = await open(page, press);
    // the hint comes with the code of the form, which first puts back what was typed before
    await phoneField(page).fill('+7 9');
    await nameField(page).focus();
    await expect(dialogOf(page).getByText('Похоже, в номере не хватает цифр')).toBeVisible();
    await phoneField(page).evaluate((field: HTMLInputElement) => (field.value = '+7 911 111'));
    await nameField(page).evaluate((field: HTMLInputElement) => (field.value = 'Пётр'));
    await press(sendButton(page));
    await expect(sent(page)).toBeVisible();
    expect(bodies).toMatchObject([{ customer: 'Пётр', phone: '+7 911 111' }]);
  });

  test('once, if Enter is pressed ten times', async ({ page, press }) => {
    const bodies = await open(page, press);
    await phoneField(page).focus();
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('dialog form');
      for (let time = 0; time < 10; time += 1) form?.requestSubmit();
    });
    await expect(sent(page)).toBeVisible();
    expect(bodies).toHaveLength(1);
  });
});

test('Enter that ends an IME composition does not close the field', async ({ page, press }) => {
  await page.goto(matsPath);
  await press(rowOf(page, 'VG-4060-01').getByRole('button', { name: 'В корзину' }));
  await press(page.getByRole('banner').getByRole('link', { name: 'Оформить' }));
  await press(page.getByRole('button', { name: 'Примечание' }));
  const note = page.getByRole('textbox', { name: /^Примечание к позиции/ });
  await expect(note).toBeFocused();
  skipInFirefox('devTools');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: '見本',
    selectionStart: 2,
    selectionEnd: 2,
  });
  const enter = { key: 'Enter', bubbles: true, cancelable: true, isComposing: true };
  await note.evaluate(
    (field, init) => field.dispatchEvent(new KeyboardEvent('keydown', init)),
    enter,
  );
  await expect(note).toBeFocused();
  await session.send('Input.insertText', { text: '見本' });
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'VG-4060-01')).toContainText('見本');
});

test('An invalid quantity stays in its field and does not change the cart', async ({
  page,
  press,
}) => {
  await page.goto(matsPath);
  await waitForHydration(page);
  const row = rowOf(page, 'VG-4060-01');
  const quantity = row.getByRole('spinbutton');
  await press(row.getByRole('button', { name: 'В корзину' }));
  for (const typed of ['-5', 'пять', '1e99', '99999999999', '<b>5</b>', '5 5 5,,', '0x10', '∞']) {
    await quantity.fill('20');
    await quantity.blur();
    await quantity.fill(typed);
    await quantity.blur();
    await expect(row.getByRole('alert')).toHaveText('Не поняли количество');
    await expect(quantity).toHaveValue(typed);
    await expect.poll(() => storedCart(page)).toStrictEqual([`${firstMatId}: 20`]);
  }
});

test('A search for any text shows a result', async ({ page }) => {
  await page.goto('/catalog');
  const field = page.getByRole('searchbox', { name: 'Найти товар или артикул' });
  for (const query of [
    '<script>alert(1)</script>',
    '\\',
    '(((',
    '[a-z]*',
    '👍',
    '\u202Eабв',
    '__proto__',
    'constructor',
    '%',
    '&q=1#x',
    'я'.repeat(2000),
  ]) {
    await field.fill(query);
    await field.press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toContainText('По запросу «');
    await expect(field).toHaveValue(query);
  }
  await field.fill('   ');
  await field.press('Enter');
  await expect(page).toHaveURL('/catalog');
});

test.describe('A pasted line of an order', () => {
  test('may be written in many ways', async ({ page, press }) => {
    const lines = [
      'VG-6090-04 20 шт',
      'VG-6090-04;20',
      '20 x VG-6090-04',
      '20 х VG-6090-04',
      'VG-6090-04\t20',
      '7\tVG-6090-04\tКовёр, 60×90 см, 40 мм\tшт\t20\t695',
      '\u00A0vg–6090–04\u00A0—\u00A020\u00A0шт.\u200B',
    ];
    await page.goto('/');
    await orderList(page).fill(lines.join('\n'));
    await press(page.getByRole('button', { name: 'Проверить' }));
    const report = orderReport(page);
    await expect(report.getByRole('listitem')).toHaveText(lines.map(() => /VG-6090-04.*20\sшт/));
    await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
    await expect.poll(() => storedCart(page)).toStrictEqual(['f742cd3cbb854610a391b2e5: 140']);
    await expect(orderList(page)).toHaveValue('');
  });

  for (const [name, text] of [
    ['below a table', 'Артикул\tКоличество\nVG-6090-04\t20\nVG-6090-05 30'],
    ['above a table', 'VG-6090-04 20\nАртикул\tКоличество\nVG-6090-05\t30'],
  ] as const) {
    test(`${name} is read`, async ({ page, press }) => {
      await page.goto('/');
      await orderList(page).fill(text);
      await press(page.getByRole('button', { name: 'Проверить' }));
      const report = orderReport(page);
      await expect(report.getByRole('status')).toHaveText('Найдено 2 из 2');
      await press(page.getByRole('button', { name: /^В корзину 2\sпозиции$/ }));
      await expect
        .poll(() => storedCart(page))
        .toStrictEqual(['f742cd3cbb854610a391b2e5: 20', '164383113e1ae3ee58e0f253: 30']);
      await expect(orderList(page)).toHaveValue('');
    });
  }

  for (const [line, reason] of [
    ['Добрый день, пришлите счёт № 5', 'такого артикула нет'],
    ['VG-6090-04 1e99', 'не поняли количество'],
    ['VG-6090-04;-5', 'не поняли количество'],
    ['VG-6090-05 30, VG-6090-06 40', 'в строке два артикула, разделите их'],
    ['=HYPERLINK("http://evil.test")', 'такого артикула нет'],
    ['<img src=x onerror=alert(1)>', 'такого артикула нет'],
    ['1x'.repeat(5_000), 'такого артикула нет'],
  ] as const) {
    test(`«${line.slice(0, 30)}» stays in the list with the reason «${reason}»`, async ({
      page,
      press,
    }) => {
      await page.goto('/');
      await orderList(page).fill(`${line}\nVG-6090-04 20`);
      await press(page.getByRole('button', { name: 'Проверить' }));
      const report = orderReport(page);
      await expect(report.getByRole('listitem').first()).toContainText(reason);
      await press(page.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
      await expect(orderList(page)).toHaveValue(line);
    });
  }

  test('is refused if there are more than 5,000 lines', async ({ page, press }) => {
    await page.goto('/');
    await waitForHydration(page);
    const lines = 'VG-6090-04 20\n'.repeat(10_000);
    // typing so much text takes a browser minutes
    await orderList(page).evaluate((field: HTMLTextAreaElement, text) => {
      field.setRangeText(text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, lines);
    await press(page.getByRole('button', { name: 'Проверить' }));
    const report = orderReport(page);
    await expect(report).toContainText(/В списке больше 5\s000 строк\. Разделите его на части/);
    await expect(orderList(page)).toHaveValue(lines);
  });
});

/** Encodes Russian text in windows-1251, as spreadsheets do. */
function windows1251(text: string): Buffer {
  const codes = Array.from(text, (letter) => letter.charCodeAt(0));
  return Buffer.from(codes.map((code) => (code >= 0x410 && code <= 0x44f ? code - 0x350 : code)));
}

// more of how tables are read: test/unit/orderCorpus.test.ts, orderCsv.test.ts and orderFiles.test.ts
test.describe('An order file', () => {
  const cartOf = ['f742cd3cbb854610a391b2e5: 20'];
  for (const [name, content, says, cart] of [
    ['empty', () => '', 'Файл пуст. Впишите в него артикулы и количество', []],
    ['of blank lines', () => '\r\n;;\r\n \r\n', 'Файл пуст', []],
    [
      'binary',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]),
      'Это не таблица. Загрузите файл XLSX или CSV',
      [],
    ],
    [
      'that is a damaged XLSX',
      () => Buffer.from('PK\u0003\u0004 and no more'),
      'Не удалось прочитать файл',
      [],
    ],
    [
      'in the old XLS format',
      () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
      'Это файл XLS старого формата',
      [],
    ],
    ['separated by semicolons', () => 'Артикул;Количество\nVG-6090-04;20', 'Добавлено 1', cartOf],
    [
      'in windows-1251',
      () => windows1251('Артикул;Количество\r\nVG-6090-04;20\r\n'),
      'Добавлено 1',
      cartOf,
    ],
    [
      'with articles above its headings',
      () => 'VG-6090-05;30\nАртикул;Количество\nVG-6090-04;20',
      'стоит выше заголовков таблицы, не добавили',
      cartOf,
    ],
    ['without an amount', () => 'VG-6090-04;20\nVG-6090-05;', 'не хватает количества', cartOf],
    [
      'with an unknown article and markup',
      () => '<b>ZZ-1</b>;5\nVG-6090-04;20',
      'Добавлено 1, не найдено 1',
      cartOf,
    ],
  ] as const) {
    test(`${name}: «${says}»`, async ({ page }) => {
      await page.goto('/cart');
      const buffer = Buffer.from(content());
      const file = { name: 'order.csv', mimeType: 'text/csv', buffer };
      await page.getByLabel('Загрузить файл').setInputFiles(file);
      await expect(page.getByText(says).first()).toBeVisible();
      await expect.poll(() => storedCart(page)).toStrictEqual(cart);
    });
  }

  test('with formulas and merged headings is read by their values', async ({ page }) => {
    const file = writeXlsxFile([
      [{ value: 'Заявка магазина', columnSpan: 3 }, null, null],
      ['Артикул', 'Цена', 'Количество'],
      ['VG-6090-04', { value: '=100*2', type: 'Formula' }, 20],
    ]);
    const buffer = Buffer.from(await (await file.toBlob()).arrayBuffer());
    await page.goto('/cart');
    const mimeType = 'application/octet-stream';
    await page.getByLabel('Загрузить файл').setInputFiles({ name: 'o.xlsx', mimeType, buffer });
    await expect(page.getByText('Добавлено 1, не найдено 0')).toBeVisible();
    await expect.poll(() => storedCart(page)).toStrictEqual(cartOf);
  });

  test('with a date as an amount: «Не поняли количество»', async ({ page }) => {
    const file = writeXlsxFile([
      ['Артикул', 'Количество'],
      ['VG-6090-04', 20],
      ['VG-6090-05', { value: new Date('2026-10-20'), type: Date, format: 'dd.mm' }],
    ]);
    const buffer = Buffer.from(await (await file.toBlob()).arrayBuffer());
    await page.goto('/cart');
    const mimeType = 'application/octet-stream';
    await page.getByLabel('Загрузить файл').setInputFiles({ name: 'o.xlsx', mimeType, buffer });
    await expect(page.getByText('Добавлено 1, не найдено 1')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '20.10.2026' })).toContainText(
      /^Строка 3\. VG-6090-05 .*: не поняли количество/,
    );
    await expect.poll(() => storedCart(page)).toStrictEqual(cartOf);
  });

  test('of 50 MB is refused', async ({ page }, testInfo) => {
    const large = testInfo.outputPath('large.csv');
    await writeFile(large, Buffer.alloc(50 * 1024 * 1024, 'VG-6090-04;20\n'));
    await page.goto('/cart');
    await page.getByLabel('Загрузить файл').setInputFiles(large);
    await expect(page.getByText(/^Файл больше 5\sМБ/)).toBeVisible();
    expect(await storedCart(page)).toStrictEqual([]);
  });

  test('of 5,001 rows is refused', async ({ page }) => {
    await page.goto('/cart');
    const buffer = Buffer.from('VG-6090-04;20\n'.repeat(5001));
    const file = { name: 'order.csv', mimeType: 'text/csv', buffer };
    await page.getByLabel('Загрузить файл').setInputFiles(file);
    await expect(page.getByText(/^В файле больше 5\s000 строк/)).toBeVisible();
    expect(await storedCart(page)).toStrictEqual([]);
  });
});

test('Cells pasted into a quantity do not become one amount', async ({ page }) => {
  await saveCart(page, [{ _id: firstMatId, amount: 10 }]);
  await page.goto('/cart');
  await waitForHydration(page);
  const list = page.getByRole('textbox', { name: /артикул/i }).first();
  await list.fill('20\n300');
  await list.press('Control+A');
  await list.press('Control+X');
  const quantity = page.getByRole('main').getByRole('spinbutton').first();
  await quantity.focus();
  await quantity.press('Control+V');
  await quantity.press('Tab');
  await expect(quantity).toHaveValue('20; 300');
  await expect(page.getByText('Не поняли количество')).toBeVisible();
  expect(await storedCart(page)).toStrictEqual([`${firstMatId}: 10`]);
});
