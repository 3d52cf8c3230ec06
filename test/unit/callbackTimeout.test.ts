import { createActor, fromPromise } from 'xstate';
import { callbackMachine } from '../../src/features/callback/dialog/callbackMachine';
import type { Feedback } from '../../src/features/callback/dialog/request/sendFeedback';

/** A dialog that is sending; the server answers when told to. */
function startSending() {
  jest.useFakeTimers();
  let resolve = () => {};
  const answer = new Promise<void>((settle) => (resolve = settle));
  let signal: AbortSignal | undefined;
  const send = fromPromise((sent: { input: Feedback; signal: AbortSignal }) => {
    signal = sent.signal;
    return answer;
  });
  const dialog = createActor(callbackMachine.provide({ actors: { send } })).start();
  const feedback = { customer: '', phone: '9000000000', timestamp: 0 };
  dialog.send({ type: 'open' });
  dialog.send({ type: 'submit', feedback, hasConsent: true, isTrapped: false });
  const succeed = async () => {
    resolve();
    await answer;
  };
  return { dialog, succeed, isGivenUp: () => signal?.aborted };
}

describe('Time-out of 15 s', () => {
  test('counts as a failure and gives the request up', () => {
    const { dialog, isGivenUp } = startSending();
    jest.advanceTimersByTime(14_999);
    expect(dialog.getSnapshot().value).toEqual({ open: 'sending' });
    expect(isGivenUp()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(dialog.getSnapshot().value).toEqual({ error: 'sendFailed' });
    expect(isGivenUp()).toBe(true);
  });

  test('an answer after it changes nothing', async () => {
    const { dialog, succeed } = startSending();
    jest.advanceTimersByTime(15_000);
    await succeed();
    expect(dialog.getSnapshot().value).toEqual({ error: 'sendFailed' });
  });

  test('an answer before it counts', async () => {
    const { dialog, succeed } = startSending();
    jest.advanceTimersByTime(14_999);
    await succeed();
    expect(dialog.getSnapshot().value).toBe('sent');
  });

  test('neither comes through once the dialog is closed', async () => {
    const { dialog, succeed, isGivenUp } = startSending();
    dialog.send({ type: 'close' });
    expect(isGivenUp()).toBe(true);
    await succeed();
    jest.advanceTimersByTime(15_000);
    expect(dialog.getSnapshot().value).toBe('closed');
  });
});
