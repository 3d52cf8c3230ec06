import { assertEvent, assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { HttpError } from '../../../shared/lib/http';
import { listen } from '../../../shared/lib/listen';
import { isBlank } from './request/phoneNumber';
import { sendFeedback, type Feedback } from './request/sendFeedback';

/** The submitted form. */
export interface Submission {
  readonly feedback: Feedback;
  /** Also true if the settings require no consent. */
  readonly hasConsent: boolean;
  /** Whether the field hidden from people (a honeypot) was filled in. */
  readonly isTrapped: boolean;
}

interface Context {
  readonly submission: Submission;
}

type CallbackEvent =
  | { readonly type: 'open' | 'close' | 'edit' | 'connect' }
  | { readonly type: 'submit'; readonly submission: Submission };

interface Types {
  readonly context?: Context;
  readonly events?: CallbackEvent;
}

const types: Types = {};

const emptySubmission: Submission = {
  feedback: { customer: '', phone: '', timestamp: 0 },
  hasConsent: false,
  isTrapped: false,
};

const submittedFeedback = ({ context }: { readonly context: Context }) =>
  context.submission.feedback;

const sendingActor = fromPromise(
  ({ input, signal }: { readonly input: Feedback; readonly signal: AbortSignal }) =>
    sendFeedback(input, signal),
);

const connectionActor = fromCallback<CallbackEvent>(({ sendBack }) => {
  const listening = new AbortController();
  listen('online', () => sendBack({ type: 'connect' }), listening.signal);
  return () => listening.abort();
});

/** A new request is checked before it is sent. */
const check = { target: '#callback.open.checking', actions: 'keepSubmission' } as const;

/** The call-back dialog (docs/product.md §12). Its diagram is in docs/machines.md. */
export const callbackMachine = setup({
  types,
  actors: { sendFeedback: sendingActor, listenForConnection: connectionActor },
  actions: {
    keepSubmission: assign(({ event }) => {
      assertEvent(event, 'submit');
      return { submission: event.submission };
    }),
  },
  guards: {
    isTrapped: ({ context }) => context.submission.isTrapped,
    isPhoneMissing: ({ context }) => isBlank(context.submission.feedback.phone),
    isConsentMissing: ({ context }) => !context.submission.hasConsent,
    isOnline: () => navigator.onLine,
    isTooLong: ({ event }) =>
      'error' in event && event.error instanceof HttpError && event.error.status === 413,
    // a password manager may change fields without an event
    isSameText: ({ context, event }) => {
      assertEvent(event, 'submit');
      const { feedback } = event.submission;
      const { customer, phone } = context.submission.feedback;
      return feedback.customer === customer && feedback.phone === phone;
    },
  },
  delays: { answerTimeout: 15_000 },
}).createMachine({
  id: 'callback',
  context: { submission: emptySubmission },
  initial: 'closed',
  on: { close: '.closed' },
  states: {
    closed: {
      on: { open: 'open' },
    },
    open: {
      initial: 'editing',
      states: {
        editing: {
          on: { submit: check },
        },
        checking: {
          always: [
            { guard: 'isTrapped', target: '#callback.sent' },
            { guard: 'isPhoneMissing', target: '#callback.error.phoneMissing' },
            { guard: 'isConsentMissing', target: '#callback.error.consentMissing' },
            { target: 'waitingForConnection' },
          ],
        },
        waitingForConnection: {
          always: { guard: 'isOnline', target: 'sending' },
          invoke: { src: 'listenForConnection' },
          on: { connect: 'sending', edit: 'editing' },
        },
        sending: {
          invoke: {
            src: 'sendFeedback',
            input: submittedFeedback,
            onDone: '#callback.sent',
            onError: [
              { guard: 'isTooLong', target: '#callback.error.tooLong' },
              { target: '#callback.error.sendFailed' },
            ],
          },
          after: { answerTimeout: '#callback.error.sendFailed' },
        },
      },
    },
    error: {
      initial: 'sendFailed',
      on: { edit: 'open', submit: check },
      states: {
        phoneMissing: {},
        consentMissing: {},
        sendFailed: {
          // sends the same request again, with the same timestamp
          on: { submit: { guard: 'isSameText', target: '#callback.open.waitingForConnection' } },
        },
        tooLong: {},
      },
    },
    sent: {},
  },
});

export type CallbackState = SnapshotFrom<typeof callbackMachine>;
