import { act, screen, waitFor, within } from '@testing-library/react';
import { carpetRemoved, itemsPut } from '../../src/state/cart/cartSlice';
import { storedCart } from '../support/cart';
import { demo, openPage } from '../support/renderApp';
import { matsPath, stripePath } from '../support/screens/demoPaths';
import { quantityField, tableRow } from '../support/tableRow';

const main = () => within(screen.getByRole('main'));

/** The button of the toast, not that of the strip below a list. */
function toastButton(): Promise<HTMLElement> {
  return waitFor(() => {
    const buttons = screen.getAllByRole('button', { name: 'Вернуть' });
    const ofToast = buttons.find((button) => button.closest('[role="status"]'));
    if (!ofToast) throw new Error('there is no toast yet');
    return ofToast;
  });
}

async function undoByToast(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(await toastButton());
  await waitFor(() => expect(storedCart()).toStrictEqual([]));
}

describe('What was typed returns to its fields when the adding is undone:', () => {
  test('quantities of the price list', async () => {
    const { user } = await openPage('/prices');
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(screen.getByRole('button', { name: 'В корзину' }));
    await waitFor(() => expect(storedCart()).toHaveLength(1));
    expect(quantityField('VG-4060-01')).toHaveValue('');
    await undoByToast(user);
    expect(quantityField('VG-4060-01')).toHaveValue('50');
  });

  test('a quantity of a category', async () => {
    const { user } = await openPage(matsPath);
    await user.clear(quantityField('VG-4060-01'));
    await user.type(quantityField('VG-4060-01'), '50');
    await user.click(tableRow('VG-4060-01').getByRole('button', { name: 'В корзину' }));
    await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 50 }]));
    await undoByToast(user);
    expect(quantityField('VG-4060-01')).toHaveValue('50');
  });

  test('cells of a matrix', async () => {
    const { user } = await openPage(stripePath);
    const cell = () => screen.getByRole('spinbutton', { name: /^Количество: VG-4060-01,/ });
    await user.type(cell(), '60');
    await user.click(screen.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
    await waitFor(() => expect(storedCart()).toHaveLength(1));
    await undoByToast(user);
    expect(cell()).toHaveValue('60');
    expect(screen.getByRole('button', { name: /^В корзину 1\sпозицию$/ })).toBeVisible();
  });

  test('a list, by the toast and by Ctrl + Z', async () => {
    const { user } = await openPage('/');
    const field = () => main().getByRole('textbox', { name: /^Артикул и количество/ });
    const add = async () => {
      await user.click(main().getByRole('button', { name: 'Проверить' }));
      await user.click(await main().findByRole('button', { name: /^В корзину 1/ }));
      await waitFor(() => expect(storedCart()).toHaveLength(1));
      expect(field()).toHaveValue('');
    };
    await user.type(field(), 'VG-4060-01 20');
    await add();
    await undoByToast(user);
    expect(field()).toHaveValue('VG-4060-01 20');

    await add();
    await toastButton();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(field()).toHaveValue('VG-4060-01 20'));
  });
});

test.each([
  ['another page', 'before'],
  ['its own page', 'after'],
])('a quantity returns after its page was left, if undone on %s', async (_, when) => {
  const { user } = await openPage('/prices');
  const open = async (name: string) => {
    const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
    await user.click(menu.getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
  };
  await user.type(quantityField('VG-4060-01'), '50');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  await open('Контакты');
  if (when === 'before') await undoByToast(user);
  await open('Цены');
  if (when === 'after') await undoByToast(user);
  expect(quantityField('VG-4060-01')).toHaveValue('50');
});

test('a quantity is not put over what has been typed since', async () => {
  const { user } = await openPage('/prices');
  await user.type(quantityField('VG-4060-01'), '50');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  await user.type(quantityField('VG-4060-01'), '70');
  await undoByToast(user);
  expect(quantityField('VG-4060-01')).toHaveValue('70');
});

test('a quantity that the cart had already does not return with an earlier change', async () => {
  const { user, store } = await openPage('/prices');
  const [mat, other] = demo.categories[0]?.items ?? [];
  act(() => {
    store.dispatch(itemsPut([mat, other].map((item) => ({ _id: item?._id ?? '', amount: 10 }))));
    store.dispatch(carpetRemoved({ _id: other?._id ?? '' }));
  });
  await user.type(quantityField('VG-4060-01'), '10');
  await user.click(screen.getByRole('button', { name: 'В корзину' }));
  await user.click(await toastButton());
  await waitFor(() => expect(storedCart()).toHaveLength(2));
  expect(quantityField('VG-4060-01')).toHaveValue('');
});

test('a cell of a matrix is not put over what has been typed since', async () => {
  const { user } = await openPage(stripePath);
  const cell = () => screen.getByRole('spinbutton', { name: /^Количество: VG-4060-01,/ });
  await user.type(cell(), '60');
  await user.click(screen.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  await user.clear(cell());
  await user.type(cell(), '70');
  await undoByToast(user);
  expect(cell()).toHaveValue('70');
});

test('a list is not put over what has been typed since', async () => {
  const { user } = await openPage('/');
  const field = main().getByRole('textbox', { name: /^Артикул и количество/ });
  await user.type(field, 'VG-4060-01 20');
  await user.click(main().getByRole('button', { name: 'Проверить' }));
  await user.click(await main().findByRole('button', { name: /^В корзину 1/ }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  await user.type(field, 'KK-3360-01 12');
  await undoByToast(user);
  expect(field).toHaveValue('KK-3360-01 12');
});
