import { act, screen, waitFor } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { openPage } from '../support/renderApp';

const rows = ['VG-4060-01;20', 'VG-4060-02;', 'ABC-777;30'].join('\n');

async function openWithFile() {
  const { user } = await openPage('/cart');
  await user.upload(await screen.findByLabelText('Загрузить файл'), new File([rows], 'a.csv'));
  await screen.findByText('Добавлено 1, не найдено 2');
  /** Opens another page, does something there, and returns. */
  const leave = async (there?: () => Promise<void>) => {
    await user.click(screen.getAllByRole('link', { name: 'Контакты' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    await there?.();
    await act(async () => {
      window.history.back();
      await Promise.resolve();
    });
    await screen.findByRole('heading', { level: 1, name: 'Корзина' });
  };
  return { user, leave };
}

test('What was not understood in a file is still there, with the answers, after another page', async () => {
  const { user, leave } = await openWithFile();
  await user.type(await screen.findByRole('spinbutton', { name: 'Количество: VG-4060-02' }), '40');
  await leave();
  expect(await screen.findByText('ABC-777 30')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Количество: VG-4060-02' })).toHaveValue('40');
  await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 20 }, { amount: 40 }]));

  await leave();
  expect(await screen.findByText('ABC-777 30')).toBeVisible();
  expect(screen.queryByRole('spinbutton', { name: 'Количество: VG-4060-02' })).toHaveValue('40');
  expect(screen.queryByRole('button', { name: /^В корзину 1/ })).not.toBeInTheDocument();
});

test('What a file has added can be taken out on another page, and is in its report then', async () => {
  const { user, leave } = await openWithFile();
  await leave();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(storedCart()).toStrictEqual([]));
  expect(await screen.findByRole('button', { name: /^В корзину 1/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 20 }]));
});

test('Another file takes the place of the one before, with its answers', async () => {
  const { user } = await openWithFile();
  await user.type(await screen.findByRole('spinbutton', { name: 'Количество: VG-4060-02' }), '40');
  await user.upload(screen.getByLabelText('Загрузить файл'), new File([rows], 'b.csv'));
  await waitFor(() =>
    expect(screen.getByRole('spinbutton', { name: 'Количество: VG-4060-02' })).toHaveValue(''),
  );
});

test('What was taken into the cart is asked about again after an undo on another page', async () => {
  const { user, leave } = await openWithFile();
  await user.type(await screen.findByRole('spinbutton', { name: 'Количество: VG-4060-02' }), '40');
  await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
  await waitFor(() => expect(storedCart()).toHaveLength(2));
  await leave(() => user.keyboard('{Control>}z{/Control}'));
  expect(storedCart()).toHaveLength(1);
  expect(await screen.findByRole('button', { name: /^В корзину 1/ })).toBeVisible();
});

test('A list that was added is in its field again after an undo on another page', async () => {
  const { user, leave } = await openWithFile();
  const field = () => screen.getByRole('textbox', { name: /^Артикул и количество/ });
  await user.type(field(), 'KK-3360-03 24');
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click((await screen.findAllByRole('button', { name: /^В корзину 1/ }))[0] ?? field());
  await waitFor(() => expect(field()).toHaveValue(''));
  await leave(() => user.keyboard('{Control>}z{/Control}'));
  await waitFor(() => expect(field()).toHaveValue('KK-3360-03 24'));
});
