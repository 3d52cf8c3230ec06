import { createActor, fromPromise, waitFor } from 'xstate';
import {
  callbackMachine,
  type Submission,
} from '../../src/features/callback/dialog/callbackMachine';
import type { Feedback } from '../../src/features/callback/dialog/request/sendFeedback';
import { HttpError } from '../../src/shared/lib/http';

const feedback = { customer: 'Анна', phone: '9000000000', timestamp: 5 };
const complete: Submission = { feedback, hasConsent: true, isTrapped: false };

/** An open dialog, and the requests that it sends; the first ones fail with the errors. */
function openDialog({ errors = Array<Error>(), isOnline = true } = {}) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const sent: Feedback[] = [];
  const sendFeedback = fromPromise(({ input }: { input: Feedback }) => {
    sent.push(input);
    const error = errors[sent.length - 1];
    return error ? Promise.reject(error) : Promise.resolve();
  });
  const dialog = createActor(callbackMachine.provide({ actors: { sendFeedback } })).start();
  dialog.send({ type: 'open' });
  const submit = async (change: Partial<Submission> = {}) => {
    dialog.send({ type: 'submit', submission: { ...complete, ...change } });
    await new Promise((resolve) => setTimeout(resolve));
    return dialog.getSnapshot().value;
  };
  return { dialog, sent, submit, state: () => dialog.getSnapshot().value };
}

afterEach(() => jest.restoreAllMocks());

test('a complete request is sent as it was filled in', async () => {
  const { sent, submit, state } = openDialog();
  expect(state()).toStrictEqual({ open: 'editing' });
  expect(await submit()).toBe('sent');
  expect(sent).toStrictEqual([feedback]);
});

test.each([
  ['no phone', { feedback: { ...feedback, phone: ' ' } }, { error: 'phoneMissing' }],
  ['no consent', { hasConsent: false }, { error: 'consentMissing' }],
  [
    'neither phone nor consent',
    { feedback: { ...feedback, phone: '' }, hasConsent: false },
    { error: 'phoneMissing' },
  ],
  ['a field that people do not see', { isTrapped: true, hasConsent: false }, 'sent'],
])('a request with %s is not sent', async (_, change, expected) => {
  const { sent, submit } = openDialog();
  expect(await submit(change)).toStrictEqual(expected);
  expect(sent).toStrictEqual([]);
});

test('a corrected request is checked again', async () => {
  const { dialog, sent, submit, state } = openDialog();
  await submit({ hasConsent: false });
  expect(await submit({ hasConsent: false })).toStrictEqual({ error: 'consentMissing' });
  dialog.send({ type: 'edit' });
  expect(state()).toStrictEqual({ open: 'editing' });
  expect(await submit()).toBe('sent');
  expect(sent).toHaveLength(1);
});

test('a request that failed is repeated as it was', async () => {
  const { sent, submit } = openDialog({ errors: [new Error('refused')] });
  expect(await submit()).toStrictEqual({ error: 'sendFailed' });
  const later = { ...feedback, timestamp: 9 };
  expect(await submit({ feedback: later })).toBe('sent');
  expect(sent).toStrictEqual([feedback, feedback]);
});

test.each([{ customer: 'Ольга' }, { phone: '9110000000' }])(
  'a request that failed and was changed to %j without an event is another one',
  async (change) => {
    const { sent, submit } = openDialog({ errors: [new Error('refused')] });
    await submit();
    const later = { ...feedback, ...change, timestamp: 9 };
    expect(await submit({ feedback: later })).toBe('sent');
    expect(sent).toStrictEqual([feedback, later]);
  },
);

test('only a request that is too long is refused as such', async () => {
  const { sent, submit } = openDialog({ errors: [new HttpError(500), new HttpError(413)] });
  expect(await submit()).toStrictEqual({ error: 'sendFailed' });
  expect(await submit()).toStrictEqual({ error: 'tooLong' });
  const later = { ...feedback, timestamp: 9 };
  expect(await submit({ feedback: later })).toBe('sent');
  expect(sent).toStrictEqual([feedback, feedback, later]);
});

test('the request is posted to the server', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const answer = new Response(null, { status: 204 });
  const post = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  const dialog = createActor(callbackMachine).start();
  dialog.send({ type: 'open' });
  dialog.send({ type: 'submit', submission: complete });
  await waitFor(dialog, (state) => state.matches('sent'));
  expect(post.mock.calls.map(([, request]) => request?.body)).toStrictEqual([
    JSON.stringify(feedback),
  ]);
});

describe('Without a connection', () => {
  test('a request waits until there is one', async () => {
    const { sent, submit, state } = openDialog({ isOnline: false });
    expect(await submit()).toStrictEqual({ open: 'waitingForConnection' });
    expect(sent).toStrictEqual([]);
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe('sent');
    expect(sent).toStrictEqual([feedback]);
  });

  test('a request that is edited is no longer sent', async () => {
    const { dialog, sent, submit, state } = openDialog({ isOnline: false });
    await submit();
    dialog.send({ type: 'edit' });
    window.dispatchEvent(new Event('online'));
    expect(state()).toStrictEqual({ open: 'editing' });
    expect(sent).toStrictEqual([]);
  });

  test('a dialog that is closed waits no longer', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const { dialog, submit } = openDialog({ isOnline: false });
    await submit();
    const signals = listen.mock.calls.map(([, , options]) => options).filter(hasSignal);
    const isWaiting = () => signals.map(({ signal }) => !signal.aborted);
    expect(isWaiting()).toStrictEqual([true]);
    dialog.send({ type: 'close' });
    expect(isWaiting()).toStrictEqual([false]);
  });
});

function hasSignal(options: unknown): options is { readonly signal: AbortSignal } {
  return typeof options === 'object' && options !== null && 'signal' in options;
}

test.each(['editing', 'sent', 'error'])(
  'a dialog can be closed and opened again: %s',
  async (from) => {
    const { dialog, submit, state } = openDialog();
    if (from === 'sent') await submit();
    if (from === 'error') await submit({ hasConsent: false });
    dialog.send({ type: 'close' });
    expect(state()).toBe('closed');
    dialog.send({ type: 'open' });
    expect(state()).toStrictEqual({ open: 'editing' });
  },
);
