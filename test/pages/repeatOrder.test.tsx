import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { openPage, renderApp } from '../support/renderApp';

const goods = oneCategory([
  { _id: 'a', article: 'AA-100', price: 10 },
  { _id: 'b', price: 20 },
]);
const line = { _id: 'a', amount: 10 };
const dialog = () => screen.queryByRole('dialog', { name: /^Повторить заявку/ });
const block = () => within(screen.getByRole('region', { name: 'Мои заявки' }));
const repeat = () => block().getByRole('button', { name: /^Повторить/ });

/** Stores a past order of 20 November. */
const remember = (items: readonly object[], name?: string) =>
  localStorage.setItem('orders', JSON.stringify([{ date: '2026-11-20T09:00:00Z', items, name }]));

async function openEmptyCart() {
  const app = renderApp('/cart', goods);
  await screen.findByRole('region', { name: 'Мои заявки' });
  return app;
}

describe('Repeating an order', () => {
  test('is not done by the second press of a double click that began elsewhere', async () => {
    remember([line]);
    await openEmptyCart();
    fireEvent.click(repeat(), { detail: 2 });
    expect(screen.getByRole('heading', { level: 1, name: 'Корзина пуста' })).toBeVisible();
    fireEvent.click(repeat(), { detail: 1 });
    await waitFor(() => expect(storedCart()).toHaveLength(1));
  });

  test('asks again after «Отмена»', async () => {
    remember([line]);
    localStorage.setItem('cart', JSON.stringify([{ _id: 'b', amount: 1 }]));
    const { user } = await openEmptyCart();
    for (let time = 0; time < 2; time += 1) {
      await user.click(repeat());
      await user.click(within(dialog() ?? document.body).getByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    }
    expect(storedCart()).toMatchObject([{ _id: 'b', amount: 1 }]);
  });
});

describe('A past order shows', () => {
  const texts = () => block().getAllByRole('listitem').map(plain);

  test('its date and the number of its positions', async () => {
    remember([line, { _id: 'b', amount: 1 }]);
    await openEmptyCart();
    expect(texts()).toStrictEqual(['Заявка от 20 ноября 2026Назвать2 позицииПовторить']);
  });

  test('its name before its date', async () => {
    remember([line], 'Склад');
    await openEmptyCart();
    expect(texts()).toStrictEqual([
      'СкладПереименоватьЗаявка от 20 ноября 2026, 1 позицияПовторить',
    ]);
  });

  test('what has changed, by article, title or id', async () => {
    remember([
      { _id: 'x', amount: 1, article: 'X-1', title: 'Коврик' },
      { _id: 'y', amount: 1, title: 'Старый коврик' },
      { _id: 'z', amount: 1 },
      { ...line, price: 10 },
    ]);
    await openEmptyCart();
    expect(texts().slice(1)).toStrictEqual([
      'X-1: Товар снят с продажи',
      'Старый коврик: Товар снят с продажи',
      'z: Товар снят с продажи',
    ]);
  });
});

describe('The offer on the home page to repeat the latest order shows', () => {
  const panel = () => plain(screen.getByRole('region', { name: 'Прошлая заявка' }));

  test.each([
    ['its date', undefined, 'Заявка от 20 ноября 20261 позиция'],
    ['its name before its date', 'Склад', 'СкладЗаявка от 20 ноября 2026, 1 позиция'],
  ])('%s', async (_, name, text) => {
    remember([line], name);
    await openPage('/', goods);
    expect(panel()).toBe(`${text}Повторить прошлую заявку`);
  });
});

describe('The name of a past order', () => {
  const field = () =>
    block().getByRole('textbox', { name: /^Название заявки от\s20\sноября 2026$/ });

  test('is typed in a field that stays open until it is left, which saves it', async () => {
    remember([line]);
    const { user } = await openEmptyCart();
    await user.click(block().getByRole('button', { name: /^Назвать/ }));
    expect(field()).toHaveValue('');
    await user.keyboard('Склад');
    expect(field()).toHaveFocus();
    await user.tab();
    expect(block().getByText('Склад')).toBeVisible();
  });

  test('is the one that the order had, if nothing is typed', async () => {
    remember([line], 'Склад');
    const { user } = await openEmptyCart();
    await user.click(block().getByRole('button', { name: /^Переименовать/ }));
    expect(block().getByRole('textbox', { name: /^Название/ })).toHaveValue('Склад');
    await user.keyboard('{Enter}');
    expect(block().getByText('Склад')).toBeVisible();
  });
});

test('several orders that are removed one after another leave no trace but the last', async () => {
  const orders = [20, 19].map((day) => ({
    date: `2026-11-${day}T09:00:00Z`,
    items: [{ ...line, amount: day }],
  }));
  localStorage.setItem('orders', JSON.stringify(orders));
  const { user } = await openEmptyCart();
  const remove = (day: number) =>
    user.click(block().getByRole('button', { name: new RegExp(`^Удалить заявку от\\s${day}\\s`) }));
  await remove(20);
  await remove(19);
  expect(block().getAllByRole('listitem').map(plain)).toStrictEqual([
    'Удалена заявка от 19 ноября 2026Вернуть',
  ]);
});
