import { coirPath, inRow, matsPath, storedCart } from './support/site';
import { expect, test } from './support/test';

test('Three tabs that add carpets lose none, and each shows them all', async ({ visitor }) => {
  await visitor.open(`${matsPath}?view=table`);
  const tabs = [
    await visitor.currentTab(),
    await visitor.openTab(`${matsPath}?view=table`),
    await visitor.openTab(`${coirPath}?view=table`),
  ];
  const articles = ['VG-4060-01', 'VG-4060-02', 'KK-3360-01'];
  for (const [index, tab] of tabs.entries()) {
    await visitor.goToTab(tab);
    await visitor.press(inRow(articles[index] ?? '', 'button'), 'В корзину');
  }
  for (const tab of tabs) {
    await visitor.goToTab(tab);
    await visitor.see('header [role=status]', '3 товара');
  }
  expect(await storedCart(visitor)).toHaveLength(3);
});

test('The first line from another tab brings «Очистить корзину», and clearing empties both', async ({
  visitor,
}) => {
  await visitor.open('/cart');
  await visitor.see('h1', 'Корзина пуста');
  const cart = await visitor.currentTab();
  const shop = await visitor.openTab(`${matsPath}?view=table`);
  await visitor.press(inRow('VG-4060-01', 'button'), 'В корзину');
  await visitor.goToTab(cart);
  await visitor.press('button', 'Очистить корзину');
  await visitor.see('h1', 'Корзина пуста');
  await visitor.goToTab(shop);
  await visitor.see(inRow('VG-4060-01', 'button'), 'В корзину');
  await visitor.seeNone('header a', 'Оформить');
});
