import { act, screen, waitFor, within } from '@testing-library/react';
import { splitSettings } from '../../src/prerender/settings/pageSettings';
import { cartCleared, carpetAdded } from '../../src/state/cart/cartSlice';
import { demo, openPage } from '../support/renderApp';
import { matsPath } from '../support/screens/demoPaths';

const [, coir] = demo.categories;
/** 285 ₽ each. */
const mat = { _id: '9934f1de1eaaaaa461dfa092', amount: 40 };
const coirMat = { _id: coir?.items[0]?._id ?? '', amount: 12 };

const saveCart = (...items: readonly object[]) =>
  localStorage.setItem('cart', JSON.stringify(items));
const findBar = async () => within(await screen.findByRole('region', { name: 'Заявка' }));
const queryBar = () => screen.queryByRole('region', { name: 'Заявка' });

test.each(['/', '/catalog', '/catalog?q=60x90', matsPath, '/prices'])(
  'On %s the bar shows the order and leads to the cart',
  async (path) => {
    saveCart(mat);
    await openPage(path);
    const bar = await findBar();
    expect(bar.getByText('1 позиция')).toBeVisible();
    expect(bar.getByText('11 400 ₽')).toBeVisible();
    expect(bar.getByText('До минимума')).toHaveTextContent('До минимума 3 600 ₽');
    expect(bar.getByRole('link', { name: 'Оформить' })).toHaveAttribute('href', '/cart');
  },
);

test('in the cart, the bar leads to the hand-off and shows the sum after the discount', async () => {
  saveCart({ ...mat, amount: 200 });
  await openPage('/cart');
  const bar = await findBar();
  expect(bar.getByText('49 858 ₽')).toBeVisible();
  expect(bar.getByText('со скидкой 3 %')).toBeVisible();
  expect(bar.getByRole('link', { name: 'Передать заявку' })).toHaveAttribute('href', '#handoff');
});

test.each(['/conditions', '/contacts', '/nowhere'])('%s has no bar', async (path) => {
  saveCart(mat);
  await openPage(path);
  await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('1 товар'));
  expect(queryBar()).not.toBeInTheDocument();
});

test('the bar appears with the first line of the cart, and disappears with the last one', async () => {
  const { store } = await openPage(matsPath);
  expect(queryBar()).not.toBeInTheDocument();
  act(() => void store.dispatch(carpetAdded(mat)));
  expect((await findBar()).getByText('11 400 ₽')).toBeVisible();
  act(() => void store.dispatch(cartCleared()));
  await waitFor(() => expect(queryBar()).not.toBeInTheDocument());
});

describe('With a large catalogue', () => {
  const { settings } = splitSettings(JSON.stringify(demo), 0).at(matsPath);

  test('the bar shows no sum if the page lacks a carpet of the order', async () => {
    saveCart(mat, coirMat);
    await openPage(matsPath, settings);
    const bar = await findBar();
    expect(bar.getByText('2 позиции')).toBeVisible();
    expect(bar.queryByText(/₽/)).not.toBeInTheDocument();
    expect(bar.getByRole('link', { name: 'Оформить' })).toBeVisible();
  });

  test('the bar shows the sum if the page has all carpets of the order', async () => {
    saveCart(mat);
    await openPage(matsPath, settings);
    expect((await findBar()).getByText('11 400 ₽')).toBeVisible();
  });
});
