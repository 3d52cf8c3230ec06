import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';

let mockIsLost = true;
jest.mock('../../src/domain/matrix/pastedAmounts', (): unknown => {
  if (mockIsLost) throw new Error('the code is lost');
  return jest.requireActual('../../src/domain/matrix/pastedAmounts');
});

test('The field for a paste stays open with its text if the code cannot be loaded', async () => {
  const { user } = await openPage('/catalog/1/a', oneCategory([{ _id: 'a', article: 'a' }]));
  await user.click(screen.getByRole('button', { name: 'Вставить из Excel' }));
  const input = screen.getByRole('textbox', { name: /^Ячейки таблицы/ });
  fireEvent.change(input, { target: { value: 'a\t7' } });
  await user.click(screen.getByRole('button', { name: 'Вставить' }));
  expect(await screen.findByText(/^Не удалось загрузить часть сайта/)).toBeVisible();
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('a\t7');
});

test('A paste whose code cannot be loaded gets a message, and can be made again', async () => {
  await openPage('/catalog/1/a', oneCategory([{ _id: 'a', article: 'a' }]));
  const field = screen.getByRole('spinbutton', { name: /^Количество: a$/ });
  const paste = () => {
    const clipboardData = { getData: () => 'a\t7' };
    fireEvent(field, createEvent.paste(field, { clipboardData }));
  };
  act(() => field.focus());
  jest.useFakeTimers();
  paste();
  const message = 'Не удалось загрузить часть сайта. Проверьте интернет и вставьте ещё раз';
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).not.toBeInTheDocument();
  // it does not leave by itself, as other notices do
  act(() => {
    jest.advanceTimersByTime(10_000);
  });
  expect(screen.getByText(message)).toBeVisible();
  mockIsLost = false;
  paste();
  expect(await screen.findByText(/^Вставлено/)).toBeVisible();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(field).toHaveValue('7');
});
