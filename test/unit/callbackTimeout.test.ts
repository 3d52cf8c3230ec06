import { createActor, fromPromise } from 'xstate';
import { callbackMachine } from '../../src/features/callback/dialog/callbackMachine';
import type { Feedback } from '../../src/features/callback/dialog/request/sendFeedback';

/** A dialog that is sending a request; the server answers when `succeed` is called. */
function startSending() {
  jest.useFakeTimers();
  let resolve = () => {};
  const answer = new Promise<void>((settle) => (resolve = settle));
  let signal: AbortSignal | undefined;
  const sendFeedback = fromPromise((sent: { input: Feedback; signal: AbortSignal }) => {
    signal = sent.signal;
    return answer;
  });
  const dialog = createActor(callbackMachine.provide({ actors: { sendFeedback } })).start();
  const feedback = { customer: '', phone: '9000000000', timestamp: 0 };
  dialog.send({ type: 'open' });
  dialog.send({ type: 'submit', submission: { feedback, hasConsent: true, isTrapped: false } });
  const succeed = async () => {
    resolve();
    await answer;
  };
  return { dialog, succeed, isAborted: () => signal?.aborted };
}

describe('The time-out of 15 s', () => {
  test('aborts the request and counts as a failure', () => {
    const { dialog, isAborted } = startSending();
    jest.advanceTimersByTime(14_999);
    expect(dialog.getSnapshot().value).toStrictEqual({ open: 'sending' });
    expect(isAborted()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(dialog.getSnapshot().value).toStrictEqual({ error: 'sendFailed' });
    expect(isAborted()).toBe(true);
  });

  test('makes a later answer have no effect', async () => {
    const { dialog, succeed } = startSending();
    jest.advanceTimersByTime(15_000);
    await succeed();
    expect(dialog.getSnapshot().value).toStrictEqual({ error: 'sendFailed' });
  });

  test('does not affect an answer that comes in time', async () => {
    const { dialog, succeed } = startSending();
    jest.advanceTimersByTime(14_999);
    await succeed();
    expect(dialog.getSnapshot().value).toBe('sent');
  });

  test('has no effect once the dialog is closed, nor has an answer', async () => {
    const { dialog, succeed, isAborted } = startSending();
    dialog.send({ type: 'close' });
    expect(isAborted()).toBe(true);
    await succeed();
    jest.advanceTimersByTime(15_000);
    expect(dialog.getSnapshot().value).toBe('closed');
  });
});
