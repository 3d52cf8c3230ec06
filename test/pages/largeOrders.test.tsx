import { screen, waitFor } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { fakeWorkers } from '../support/order/fakeWorker';
import { renderApp } from '../support/renderApp';
import { list, report } from '../support/screens/quickOrder';

let fake: ReturnType<typeof fakeWorkers>;
afterEach(() => fake.restore());

const long = `${'VG-4060-01 10\n'.repeat(300)}VG-6090-99 20`;

async function check(text: string, options?: Parameters<typeof fakeWorkers>[0]) {
  fake = fakeWorkers(options);
  const app = renderApp('/');
  await screen.findByLabelText('Загрузить файл');
  await app.user.click(list());
  await app.user.paste(text);
  await app.user.click(screen.getByRole('button', { name: 'Проверить' }));
  return app;
}

test('a short list is read in the page', async () => {
  await check('VG-4060-01 10');
  expect(await report().findByText('Найдено 1 из 1')).toBeVisible();
  expect(fake.workers).toHaveLength(0);
});

test('a long list is read by a worker', async () => {
  const { user } = await check(long);
  expect(await report().findByText('Найдено 300 из 301')).toBeVisible();
  expect(fake.workers).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^В корзину 1\sпозицию$/ }));
  await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 3000 }]));
  expect(list()).toHaveValue('VG-6090-99 20');
});

test('while a worker reads, the page says so, offers nothing to add and keeps the text', async () => {
  await check(long, { instead: 'wait' });
  expect(await report().findByText('Читаем…')).toHaveRole('status');
  expect(screen.queryByRole('button', { name: /^В корзину \d/ })).not.toBeInTheDocument();
  expect(list()).toHaveValue(long);
});

test('typing ends a worker that is reading, and another one reads the text', async () => {
  const { user } = await check(long, { instead: 'wait' });
  await waitFor(() => expect(fake.workers).toHaveLength(1));
  await user.type(list(), '0');
  await waitFor(() => expect(fake.workers).toHaveLength(2));
  const [first, second] = fake.workers;
  expect(first).toMatchObject({ isTerminated: true });
  second?.answer({ lines: [] });
  expect(await report().findByText(/^В списке нет строк/)).toBeVisible();
  expect(list()).toHaveValue(`${long}0`);
});

test('several keys pressed in a row are read once', async () => {
  const { user } = await check(long);
  await report().findByText('Найдено 300 из 301');
  await user.type(list(), '\nVG-4060-02 10');
  expect(await report().findByText('Найдено 301 из 302')).toBeVisible();
  expect(fake.workers).toHaveLength(2);
});

test('a list that no worker can read is read in the page', async () => {
  await check(long, { instead: 'fail' });
  expect(await report().findByText('Найдено 300 из 301')).toBeVisible();
});

test('the lines stay in view while an answer is taken into account', async () => {
  const { user } = await check(long);
  await report().findByText('Найдено 300 из 301');
  fake.options.instead = 'wait';
  await user.click(report().getByRole('button', { name: /^Взять VG-6090-05/ }));
  expect(report().getByText('Читаем…')).toBeVisible();
  expect(report().getByText(/такого артикула нет/)).toBeVisible();
  await waitFor(() => expect(fake.workers).toHaveLength(2));
  fake.workers[1]?.onerror?.(new Event('error'));
  expect(await report().findByText('Найдено 301 из 301')).toBeVisible();
});

test('a file chosen while another is read ends the worker of that one', async () => {
  const { user } = await check('', { instead: 'wait' });
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('Загрузить файл'), new File([text], 'a.csv'));
  await choose('VG-4060-01;20');
  await waitFor(() => expect(fake.workers).toHaveLength(1));
  fake.options.instead = undefined;
  await choose('VG-4060-02;30');
  expect(await screen.findByText('Добавлено 1, не найдено 0')).toBeVisible();
  expect(fake.workers[0]).toMatchObject({ isTerminated: true });
  await waitFor(() => expect(storedCart()).toMatchObject([{ article: 'VG-4060-02' }]));
});
