import { createActor, fromPromise } from 'xstate';
import {
  callbackMachine,
  type Submission,
} from '../../src/features/callback/dialog/callbackMachine';
import type { Feedback } from '../../src/features/callback/dialog/request/sendFeedback';

const feedback = { customer: 'Анна', phone: '9000000000', timestamp: 5 };
const complete: Submission = { feedback, hasConsent: true, isTrapped: false };

/** An open dialog, and the requests that it sends; the first ones fail. */
function openDialog({ failures = 0, isOnline = true } = {}) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const sent: Feedback[] = [];
  const sendFeedback = fromPromise(({ input }: { input: Feedback }) => {
    sent.push(input);
    return sent.length > failures ? Promise.resolve() : Promise.reject(new Error('refused'));
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
  expect(state()).toEqual({ open: 'editing' });
  expect(await submit()).toBe('sent');
  expect(sent).toEqual([feedback]);
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
  expect(await submit(change)).toEqual(expected);
  expect(sent).toEqual([]);
});

test('a corrected request is checked again', async () => {
  const { dialog, sent, submit, state } = openDialog();
  await submit({ hasConsent: false });
  expect(await submit({ hasConsent: false })).toEqual({ error: 'consentMissing' });
  dialog.send({ type: 'edit' });
  expect(state()).toEqual({ open: 'editing' });
  expect(await submit()).toBe('sent');
  expect(sent).toHaveLength(1);
});

test('a request that failed is repeated as it was', async () => {
  const { sent, submit } = openDialog({ failures: 1 });
  expect(await submit()).toEqual({ error: 'sendFailed' });
  const later = { ...feedback, timestamp: 9 };
  expect(await submit({ feedback: later })).toBe('sent');
  expect(sent).toEqual([feedback, feedback]);
});

describe('Without a connection', () => {
  test('a request waits until there is one', async () => {
    const { sent, submit, state } = openDialog({ isOnline: false });
    expect(await submit()).toEqual({ open: 'waitingForConnection' });
    expect(sent).toEqual([]);
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(state()).toBe('sent');
    expect(sent).toEqual([feedback]);
  });

  test('a request that is edited is no longer sent', async () => {
    const { dialog, sent, submit, state } = openDialog({ isOnline: false });
    await submit();
    dialog.send({ type: 'edit' });
    window.dispatchEvent(new Event('online'));
    expect(state()).toEqual({ open: 'editing' });
    expect(sent).toEqual([]);
  });
});

test.each(['editing', 'sent', 'error'])(
  'a dialog can be closed and opened again: %s',
  async (from) => {
    const { dialog, submit, state } = openDialog();
    if (from === 'sent') await submit();
    if (from === 'error') await submit({ hasConsent: false });
    dialog.send({ type: 'close' });
    expect(state()).toBe('closed');
    dialog.send({ type: 'open' });
    expect(state()).toEqual({ open: 'editing' });
  },
);
