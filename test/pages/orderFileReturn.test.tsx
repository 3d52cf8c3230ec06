import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { cartCleared, changeUndone } from '../../src/state/cart/cartSlice';
import { storedCart } from '../support/cart';
import { openPage } from '../support/renderApp';

const rows = ['VG-4060-01;20', 'VG-4060-02;', 'ABC-777;30'].join('\n');

const fileOf = (text: string) => new File([text], 'a.csv');
const amountOf = (article: string) =>
  screen.findByRole('spinbutton', { name: `Количество: ${article}` });

async function openWithFile(text = rows, result = 'Добавлено 1, не найдено 2') {
  const { user, store } = await openPage('/cart');
  await user.upload(await screen.findByLabelText('Загрузить файл'), fileOf(text));
  await screen.findByText(result);
  /** Opens another page, does something there, and returns. */
  const leave = async (there?: (within: typeof store) => Promise<void>) => {
    await user.click(screen.getAllByRole('link', { name: 'Контакты' })[0] ?? document.body);
    await screen.findByRole('heading', { level: 1, name: 'Контакты' });
    await there?.(store);
    await act(async () => {
      window.history.back();
      await Promise.resolve();
    });
    await screen.findByRole('heading', { level: 1, name: /^Корзина/ });
  };
  return { user, leave };
}

const field = () => screen.getByRole('textbox', { name: /^Артикул и количество/ });

async function addList(user: UserEvent, text: string) {
  await user.type(field(), text);
  await user.click(screen.getByRole('button', { name: 'Проверить' }));
  await user.click((await screen.findAllByRole('button', { name: /^В корзину 1/ }))[0] ?? field());
  await waitFor(() => expect(field()).toHaveValue(''));
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

test('The article that is meant by an unknown one of a file is still meant after another page', async () => {
  const { user, leave } = await openWithFile('VG-6090-99;30', 'Добавлено 0, не найдено 1');
  await user.click(
    (await screen.findAllByRole('button', { name: /^Взять VG-6090/ }))[0] ?? field(),
  );
  expect(await screen.findByRole('button', { name: /^В корзину 1/ })).toBeVisible();
  await leave();
  expect(await screen.findByRole('button', { name: /^В корзину 1/ })).toBeVisible();
});

test('What a file has added can be taken out on another page, and is in its report then', async () => {
  const { user, leave } = await openWithFile();
  await leave(() => user.keyboard('{Control>}z{/Control}'));
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
  await addList(user, 'KK-3360-03 24');
  await leave(() => user.keyboard('{Control>}z{/Control}'));
  await waitFor(() => expect(field()).toHaveValue('KK-3360-03 24'));
});

test('A list is in its field again if another change is undone after it on another page', async () => {
  const { user, leave } = await openWithFile();
  await addList(user, 'KK-3360-03 24');
  await leave((store) => {
    for (const change of [changeUndone(), cartCleared(), changeUndone()]) {
      act(() => void store.dispatch(change));
    }
    return Promise.resolve();
  });
  await waitFor(() => expect(field()).toHaveValue('KK-3360-03 24'));
});

test('The next step is offered again after another page, until the cart is changed', async () => {
  const { user, leave } = await openWithFile();
  const nextStep = () => screen.queryByRole('group', { name: 'Что дальше' });
  await leave();
  expect(nextStep()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-01' }));
  expect(nextStep()).not.toBeInTheDocument();
  await leave();
  expect(nextStep()).not.toBeInTheDocument();
});

test('The report on a file that was understood ends when the cart is changed', async () => {
  const { user, leave } = await openWithFile('VG-4060-01;20', 'Добавлено 1, не найдено 0');
  await leave();
  expect(screen.getByText('Добавлено 1, не найдено 0')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Удалить VG-4060-01' }));
  expect(screen.queryByText('Добавлено 1, не найдено 0')).not.toBeInTheDocument();
});

test('Undoing what was taken from an earlier file hides no row of a later one', async () => {
  const { user } = await openWithFile('VG-4060-01;\nVG-4060-02;', 'Добавлено 0, не найдено 2');
  for (const article of ['VG-4060-01', 'VG-4060-02']) {
    await user.type(await amountOf(article), '20');
    await user.click(screen.getByRole('button', { name: /^В корзину 1/ }));
  }
  await user.upload(screen.getByLabelText('Загрузить файл'), fileOf('KK-3360-03;\nVG-6090-04;'));
  expect(await amountOf('KK-3360-03')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(storedCart()).toHaveLength(1));
  expect(await amountOf('KK-3360-03')).toBeVisible();
});

test('A file takes the place of one that is still being read', async () => {
  const { user } = await openPage('/cart');
  const slow = fileOf('VG-6090-04;30');
  let release = () => {};
  const read = slow.arrayBuffer.bind(slow);
  const held = new Promise<void>((resolve) => (release = resolve));
  slow.arrayBuffer = () => held.then(read);
  await user.upload(await screen.findByLabelText('Загрузить файл'), slow);
  await user.upload(screen.getByLabelText('Загрузить файл'), fileOf(rows));
  await screen.findByText('Добавлено 1, не найдено 2');
  await act(async () => {
    release();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(screen.getByText('Добавлено 1, не найдено 2')).toBeVisible();
  expect(storedCart()).toMatchObject([{ amount: 20 }]);
});
