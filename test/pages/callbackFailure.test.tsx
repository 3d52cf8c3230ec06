import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { server } from '../../mocks/server';
import { answerFeedbacks } from '../support/answerFeedbacks';
import { demo, renderApp } from '../support/renderApp';

async function fillForm(settings: unknown = demo) {
  const { user } = renderApp('/conditions', settings);
  const trigger = screen.getByRole('button', { name: 'Закажи обратный звонок' });
  await user.click(trigger);
  await user.type(screen.getByPlaceholderText('Ваше имя'), 'Анна');
  await user.type(screen.getByPlaceholderText('Номер телефона'), '+7 900 000-00-00');
  return { user, trigger, dialog: screen.getByRole('dialog') };
}

const button = (name: string) => screen.getByRole('button', { name });
const message = () => within(screen.getByRole('dialog')).getByRole('alert');

const fields = () =>
  ['Ваше имя', 'Номер телефона'].map((text) => screen.getByPlaceholderText<HTMLInputElement>(text));

test('a request that is being sent cannot be edited; one that failed can', async () => {
  let fail: (() => void) | undefined;
  server.use(
    http.post('/api/feedbacks', async () => {
      await new Promise<void>((resolve) => (fail = resolve));
      return new Response(null, { status: 500 });
    }),
  );
  const { user } = await fillForm();
  expect(fields().map(({ readOnly }) => readOnly)).toStrictEqual([false, false]);
  expect(button('Отправить')).toHaveAttribute('aria-disabled', 'false');
  await user.click(button('Отправить'));
  expect(fields().map(({ readOnly }) => readOnly)).toStrictEqual([true, true]);
  expect(button('Отправляем…')).toHaveAttribute('aria-disabled', 'true');
  expect(message()).toBeEmptyDOMElement();
  await waitFor(() => expect(fail).toBeDefined());
  fail?.();
  expect(await screen.findByRole('button', { name: 'Повторить' })).toHaveAttribute(
    'aria-disabled',
    'false',
  );
  expect(fields().map(({ readOnly }) => readOnly)).toStrictEqual([false, false]);
});

test('ten quick clicks send one request and show «Отправляем…»', async () => {
  const bodies = answerFeedbacks();
  await fillForm();
  const send = button('Отправить');
  for (let click = 0; click < 10; click += 1) fireEvent.click(send);
  expect(button('Отправляем…')).toBe(send);
  await screen.findByText('Ожидайте звонка!');
  expect(bodies).toHaveLength(1);
});

test.each(['offline', 302, 400, 'forbidden', 'too-many', 'server-error', 'html'] as const)(
  'after a failure (%s) the fields are unchanged, and «Повторить» sends the same bytes',
  async (failure) => {
    const bodies = answerFeedbacks(failure);
    const { user, dialog } = await fillForm();
    await user.click(button('Отправить'));

    const again = await screen.findByRole('button', { name: 'Повторить' });
    expect(message()).toHaveTextContent(
      'Не удалось отправить. Проверьте интернет и повторите или позвоните: +7 (495) 000-00-01',
    );
    expect(within(dialog).getByRole('link', { name: '+7 (495) 000-00-01' })).toHaveAttribute(
      'href',
      'tel:+74950000001',
    );
    expect(screen.getByPlaceholderText('Номер телефона')).toHaveValue('+7 900 000-00-00');

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await user.click(again);
    await screen.findByText('Ожидайте звонка!');
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toBe(bodies[0]);
  },
);

test('the message leaves out the office phone if there is none', async () => {
  answerFeedbacks('server-error');
  const { user } = await fillForm({});
  await user.click(button('Отправить'));
  await screen.findByRole('button', { name: 'Повторить' });
  expect(message().textContent).toBe('Не удалось отправить. Проверьте интернет и повторите');
});

test('after a failure, edited fields are sent as a new request', async () => {
  const bodies = answerFeedbacks('server-error');
  const { user } = await fillForm();
  await user.click(button('Отправить'));
  await screen.findByRole('button', { name: 'Повторить' });

  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  await user.type(screen.getByPlaceholderText('Ваше имя'), '!');
  await user.click(button('Отправить'));
  await screen.findByText('Ожидайте звонка!');
  expect(bodies[1]).toBe(
    '{"customer":"Анна!","phone":"+7 900 000-00-00","timestamp":1700000000000}',
  );
});

test('a text that the server does not take can be shortened, and is then a new request', async () => {
  const bodies = answerFeedbacks(413);
  const { user } = await fillForm();
  await user.click(button('Отправить'));
  await within(message()).findByText(/Слишком длинный текст/);
  expect(message()).toHaveTextContent(
    'Слишком длинный текст. Сократите его и отправьте снова или позвоните: +7 (495) 000-00-01',
  );
  expect(screen.getByPlaceholderText('Ваше имя')).toHaveValue('Анна');
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
  await user.click(button('Отправить'));
  await screen.findByText('Ожидайте звонка!');
  expect(bodies[1]).toContain('1700000000000');
});

test('after a failure, «Повторить» sends what a password manager has filled in without an event', async () => {
  const bodies = answerFeedbacks('server-error');
  const { user } = await fillForm();
  await user.click(button('Отправить'));
  const again = await screen.findByRole('button', { name: 'Повторить' });
  const phone = screen.getByPlaceholderText<HTMLInputElement>('Номер телефона');
  phone.value = '+7 911 111-11-11';
  await user.click(again);
  await screen.findByText('Ожидайте звонка!');
  expect(bodies[1]).toContain('+7 911 111-11-11');
});

describe('Offline', () => {
  beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

  test('the request is sent once, as soon as there is a connection', async () => {
    const bodies = answerFeedbacks();
    const { user } = await fillForm();
    await user.click(button('Отправить'));
    await user.click(button('Отправить'));
    expect(message()).toHaveTextContent('Нет связи. Отправим, как только она появится');
    expect(bodies).toStrictEqual([]);
    expect(button('Отправить')).toHaveAttribute('aria-disabled', 'true');
    expect(fields().map(({ readOnly }) => readOnly)).toStrictEqual([false, false]);

    act(() => {
      window.dispatchEvent(new Event('online'));
      window.dispatchEvent(new Event('online'));
    });
    await screen.findByText('Ожидайте звонка!');
    expect(bodies).toHaveLength(1);
  });

  test('nothing is sent if the dialog was closed before', async () => {
    const bodies = answerFeedbacks();
    const { user, dialog, trigger } = await fillForm();
    await user.click(button('Отправить'));
    await user.click(dialog);
    act(() => void window.dispatchEvent(new Event('online')));
    await user.click(trigger);
    expect(button('Отправить')).toBeVisible();
    expect(bodies).toStrictEqual([]);
  });
});

test('closing the dialog aborts the request', async () => {
  const signals: AbortSignal[] = [];
  server.use(
    http.post('/api/feedbacks', async ({ request }) => {
      signals.push(request.signal);
      await delay('infinite');
    }),
  );
  const { user, dialog, trigger } = await fillForm();
  await user.click(button('Отправить'));
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.click(dialog);
  await waitFor(() => expect(signals[0]).toHaveProperty('aborted', true));
  await user.click(trigger);
  expect(button('Отправить')).toBeVisible();
  expect(message()).toBeEmptyDOMElement();
});

test('leaving the page closes the dialog, so that it is closed in the back/forward cache', async () => {
  const { dialog } = await fillForm();
  await act(() => Promise.resolve(window.dispatchEvent(new Event('pagehide'))));
  expect(dialog).not.toBeVisible();
});

test('nothing is sent if the hidden field was filled in, as bots do, but the confirmation appears', async () => {
  const bodies = answerFeedbacks();
  const { user, dialog } = await fillForm();
  const trap = dialog.querySelector('[aria-hidden] input');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap).toHaveAttribute('autocomplete', 'off');
  expect(within(dialog).getAllByRole('textbox')).not.toContain(trap);

  if (trap) fireEvent.change(trap, { target: { value: 'https://spam.example' } });
  await user.click(button('Отправить'));
  expect(screen.getByText('Ожидайте звонка!')).toBeVisible();
  expect(bodies).toStrictEqual([]);
});
