import { expect, test } from '../e2e/support/test';
import { installDevTools } from './devTools';

test('time travel restores each snapshot without side effects', async ({ page }) => {
  await installDevTools(page);
  await page.goto('/');
  const actionTypes = () => page.evaluate(() => window.devTools.snapshots.map(({ type }) => type));
  const readPage = async () => ({
    address: page.url(),
    title: await page.title(),
    heading: await page.locator('h1').textContent(),
    count: await page.locator('header [role=status]').first().textContent(),
  });
  const seen = new Map<number, Awaited<ReturnType<typeof readPage>>>();
  const record = async (heading: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    seen.set((await actionTypes()).length - 1, await readPage());
  };
  const menu = page.getByRole('navigation', { name: 'Основное меню' });

  await record('Один из ведущих');
  await menu.getByRole('link', { name: 'Каталог' }).click();
  await record('Каталог компании');
  await page.getByRole('link', { name: 'Ворсовые грязезащитные ковры' }).click();
  await record('Ворсовые грязезащитные ковры');
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(page.getByText('1 товар', { exact: true })).toBeVisible();
  await record('Ворсовые грязезащитные ковры');
  await page.getByRole('banner').getByRole('link', { name: 'Оформить' }).click();
  await record('Корзина');
  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  await expect(page.getByText('Нет товаров', { exact: true })).toBeVisible();
  await record('Корзина пуста');
  await menu.getByRole('link', { name: 'Цены' }).click();
  await record('Цены');

  await expect(page.evaluate(() => localStorage.getItem('cart'))).resolves.toBe('[]');
  const recorded = await actionTypes();
  expect(recorded).toStrictEqual(
    expect.arrayContaining(['navigation/navigated', 'cart/carpetAdded']),
  );
  const snapshots = [...seen];
  for (const [snapshot, view] of [...snapshots.toReversed(), ...snapshots]) {
    await page.evaluate((index) => window.devTools.jumpTo(index), snapshot);
    await expect.poll(readPage).toStrictEqual(view);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  }
  expect(await actionTypes()).toStrictEqual(recorded);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
});

test('a recording of another visit can open pages that were not visited', async ({ page }) => {
  await installDevTools(page);
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await page.evaluate(() => {
    const location = { pathname: '/prices', search: '?q=ковёр', hash: '' };
    const state = {
      ...window.devTools.snapshots[0]?.state,
      navigation: { location, action: 'POP' },
    };
    window.devTools.jumpTo(window.devTools.snapshots.push({ type: 'imported', state }) - 1);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Цены' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ковёр');
  await expect(page).toHaveURL('/prices?q=ковёр');
});

test('the machines report their transitions', async ({ page }) => {
  await installDevTools(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Следующий слайд' }).click();
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  await page.getByRole('button', { name: 'Отправить' }).click();
  const events = await page.evaluate(() => window.devTools.events);
  expect(events).toStrictEqual(
    expect.arrayContaining([
      ['slider', 'init'],
      ['slider', 'next'],
      ['callback', 'open'],
      ['callback', 'submit'],
    ]),
  );
});
