import { carpets, inRow, matsPath, saveCart, storedCart, twoLines } from './support/site';
import { expect, test } from './support/test';

const clear = ['button', 'Очистить корзину'] as const;

test('«Очистить корзину» is there when a cart is opened and when it is reloaded', async ({
  visitor,
}) => {
  await saveCart(visitor, twoLines);
  await visitor.open('/cart');
  await visitor.see(...clear);
  await visitor.see('h2', 'Добавить по артикулам');
  await visitor.reload();
  await visitor.see(...clear);
  await visitor.press(...clear);
  await visitor.see('h1', 'Корзина пуста');
  await visitor.press('button', 'Вернуть');
  await visitor.see(...clear);
  await expect.poll(() => storedCart(visitor)).toHaveLength(2);
});

test('A carpet is added, its amount edited, removed and put back', async ({ visitor }) => {
  await visitor.open(`${matsPath}?view=table`);
  await visitor.press(inRow('VG-4060-01', 'button'), 'В корзину');
  await visitor.see('header [role=status]', '1 товар');
  await visitor.press('a', 'Оформить');
  await visitor.see('h1', 'Корзина');
  await visitor.retype('input[role=spinbutton]', 'VG-4060-01', '50');
  await expect.poll(() => storedCart(visitor)).toStrictEqual(['9934f1de1eaaaaa461dfa092: 50']);
  await visitor.press('button', 'Удалить VG-4060-01');
  await visitor.see('h1', 'Корзина пуста');
  await visitor.press('button', 'Вернуть');
  await expect.poll(() => visitor.value('input[role=spinbutton]', 'VG-4060-01')).toBe('50');
});

test('A cart of 40 lines is printed on two sheets', async ({ visitor }) => {
  const lines = carpets.slice(0, 40).map(({ _id, minLot = 1 }) => ({ _id, amount: minLot }));
  await saveCart(visitor, lines);
  await visitor.open('/cart');
  await visitor.see('button', 'Печать');
  const { sheets } = await visitor.print();
  expect(sheets).toBeLessThanOrEqual(2);
});
