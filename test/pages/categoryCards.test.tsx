import { screen, waitFor, within } from '@testing-library/react';
import { selectCartItems } from '../../src/state/cart/cartSlice';
import { plain } from '../support/plain';
import { demo, openPage } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';

const cards = () =>
  within(screen.getByRole('list', { name: 'Ворсовые грязезащитные ковры' })).getAllByRole(
    'listitem',
  );
const card = (article: string) =>
  within(cards().find((each) => each.textContent.includes(article)) ?? document.body);
const layouts = () => within(screen.getByRole('group', { name: 'Вид' })).getAllByRole('link');

describe('The cards of a category', () => {
  test('tell all that a row does, and link to the page of the model', async () => {
    await openPage(`${matsPath}?view=cards`);
    expect(cards()).toHaveLength(23);
    const heading = card('VG-4060-01').getByRole('heading', { level: 3 });
    expect(heading).toHaveTextContent('VG-4060-01Ковёр грязезащитный «Страйп», 40×60 см, серый');
    // no line ends between a number and its unit
    expect(heading.textContent).toContain('40×60\u00A0см');
    expect(within(heading).getByRole('link')).toHaveAttribute(
      'href',
      `${matsPath}/${encodeURIComponent('Страйп')}#item-9934f1de1eaaaaa461dfa092`,
    );
    for (const text of [
      'В наличии',
      /^в упаковке 10\sшт\s· мин. партия 10\sшт$/,
      '285 ₽',
      'от 50 — 271 ₽',
      'Кратно 10 шт = 1 упаковка',
    ]) {
      expect(card('VG-4060-01').getByText(text)).toBeVisible();
    }
    // the picture is a second link to the same page, for pointers only
    expect(card('VG-4060-01').getAllByRole('link')).toHaveLength(1);
    expect(card('VG-4060-01').getAllByRole('link', { hidden: true })[0]).toHaveAttribute(
      'tabindex',
      '-1',
    );
  });

  test('have a quantity, which says what it comes to, and a button that puts it into the cart', async () => {
    const { user, store } = await openPage(`${matsPath}?view=cards`);
    await user.click(card('VG-4060-01').getByRole('button', { name: 'Увеличить' }));
    expect(card('VG-4060-01').getByText(/^2\sупаковки =/)).toHaveTextContent(
      '2 упаковки = 5 700 ₽',
    );
    expect(card('VG-4060-01').queryByText(/^Кратно/)).not.toBeInTheDocument();
    await user.click(card('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    expect(card('VG-4060-01').getByRole('link', { name: /^В корзине: 20\sшт$/ })).toBeVisible();
    await user.click(card('VG-4060-01').getByRole('button', { name: 'Уменьшить' }));
    expect(selectCartItems(store.getState())).toMatchObject([{ amount: 10 }]);
  });

  test('without a price lead to the call-back dialog', async () => {
    const { user } = await openPage(`${matsPath}?view=cards`);
    const ask = card('VG-90150-07').getByRole('button', { name: 'Запросить цену' });
    expect(ask).toHaveAttribute('aria-haspopup', 'dialog');
    expect(card('VG-4060-01').getByRole('button', { name: 'В корзину' })).not.toHaveAttribute(
      'aria-haspopup',
    );
    await user.click(ask);
    expect(await screen.findByRole('dialog', { name: 'Заказать обратный звонок' })).toBeVisible();
  });
});

test('The layout in use is marked, and the one that was chosen last is remembered', async () => {
  const { user, unmount } = await openPage(matsPath);
  expect(layouts().map((link) => link.getAttribute('aria-current'))).toStrictEqual([
    'true',
    null,
    null,
  ]);
  expect(layouts().map((link) => link.getAttribute('href'))).toStrictEqual(
    ['table', 'cards', 'matrix'].map((view) => `${matsPath}?view=${view}`),
  );
  expect(layouts().map(({ title }) => title)).toStrictEqual(['Таблица', 'Карточки', 'Матрица']);
  await user.click(screen.getByRole('link', { name: 'Карточки' }));
  expect(layouts().map((link) => link.getAttribute('aria-current'))).toStrictEqual([
    null,
    'true',
    null,
  ]);
  expect(localStorage.getItem('catalogLayout')).toBe('cards');
  unmount();
  // the address names a layout that does not exist
  localStorage.setItem('catalogLayout', 'matrix');
  await openPage(`${matsPath}?view=list`);
  expect(screen.getAllByRole('heading', { level: 3, name: /«Страйп»/ }).length).toBeGreaterThan(0);
});

test.each([
  ['one that the site does not know', { catalogLayout: 'tiles' }],
  ['none', {}],
])('The layout is the table if the last one was %s', async (_, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  await openPage(matsPath);
  expect(screen.getByRole('table')).toHaveAccessibleName(
    'Ворсовые грязезащитные ковры: артикулы, упаковки, цены',
  );
});

describe('Below the goods, the terms of the prices', () => {
  const terms = () => screen.queryByText(/^Цены .*за единицу/);

  test.each([
    [{ date: '2026-11-01', vat: 'с НДС' }, 'Цены с НДС за единицу на 1 ноября 2026.'],
    [{ date: '2026-11-01' }, 'Цены за единицу на 1 ноября 2026.'],
    [{ vat: 'без НДС' }, 'Цены без НДС за единицу.'],
  ])('of %j are «%s»', async (priceList, sentence) => {
    await openPage(matsPath, { ...demo, priceList });
    await waitFor(() => expect(plain(terms() ?? document.body)).toBe(sentence));
  });

  test('are left out if they are unknown', async () => {
    await openPage(matsPath, { ...demo, priceList: {} });
    expect(terms()).not.toBeInTheDocument();
  });
});

describe('The link to the next category', () => {
  const category = (id: string) => ({
    _id: id,
    title: `Ковры ${id}`,
    isPublished: true,
    items: [],
  });
  const next = () => screen.queryByRole('link', { name: /^Следующая категория/ });

  test.each([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
  ])('of %s leads to %s', async (from, to) => {
    await openPage(`/catalog/${from}`, { categories: ['a', 'b', 'c'].map(category) });
    expect(next()).toHaveTextContent(`Следующая категорияКовры ${to}`);
    expect(next()).toHaveAttribute('href', `/catalog/${to}`);
  });

  test('is left out if there is no other one', async () => {
    await openPage('/catalog/a', { categories: [category('a')] });
    expect(next()).not.toBeInTheDocument();
  });
});
