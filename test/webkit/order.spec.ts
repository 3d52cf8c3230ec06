import { readFileSync, writeFileSync } from 'node:fs';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { carpets, saveCart, storedCart, twoLines } from './support/site';
import { expect, test } from './support/test';
import { keys } from './support/visitor';

const stored = twoLines.map(({ _id, amount }) => `${_id}: ${amount}`);

test('A file of an order fills the cart', async ({ visitor }, testInfo) => {
  const file = testInfo.outputPath('order.csv');
  writeFileSync(file, 'Артикул;Количество\r\nVG-4060-01;40\r\nVG-6090-04;20\r\n');
  await visitor.open('/cart');
  await visitor.seeHydrated();
  await visitor.chooseFile('input[type=file]', file);
  await visitor.see('main', 'Добавлено 2, не найдено 0');
  await expect.poll(() => storedCart(visitor)).toStrictEqual(stored);
});

test('A link of an order replaces the cart once it is agreed to', async ({ visitor }) => {
  await saveCart(visitor, twoLines);
  const first = { _id: '9934f1de1eaaaaa461dfa092', amount: 30 };
  await visitor.open(`/cart${encodeOrderLink([first])}`);
  await visitor.see('dialog', 'Открыть заявку по ссылке?');
  await visitor.press('dialog button', 'Заменить');
  await expect.poll(() => storedCart(visitor)).toStrictEqual([`${first._id}: 30`]);
});

test('A pasted list is read, and fills the cart', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.seeHydrated();
  await visitor.type(
    'textarea',
    /^Артикул и количество/,
    `VG-4060-01 40${keys.enter}VG-6090-04 20`,
  );
  await visitor.press('button', 'Проверить');
  await visitor.see('main', /Найдено 2 из 2/);
  await visitor.press('main button', /^В корзину 2 позиции/);
  await expect.poll(() => storedCart(visitor)).toStrictEqual(stored);
});

test('A list too long to be read at once is found in full', async ({ visitor }) => {
  // more than the 400 characters that are read at once
  const listed = carpets.slice(0, 100);
  const list = listed.map(({ article }) => `${article} 100`).join('\n');
  await visitor.open('/');
  await visitor.seeHydrated();
  await visitor.insert('textarea', /^Артикул и количество/, list);
  await visitor.press('button', 'Проверить');
  await visitor.see('main', new RegExp(`Найдено ${listed.length} из ${listed.length}`));
});

test('An order saved as XLSX fills the cart of another visitor', async ({ visitor }) => {
  await saveCart(visitor, twoLines);
  await visitor.open('/cart');
  await visitor.seeHydrated();
  await visitor.press('button', 'Скачать XLSX');
  const file = await visitor.savedFile(/^Заявка .+\.xlsx$/);
  await saveCart(visitor, []);
  await visitor.open('/cart');
  await visitor.seeHydrated();
  await visitor.chooseFile('input[type=file]', file);
  await expect.poll(() => storedCart(visitor)).toStrictEqual(stored);
});

test('An order is sent by mail', async ({ visitor }) => {
  await saveCart(visitor, twoLines);
  await visitor.open('/cart');
  await visitor.seeHydrated();
  await visitor.press('a', 'Отправить письмом');
  await expect.poll(() => visitor.reports.join()).toContain('OPENED mailto:zakaz@example.com?');
});

test('The price list is saved as CSV', async ({ visitor }) => {
  await visitor.open('/prices');
  await visitor.seeHydrated();
  await visitor.press('button', 'Скачать CSV');
  const text = readFileSync(await visitor.savedFile(/\.csv$/), 'utf8');
  for (const { article = '' } of carpets) expect(text).toContain(article);
});

test('The price list is printed', async ({ visitor }) => {
  await visitor.open('/prices');
  await visitor.seeHydrated();
  const { sheets } = await visitor.print();
  expect(sheets).toBeGreaterThanOrEqual(3);
  expect(sheets).toBeLessThanOrEqual(5);
});
