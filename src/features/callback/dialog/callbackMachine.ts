import { assign, fromCallback, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { listen } from '../../../shared/lib/listen';
import { isBlank } from './request/phone';
import { sendFeedback, type Feedback } from './request/sendFeedback';

/** The form, as it was submitted. */
interface Submission {
  readonly feedback: Feedback;
  /** Given, or not asked for. */
  readonly hasConsent: boolean;
  /** A field that people can't see is filled. */
  readonly isTrapped: boolean;
}

type CallbackEvent =
  | { readonly type: 'open' | 'close' | 'edit' | 'connect' }
  | ({ readonly type: 'submit' } & Submission);

interface Types {
  readonly context?: { readonly feedback: Feedback };
  readonly events?: CallbackEvent;
}

const types: Types = {};

const nothingYet: Feedback = { customer: '', phone: '', timestamp: 0 };

const send = fromPromise(({ input, signal }: { input: Feedback; signal: AbortSignal }) =>
  sendFeedback(input, signal),
);

const awaitConnection = fromCallback<CallbackEvent>(({ sendBack }) =>
  listen('online', () => sendBack({ type: 'connect' })),
);

/** A new request is checked first. */
const check = [
  { guard: 'isTrapped', target: '#callback.sent' },
  { guard: 'isPhoneMissing', target: '#callback.error.phoneMissing' },
  { guard: 'isConsentMissing', target: '#callback.error.consentMissing' },
  { guard: 'isOffline', target: '#callback.open.waitingForConnection', actions: 'keepFeedback' },
  { target: '#callback.open.sending', actions: 'keepFeedback' },
] as const;

/** One that failed is sent again as it was: the same bytes, its timestamp included. */
const sendAgain = [
  { guard: 'isOffline', target: '#callback.open.waitingForConnection' },
  { target: '#callback.open.sending' },
] as const;

/** The call-back dialog (spec §4). */
export const callbackMachine = setup({
  types,
  actors: { send, awaitConnection },
  actions: {
    keepFeedback: assign(({ context, event }) =>
      event.type === 'submit' ? { feedback: event.feedback } : context,
    ),
  },
  guards: {
    isTrapped: ({ event }) => event.type === 'submit' && event.isTrapped,
    isPhoneMissing: ({ event }) => event.type === 'submit' && isBlank(event.feedback.phone),
    isConsentMissing: ({ event }) => event.type === 'submit' && !event.hasConsent,
    isOffline: () => !navigator.onLine,
  },
  delays: { timeout: 15_000 },
}).createMachine({
  id: 'callback',
  context: { feedback: nothingYet },
  initial: 'closed',
  states: {
    closed: {
      on: { open: 'open' },
    },
    open: {
      initial: 'editing',
      on: { close: 'closed' },
      states: {
        editing: {
          on: { submit: check },
        },
        waitingForConnection: {
          invoke: { src: 'awaitConnection' },
          on: { connect: 'sending', edit: 'editing' },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => context.feedback,
            onDone: '#callback.sent',
            onError: '#callback.error.sendFailed',
          },
          after: { timeout: '#callback.error.sendFailed' },
        },
      },
    },
    error: {
      initial: 'sendFailed',
      on: { close: 'closed', edit: 'open', submit: check },
      states: {
        phoneMissing: {},
        consentMissing: {},
        sendFailed: {
          on: { submit: sendAgain },
        },
      },
    },
    sent: {
      on: { close: 'closed' },
    },
  },
});

export type CallbackState = SnapshotFrom<typeof callbackMachine>;
