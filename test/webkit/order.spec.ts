import { writeFileSync } from 'node:fs';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { saveCart, storedCart, twoLines } from './support/site';
import { expect, test } from './support/test';

test('A file of an order fills the cart', async ({ visitor }, testInfo) => {
  const file = testInfo.outputPath('order.csv');
  writeFileSync(file, 'Артикул;Количество\r\nVG-4060-01;40\r\nVG-6090-04;20\r\n');
  await visitor.open('/cart');
  await visitor.seeHydrated();
  await visitor.chooseFile('input[type=file]', file);
  await visitor.see('main', 'Добавлено 2, не найдено 0');
  await expect
    .poll(() => storedCart(visitor))
    .toEqual(twoLines.map(({ _id, amount }) => `${_id}: ${amount}`));
});

test('A link of an order replaces the cart once it is agreed to', async ({ visitor }) => {
  await saveCart(visitor, twoLines);
  const first = { _id: '9934f1de1eaaaaa461dfa092', amount: 30 };
  await visitor.open(`/cart${encodeOrderLink([first])}`);
  await visitor.see('dialog', 'Открыть заявку по ссылке?');
  await visitor.press('dialog button', 'Заменить');
  await expect.poll(() => storedCart(visitor)).toEqual([`${first._id}: 30`]);
});

test('The price list is printed', async ({ visitor }) => {
  await visitor.open('/prices');
  await visitor.seeHydrated();
  const { sheets } = await visitor.print();
  expect(sheets).toBeGreaterThanOrEqual(3);
  expect(sheets).toBeLessThanOrEqual(5);
});
