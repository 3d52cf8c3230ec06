import { screen, within } from '@testing-library/react';
import { answerFeedbacks } from '../support/answerFeedbacks';
import { renderApp } from '../support/renderApp';

interface Moment {
  readonly event: { readonly type: string };
  readonly state: unknown;
}

/** What Redux DevTools have been told, one list for each machine. */
const told = new Map<string, Moment[]>();

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION__: {
    connect: ({ name }: { name: string }) => ({
      init: (state: unknown) => void told.set(name, [{ event: { type: 'init' }, state }]),
      send: (event: Moment['event'], state: unknown) => void told.get(name)?.push({ event, state }),
    }),
  },
});

const moments = (name: string) => told.get(name)?.map(({ event, state }) => [event.type, state]);

test('each transition of the dialog is shown in Redux DevTools, without name and phone', async () => {
  answerFeedbacks('server-error');
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  const { user } = renderApp('/contacts');
  await user.click(screen.getByRole('button', { name: 'Закажи обратный звонок' }));
  await user.type(screen.getByPlaceholderText('Ваше имя'), 'Анна');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await user.type(screen.getByPlaceholderText('Номер телефона'), '9001234567');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await screen.findByText('Ожидайте звонка!');

  const typed = { customer: '••••', phone: '••••••••••', timestamp: 1_795_000_000_000 };
  const nothing = { feedback: { customer: '', phone: '', timestamp: 0 } };
  expect(moments('callback')).toEqual([
    ['init', { value: 'closed', context: nothing }],
    ['open', { value: { open: 'editing' }, context: nothing }],
    ['submit', { value: { error: 'phoneMissing' }, context: nothing }],
    ['edit', { value: { open: 'editing' }, context: nothing }],
    ['submit', { value: { open: 'sending' }, context: { feedback: typed } }],
    [
      expect.stringContaining('error'),
      { value: { error: 'sendFailed' }, context: { feedback: typed } },
    ],
    ['submit', { value: { open: 'sending' }, context: { feedback: typed } }],
    [expect.stringContaining('done'), { value: 'sent', context: { feedback: typed } }],
  ]);
  expect(told.get('callback')?.[4]?.event).toMatchObject({ feedback: typed, hasConsent: true });
  expect(JSON.stringify(told.get('callback'))).not.toMatch(/Анна|900/);
});

test('so is each of the slider, also when it appears anew', async () => {
  const { user } = renderApp('/');
  const slides = () => moments('slider')?.filter(([type]) => type !== 'idle');
  const state = (index: number, pictures: string) => ({
    value: { position: {}, pictures },
    context: { index },
  });
  await user.click(screen.getByRole('button', { name: 'Следующий слайд' }));
  expect(slides()).toEqual([
    ['init', state(0, 'firstOnly')],
    ['next', state(1, 'all')],
  ]);

  const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
  await user.click(menu.getByRole('link', { name: 'Контакты' }));
  await user.click(menu.getByRole('link', { name: 'Главная' }));
  await user.click(screen.getByRole('button', { name: 'Предыдущий слайд' }));
  expect(slides()).toEqual([
    ['init', state(0, 'firstOnly')],
    ['previous', state(4, 'all')],
  ]);
});
