import { screen, waitFor, within } from '@testing-library/react';
import { modelsOf } from '../../src/domain/trade/models';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { anchors, paths } from '../../src/shared/paths';
import { openPage } from '../support/renderApp';
import { storedCart } from '../support/cart';
import { field, sums } from '../support/screens/matrix';
import { demoSettings } from '../support/settings/demoSettings';

const [category] = demoSettings.categories;
const stripe = category && modelsOf(category)[0];
if (!category || !stripe) throw new Error('the demo settings have no model');
const path = paths.model(category._id, stripe.id);
const idOf = (article: string) =>
  stripe.items.find((item) => item.article === article)?._id ?? 'none';

const cell = (article: string) => within(field(article).closest('td') ?? document.body);
const row = (size: string) =>
  within(screen.getByRole('table')).getByRole('row', { name: new RegExp(`^${size}`) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const amounts = (...articles: readonly string[]) =>
  articles.map((article) => field(article).getAttribute('aria-valuenow'));

const inCart = (article: string, amount: number) => ({ _id: idOf(article), amount });
const openWithCart = (...items: readonly object[]) => {
  localStorage.setItem('cart', JSON.stringify(items));
  return openPage(path);
};

test('has a quantity for each carpet, named by article, size and colour', async () => {
  await openPage(path);
  const table = within(screen.getByRole('table', { name: /«Страйп»: размер и цвет$/ }));
  expect(table.getAllByRole('spinbutton')).toHaveLength(15);
  expect(field('VG-4060-01')).toHaveAccessibleName(/^Количество: VG-4060-01, 40×60\sсм, серый$/);
  for (const name of ['Размер', 'серый', 'коричневый', 'бордовый', 'Итого']) {
    expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  expect(row('40×60')).toHaveTextContent(/0,74\sкг за шт.*уп\. 10\sшт · 7,4\sкг · 0,022\sм³/);
  expect(
    screen.getByText(
      /^Кратно\s10\sшт = 1\sупаковка, минимальная партия 10\sшт\. Цены с НДС на 1\sноября 2026\./,
    ),
  ).toBeVisible();
});

test('says what to do before anything is chosen', async () => {
  await openPage(path);
  expect(sums()).toHaveTextContent('Введите количество в ячейках');
  expect(within(sums()).queryByRole('button', { name: /корзин/ })).not.toBeInTheDocument();
});

test('adds up each cell, its row, its column and the whole', async () => {
  const { user } = await openPage(path);
  await user.type(field('VG-4060-01'), '60');
  expect(cell('VG-4060-01').getByText(/6\sупаковок/)).toHaveTextContent(/= 16\s260\s₽$/);
  await user.type(field('VG-6090-04'), '20');
  expect(row('40×60')).toHaveTextContent(/16\s260\s₽ 1\sпозиция, 60\sшт$/);
  expect(row('Итого')).toHaveTextContent(/30\s160\s₽ 2\sпозиции, 80\sшт30\s160\s₽/);
  expect(sums()).toHaveTextContent(/Позиций2Штук80Упаковок8.*Сумма30\s160\s₽/);
  expect(sums()).toHaveTextContent(/цена «от\s50» у 1\sпозиции: −840\s₽/);
});

test('offers the amounts that fit the lot, and counts a carpet without a price', async () => {
  const { user } = await openPage(path);
  await user.type(field('VG-6090-06'), '15');
  await user.click(cell('VG-6090-06').getByRole('button', { name: '20' }));
  expect(amounts('VG-6090-06')).toStrictEqual(['20']);
  await user.type(field('VG-90150-07'), '10');
  expect(cell('VG-90150-07').getByText(/^1\sупаковка$/)).toBeVisible();
  expect(row('90×150')).toHaveTextContent(/по запросу 1\sпозиция, 10\sшт$/);
  expect(sums()).toHaveTextContent('без учёта 1 позиции по запросу');
});

test('puts new and changed amounts into the cart by one press', async () => {
  const { user, store } = await openWithCart(inCart('VG-4060-03', 190), inCart('VG-6090-05', 40));
  expect(cell('VG-4060-03').getByText('в корзине')).toBeVisible();
  expect(amounts('VG-4060-03', 'VG-6090-05')).toStrictEqual(['190', '40']);
  expect(sums()).toHaveTextContent(/Позиций22 уже в корзине/);
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();

  await user.type(field('VG-4060-01'), '60');
  await user.clear(field('VG-4060-03'));
  await user.type(field('VG-4060-03'), '200');
  expect(selectCartItems(store.getState())).toMatchObject([{ amount: 190 }, { amount: 40 }]);

  await user.click(button(/^В корзину 2\sпозиции$/));
  expect(selectCartItems(store.getState())).toMatchObject([
    inCart('VG-4060-03', 200),
    inCart('VG-6090-05', 40),
    { ...inCart('VG-4060-01', 60), article: 'VG-4060-01', price: 285, unit: 'шт' },
  ]);
  await waitFor(() => expect(storedCart()).toHaveLength(3));
  expect(cell('VG-4060-01').getByText('в корзине')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveFocus(),
  );
});

test('says of a changed amount how much of the carpet is in the cart', async () => {
  const { user } = await openWithCart(inCart('VG-4060-03', 190));
  const note = () => cell('VG-4060-03').getByText(/в корзине/);
  expect(note()).toHaveTextContent(/^в корзине$/);
  await user.clear(field('VG-4060-03'));
  expect(note()).toHaveTextContent(/^в корзине 190\sшт$/);
  await user.type(field('VG-4060-03'), '200');
  expect(cell('VG-4060-03').getByText(/20\sупаковок/)).toBeVisible();
  expect(note()).toHaveTextContent(/^в корзине 190\sшт$/);
  await user.click(button(/^В корзину 1\sпозицию$/));
  expect(note()).toHaveTextContent(/^в корзине$/);
});

test('counts only unchanged amounts as already in the cart', async () => {
  const { user } = await openWithCart(inCart('VG-4060-03', 190), inCart('VG-6090-05', 40));
  await user.type(field('VG-4060-01'), '60');
  expect(sums()).toHaveTextContent(/Позиций32 уже в корзине/);
  await user.clear(field('VG-4060-03'));
  expect(sums()).toHaveTextContent(/Позиций21 уже в корзине/);
  await user.type(field('VG-4060-03'), '200');
  expect(sums()).toHaveTextContent(/Позиций31 уже в корзине/);
  await user.clear(field('VG-6090-05'));
  expect(sums()).not.toHaveTextContent('уже в корзине');
  expect(button(/^В корзину 2\sпозиции$/)).toBeVisible();
});

test('puts them into the cart by Ctrl + Enter in a cell and scrolls to what follows', async () => {
  const { user, store } = await openWithCart();
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.type(field('VG-6090-04'), '200{Control>}{Enter}{/Control}');
  expect(selectCartItems(store.getState())).toMatchObject([inCart('VG-6090-04', 200)]);
  const next = () => screen.getByRole('link', { name: 'Перейти в корзину' });
  await waitFor(() => expect(next()).toHaveFocus());
  expect(scroll.mock.contexts).toStrictEqual([next()]);
});

test('is not changed by the keys that zoom the page', async () => {
  const { user } = await openWithCart();
  await user.type(field('VG-4060-01'), '60{Control>}+-{/Control}');
  expect(amounts('VG-4060-01')).toStrictEqual(['60']);
});

test('an emptied field of the cart takes the carpet out of it', async () => {
  const { user, store } = await openWithCart(inCart('VG-4060-03', 190), inCart('VG-6090-05', 40));
  await user.clear(field('VG-4060-03'));
  expect(sums()).toHaveTextContent('будет убрано из корзины: 1');
  await user.click(button(/^Убрать из корзины 1\sпозицию$/));
  expect(selectCartItems(store.getState())).toMatchObject([inCart('VG-6090-05', 40)]);
});

test('the amount in the cart, typed again, is no change', async () => {
  const { user } = await openWithCart(inCart('VG-4060-03', 190));
  await user.clear(field('VG-4060-03'));
  await user.type(field('VG-4060-03'), '190');
  expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toBeVisible();
});

describe('The keyboard', () => {
  test('Escape restores the amount from before the typing', async () => {
    const { user } = await openWithCart(inCart('VG-4060-03', 190));
    await user.clear(field('VG-4060-03'));
    await user.keyboard('75{Escape}');
    expect(field('VG-4060-03')).toHaveValue('190');
    expect(amounts('VG-4060-03')).toStrictEqual(['190']);
  });

  test('+ and − change the amount by the step', async () => {
    const { user } = await openPage(path);
    field('VG-4060-01').focus();
    await user.keyboard('++-+');
    expect(amounts('VG-4060-01')).toStrictEqual(['20']);
    await user.keyboard('---');
    expect(field('VG-4060-01')).toHaveValue('');
  });
});

test('the address of a carpet leads to its field', async () => {
  await openPage(`${path}#${anchors.carpet(idOf('VG-90150-08'))}`);
  await waitFor(() => expect(field('VG-90150-08')).toHaveFocus());
});

test('each row can be closed where its cells are below each other', async () => {
  const { user } = await openWithCart(inCart('VG-90150-08', 20));
  const states = () =>
    within(screen.getByRole('table'))
      .getAllByRole('group')
      .flatMap((group) => (group instanceof HTMLDetailsElement ? group.open : []));
  await waitFor(() => expect(states()).toStrictEqual([true, false, true, false, false]));
  await user.click(screen.getByText(/^60×90\sсм: позиции$/));
  await user.click(screen.getByText(/^40×60\sсм: позиции$/));
  expect(states()).toStrictEqual([false, true, true, false, false]);
});
