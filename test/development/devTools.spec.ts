import { expect, test } from '../e2e/support/test';
import { installDevTools } from './devTools';

test('time travel shows each moment as it was, and leaves no trace', async ({ page }) => {
  await installDevTools(page);
  await page.goto('/');
  const moments = () => page.evaluate(() => window.devTools.moments.map(({ type }) => type));
  const look = async () => ({
    address: page.url(),
    title: await page.title(),
    heading: await page.locator('h1').textContent(),
    count: await page.locator('header [role=status]').first().textContent(),
  });
  const seen = new Map<number, Awaited<ReturnType<typeof look>>>();
  const remember = async (heading: string | RegExp) => {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    seen.set((await moments()).length - 1, await look());
  };
  const menu = page.getByRole('navigation', { name: 'Основное меню' });

  await remember('Один из ведущих');
  await menu.getByRole('link', { name: 'Каталог' }).click();
  await remember('Каталог компании');
  await page.getByRole('link', { name: 'Ворсовые грязезащитные ковры' }).click();
  await remember('Ворсовые грязезащитные ковры');
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(page.getByText('1 товар', { exact: true })).toBeVisible();
  await remember('Ворсовые грязезащитные ковры');
  await page.getByRole('link', { name: 'Оформить' }).click();
  await remember('Корзина');
  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  await expect(page.getByText('Нет товаров', { exact: true })).toBeVisible();
  await remember('Корзина пуста');
  await menu.getByRole('link', { name: 'Цены' }).click();
  await remember('Цены');

  await expect(page.evaluate(() => localStorage.getItem('cart'))).resolves.toBe('[]');
  const left = await moments();
  expect(left).toEqual(expect.arrayContaining(['navigation/navigated', 'cart/carpetAdded']));
  const stops = [...seen];
  for (const [moment, view] of [...stops.toReversed(), ...stops]) {
    await page.evaluate((index) => window.devTools.jumpTo(index), moment);
    await expect.poll(look).toEqual(view);
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe('[]');
  }
  expect(await moments()).toEqual(left);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
});

test('a recording of another visit opens pages that this one has not', async ({ page }) => {
  await installDevTools(page);
  await page.goto('/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Контакты' })).toBeVisible();
  await page.evaluate(() => {
    const location = { pathname: '/prices', search: '?q=ковёр', hash: '' };
    const state = { ...window.devTools.moments[0]?.state, navigation: { location, action: 'POP' } };
    window.devTools.jumpTo(window.devTools.moments.push({ type: 'imported', state }) - 1);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Цены' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('ковёр');
  await expect(page).toHaveURL('/prices?q=ковёр');
});

test('the machines tell of their transitions', async ({ page }) => {
  await installDevTools(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Следующий слайд' }).click();
  await page.getByRole('button', { name: 'Закажи обратный звонок' }).click();
  await page.getByRole('button', { name: 'Отправить' }).click();
  const events = await page.evaluate(() => window.devTools.events);
  expect(events).toEqual(
    expect.arrayContaining([
      ['slider', 'init'],
      ['slider', 'next'],
      ['callback', 'open'],
      ['callback', 'submit'],
    ]),
  );
});
