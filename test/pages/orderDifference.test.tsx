import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { encodeOrderLink } from '../../src/domain/order/link/orderLink';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { plain } from '../support/plain';
import { renderApp } from '../support/renderApp';

/** `a` to `e` cost 10, 20, 30, 40 and 50 ₽; `f` has no price. */
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
const goods = oneCategory(
  ids.map((_id, index) => ({
    _id,
    article: _id.toUpperCase(),
    price: index < 5 ? 10 * (index + 1) : undefined,
  })),
);
const lines = (text: string, amount = 2) => Array.from(text, (_id) => ({ _id, amount }));

/** Opens an order link over a cart. */
async function open(
  linked: readonly { _id: string; amount: number }[],
  cart: readonly object[],
  settings: object = goods,
) {
  localStorage.setItem('cart', JSON.stringify(cart));
  const app = renderApp(`/cart${encodeOrderLink(linked)}`, settings);
  const dialog = await screen.findByRole('dialog', { name: 'Открыть заявку по ссылке?' });
  return { ...app, box: within(dialog) };
}

type Box = Awaited<ReturnType<typeof open>>['box'];
const rows = (box: Box) => box.getAllByRole('listitem').map(plain);
const sum = (box: Box, name: string) => {
  const term = box.getByText(name, { selector: 'dt' });
  return plain(term.nextElementSibling ?? term);
};

describe('Lines that would leave the cart', () => {
  test('are listed if there are three of them', async () => {
    const { box } = await open(lines('a'), lines('bcd'));
    expect(box.getAllByText('уйдёт')).toHaveLength(3);
    expect(box.queryByRole('button', { name: 'Показать' })).not.toBeInTheDocument();
  });

  test('are otherwise one row with their sum, which can be unfolded and folded', async () => {
    const { box, user } = await open(lines('a'), lines('bcde'));
    expect(rows(box)).toStrictEqual([
      'добавитсяA Ковёр2 шт+20 ₽',
      'уйдёт4 позиции, которых нет в ссылке Показать−280 ₽',
    ]);
    await user.click(box.getByRole('button', { name: 'Показать', expanded: false }));
    expect(rows(box)).toHaveLength(6);
    await user.click(box.getByRole('button', { name: 'Скрыть', expanded: true }));
    expect(rows(box)).toHaveLength(2);
  });

  test('are not listed if nothing of the link is sold, since the cart stays', async () => {
    const { box } = await open(lines('x'), lines('a'));
    expect(rows(box)).toStrictEqual([
      'снят с продажи Товара нет в каталогев корзину не попадёт2 шт—',
    ]);
    expect(box.queryByText('Сейчас')).not.toBeInTheDocument();
    expect(box.getByRole('button', { name: 'Закрыть' })).toBeVisible();
  });
});

describe('The rows', () => {
  test('show which way a sum goes, and that a price is missing', async () => {
    const { box } = await open([...lines('a', 5), ...lines('b', 1), ...lines('f')], lines('ab'));
    expect(rows(box).slice(0, 3)).toStrictEqual([
      'изменитсяA Ковёр2 шт → станет  5 шт+30 ₽',
      'изменитсяB Ковёр2 шт → станет  1 шт−20 ₽',
      'добавитсяF Ковёр2 штпо запросу',
    ]);
  });

  test('are followed by the lines that stay only if there are such', async () => {
    const { box, unmount } = await open(lines('ab'), lines('a'));
    expect(box.getByText('Без изменений: 1 позиция')).toBeVisible();
    unmount();
    const { box: other } = await open(lines('b'), lines('a'));
    expect(other.queryByText(/^Без изменений/)).not.toBeInTheDocument();
    expect(other.queryByText(/^Если добавить,/)).not.toBeInTheDocument();
  });
});

describe('The sums', () => {
  test('name the positions whose amounts add up', async () => {
    const { box } = await open(lines('abc'), lines('ab'));
    expect(sum(box, 'Сейчас')).toBe('60 ₽2 позиции');
    expect(sum(box, 'Если заменить')).toBe('120 ₽3 позиции');
    expect(sum(box, 'Если добавить')).toBe('180 ₽3 позиции; количества сложатся у 2 позиций');
  });

  test('say so if no position has a price', async () => {
    const { box } = await open(lines('f'), lines('a'));
    expect(sum(box, 'Если заменить')).toBe('1 позиция, по запросу');
    expect(sum(box, 'Если добавить')).toBe('20 ₽2 позиции, без учёта 1 позиции по запросу');
  });

  test('name an individual discount', async () => {
    const discounts = [{ from: 100 }];
    const { box } = await open(lines('e'), lines('a'), { ...goods, priceList: { discounts } });
    expect(sum(box, 'Сейчас')).toBe('20 ₽1 позиция');
    expect(sum(box, 'Если заменить')).toBe(
      '100 ₽1 позиция, индивидуальная скидка — уточнит менеджер',
    );
  });

  test('are that of «Добавить» alone over an empty cart', async () => {
    const { box } = await open(lines('a'), []);
    expect(box.queryByText('Сейчас')).not.toBeInTheDocument();
    expect(box.queryByText(/заменить/i)).not.toBeInTheDocument();
    expect(sum(box, 'Если добавить')).toBe('20 ₽1 позиция');
  });
});

describe('The answers', () => {
  test.each([
    ['Заменить', lines('a')],
    ['Добавить', lines('ba')],
  ])('«%s» is not given by the second press of a double click', async (name, cart) => {
    const { box } = await open(lines('a'), lines('b'));
    const answer = box.getByRole('button', { name });
    fireEvent.click(answer, { detail: 2 });
    expect(answer).toBeVisible();
    expect(storedCart()).toMatchObject(lines('b'));
    fireEvent.click(answer, { detail: 1 });
    await waitFor(() => expect(storedCart()).toMatchObject(cart));
  });

  test('begin with the focus on «Отмена», which changes nothing', async () => {
    const { box } = await open(lines('a'), lines('b'));
    // jsdom does not focus what a dialog opens with
    expect(box.getByRole('button', { name: 'Отмена' })).toHaveAttribute('autofocus');
  });
});

test('A past order names what is no longer sold, and its unit, as it was stored', async () => {
  const items = [
    { _id: 'a', amount: 2 },
    { _id: 'x', amount: 3, title: 'Старый ковёр', unit: 'рул' },
    { _id: 'y', amount: 4, article: 'Y-1' },
  ];
  localStorage.setItem('orders', JSON.stringify([{ date: '2026-11-20T09:00:00.000Z', items }]));
  const { user } = renderApp('/cart', goods);
  await user.click(await screen.findByRole('button', { name: /^Повторить заявку/ }));
  const box = within(await screen.findByRole('dialog'));
  expect(box.getByText('В этой заявке 3 позиции.')).toBeVisible();
  expect(rows(box)).toStrictEqual([
    'добавитсяA Ковёр2 шт+20 ₽',
    'снят с продажи Старый ковёрв корзину не попадёт3 рул—',
    'снят с продажиY-1 в корзину не попадёт4 шт—',
  ]);
});
