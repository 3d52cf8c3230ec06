import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { oneCategory } from '../support/oneCategory';
import { openPage } from '../support/renderApp';

let mockIsLost = true;
jest.mock('../../src/domain/matrix/pastedAmounts', (): unknown => {
  if (mockIsLost) throw new Error('the code is lost');
  return jest.requireActual('../../src/domain/matrix/pastedAmounts');
});

test('Without the code that reads pastes nothing is lost, and a paste can be made again', async () => {
  const { user } = await openPage('/catalog/1/a', oneCategory([{ _id: 'a', article: 'a' }]));
  await user.click(screen.getByRole('button', { name: 'Вставить из Excel' }));
  const input = screen.getByRole('textbox', { name: /^Ячейки таблицы/ });
  fireEvent.change(input, { target: { value: 'a\t7' } });
  await user.click(screen.getByRole('button', { name: 'Вставить' }));
  const message = 'Не удалось загрузить часть сайта. Проверьте интернет и вставьте ещё раз';
  expect(await screen.findByText(message)).toBeVisible();
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('a\t7');

  // another notice takes its place, so that the next one is that of a cell
  jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  await screen.findByText('Скопировано');
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  const field = screen.getByRole('spinbutton', { name: /^Количество: a$/ });
  const paste = () => {
    const clipboardData = { getData: () => 'a\t7' };
    fireEvent(field, createEvent.paste(field, { clipboardData }));
  };
  act(() => field.focus());
  jest.useFakeTimers();
  paste();
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
