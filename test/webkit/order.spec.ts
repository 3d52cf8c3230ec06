import { writeFileSync } from 'node:fs';
import { storedCart, twoLines } from './support/site';
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

test('The price list is printed', async ({ visitor }) => {
  await visitor.open('/prices');
  await visitor.seeHydrated();
  const { sheets } = await visitor.print();
  expect(sheets).toBeGreaterThanOrEqual(3);
  expect(sheets).toBeLessThanOrEqual(5);
});
