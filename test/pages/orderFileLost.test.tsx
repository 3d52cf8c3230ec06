import { screen, waitFor } from '@testing-library/react';
import { storedCart } from '../support/cart';
import { oneCategory } from '../support/oneCategory';
import { renderApp } from '../support/renderApp';

let mockIsLost = true;
jest.mock('../../src/features/order/table/parseCsv', (): unknown => {
  if (mockIsLost) throw new Error('the code is lost');
  return jest.requireActual('../../src/features/order/table/parseCsv');
});

test('A file can be read again if the code that reads it could not be loaded', async () => {
  const { user } = renderApp('/cart', oneCategory([{ article: 'AA-100' }]));
  const file = new File(['AA-100;20'], 'a.csv');
  await user.upload(await screen.findByLabelText('Загрузить файл'), file);
  const message = 'Не удалось загрузить часть сайта, которая читает файлы. Проверьте интернет';
  expect((await screen.findByText(message)).closest('[role="status"]')).not.toBeNull();
  expect(screen.queryByText(/^Добавлено/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('button', { name: 'Повторить' })).toHaveFocus();

  mockIsLost = false;
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Добавлено 1, не найдено 0')).toBeVisible();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  await waitFor(() => expect(storedCart()).toMatchObject([{ amount: 20 }]));
});
