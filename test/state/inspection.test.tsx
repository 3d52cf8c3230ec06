import { screen, within } from '@testing-library/react';
import { assign, createActor, setup } from 'xstate';
import { inspection } from '../../src/shared/lib/inspection';
import { answerFeedbacks } from '../support/answerFeedbacks';
import { renderApp } from '../support/renderApp';

interface Transition {
  readonly event: { readonly type: string };
  readonly state: unknown;
}

/** The transitions sent to Redux DevTools, by machine. */
const sent = new Map<string, Transition[]>();

Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION__: {
    connect: ({ name }: { name: string }) => ({
      init: (state: unknown) => void sent.set(name, [{ event: { type: 'init' }, state }]),
      send: (event: Transition['event'], state: unknown) =>
        void sent.get(name)?.push({ event, state }),
    }),
  },
});

const transitions = (name: string) =>
  sent.get(name)?.map(({ event, state }) => [event.type, state]);

test('Redux DevTools show each transition of the dialog, without name and phone', async () => {
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

  const submission = (phone: string) => ({
    feedback: { customer: '••••', phone, timestamp: 1_795_000_000_000 },
    hasConsent: true,
    isTrapped: false,
  });
  const nothing = {
    submission: {
      feedback: { customer: '', phone: '', timestamp: 0 },
      hasConsent: false,
      isTrapped: false,
    },
  };
  const noPhone = { submission: submission('') };
  const complete = { submission: submission('••••••••••') };
  expect(transitions('callback')).toStrictEqual([
    ['init', { value: 'closed', context: nothing }],
    ['open', { value: { open: 'editing' }, context: nothing }],
    ['submit', { value: { error: 'phoneMissing' }, context: noPhone }],
    ['edit', { value: { open: 'editing' }, context: noPhone }],
    ['submit', { value: { open: 'sending' }, context: complete }],
    [expect.stringContaining('error'), { value: { error: 'sendFailed' }, context: complete }],
    ['submit', { value: { open: 'sending' }, context: complete }],
    [expect.stringContaining('done'), { value: 'sent', context: complete }],
  ]);
  expect(sent.get('callback')?.[4]?.event).toStrictEqual({ type: 'submit', ...complete });
  expect(JSON.stringify(sent.get('callback'))).not.toMatch(/Анна|900/);
});

test('Redux DevTools show each transition of the slider, also when it is mounted again', async () => {
  const { user } = renderApp('/');
  const slides = () => transitions('slider')?.filter(([type]) => type !== 'prepare');
  const state = (index: number, value: string) => ({ value, context: { index } });
  await user.click(screen.getByRole('button', { name: 'Следующий слайд' }));
  expect(slides()).toStrictEqual([
    ['init', state(0, 'firstPicture')],
    ['next', state(1, 'allPictures')],
  ]);

  const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }));
  await user.click(menu.getByRole('link', { name: 'Контакты' }));
  await user.click(menu.getByRole('link', { name: 'Главная' }));
  await user.click(screen.getByRole('button', { name: 'Предыдущий слайд' }));
  expect(slides()).toStrictEqual([
    ['init', state(0, 'firstPicture')],
    ['previous', state(4, 'allPictures')],
  ]);
});

test('every string of context and event is masked, whatever its name and depth', () => {
  const types: {
    readonly context?: { readonly lines: readonly unknown[] };
    readonly events?: { readonly type: 'write'; readonly line: unknown };
  } = {};
  const notes = setup({ types }).createMachine({
    id: 'notes',
    context: { lines: [] },
    on: { write: { actions: assign({ lines: ({ event }) => [event.line] }) } },
  });
  const line = { text: 'Анна', type: 'Пётр', amount: 5 };
  createActor(notes, inspection).start().send({ type: 'write', line });

  const masked = { text: '••••', type: '••••', amount: 5 };
  expect(sent.get('notes')?.[1]).toStrictEqual({
    event: { type: 'write', line: masked },
    state: { value: {}, context: { lines: [masked] } },
  });
});
