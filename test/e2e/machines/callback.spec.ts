import type { Page, Route } from '@playwright/test';
import { fromCallback, fromPromise } from 'xstate';
import demo from '../../../mocks/settings.json';
import { callbackMachine } from '../../../src/features/callback/dialog/callbackMachine';
import { HttpError } from '../../../src/shared/lib/http';
import { dialogOf, nameField, phone, phoneField, sendButton } from '../support/callback';
import { replaceSettings } from '../support/settings';
import { expect, test, waitForHydration } from '../support/test';
import { untaken, walksOf } from '../support/walks';

const submission = (more: object = {}, text: object = {}) => ({
  feedback: { customer: 'Анна', phone, timestamp: 0, ...text },
  hasConsent: true,
  isTrapped: false,
  ...more,
});
const submit = (...about: Parameters<typeof submission>) =>
  ({ type: 'submit', submission: submission(...about) }) as const;

const offline = submit({}, { timestamp: 1 });
const sending = 'callback.open.sending';
/** An event that only XState sends, which the types of the machine do not have. */
const internal = (type: string, more: object = {}) => ({ type, ...more }) as never;

const events = {
  'opens the dialog': { type: 'open' },
  'closes the dialog': { type: 'close' },
  types: { type: 'edit' },
  'presses the button': submit(),
  'presses the button without a phone': submit({}, { phone: '' }),
  'presses the button without consent': submit({ hasConsent: false }),
  'presses the button as a bot': submit({ isTrapped: true }),
  'presses the button offline': offline,
  'is online again': { type: 'connect' },
  'is answered': internal(`xstate.done.actor.0.${sending}`),
  'is answered with 500': internal(`xstate.error.actor.0.${sending}`, {
    error: new HttpError(500),
  }),
  'is answered with 413': internal(`xstate.error.actor.0.${sending}`, {
    error: new HttpError(413),
  }),
  'is not answered for 15 s': internal(`xstate.after.answerTimeout.${sending}`),
} as const;
type Action = keyof typeof events;

const model = {
  machine: callbackMachine.provide({
    guards: {
      isOnline: ({ event, context }) =>
        event !== offline && context.submission !== offline.submission,
    },
    actors: {
      sendFeedback: fromPromise(() => new Promise<void>(() => undefined)),
      listenForConnection: fromCallback(() => undefined),
    },
  }),
  events,
  nameOf: ({ value }: { readonly value: unknown }) =>
    typeof value === 'string'
      ? value
      : Object.entries(value as object)
          .flat()
          .join('.'),
  isPossible: (state: string, action: string) =>
    state !== 'closed' || action === 'opens the dialog',
};

const walks = walksOf(model);

test('the walks take every transition of the machine', () => {
  expect(untaken(model, walks)).toStrictEqual([]);
});

/** A page with the dialog, and a server that answers when told. */
class Visit {
  private asked: Route[] = [];
  private texts = 0;

  constructor(
    readonly page: Page,
    readonly press: (target: ReturnType<Page['locator']>) => Promise<void>,
  ) {}

  async open(): Promise<void> {
    const { page } = this;
    await page.clock.install();
    await page.route('/api/feedbacks', (route) => void this.asked.push(route));
    const company = { ...demo.company, consentUrl: '/conditions' };
    await replaceSettings(page, { ...demo, company });
    await page.goto('/contacts');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
  }

  /** As after a reload, without one. */
  async startAgain(): Promise<void> {
    await this.page.context().setOffline(false);
    await this.page.keyboard.press('Escape');
    await this.see('closed');
    this.asked = [];
  }

  async do(action: string): Promise<void> {
    const { page } = this;
    const actions: Readonly<Record<Action, () => Promise<void>>> = {
      'opens the dialog': () =>
        this.press(page.getByRole('button', { name: 'Закажи обратный звонок' })),
      'closes the dialog': () => page.keyboard.press('Escape'),
      types: () => nameField(page).fill(`Анна ${(this.texts += 1)}`),
      'presses the button': () => this.submit(),
      'presses the button without a phone': () => this.submit({ text: '' }),
      'presses the button without consent': () => this.submit({ consent: false }),
      'presses the button as a bot': () => this.submit({ topic: 'spam' }),
      'presses the button offline': async () => {
        await page.context().setOffline(true);
        await this.submit();
      },
      'is online again': () => page.context().setOffline(false),
      'is answered': () => this.answer(204),
      'is answered with 500': () => this.answer(500),
      'is answered with 413': () => this.answer(413),
      'is not answered for 15 s': async () => {
        await expect.poll(() => this.asked.length).toBe(1);
        await page.clock.fastForward(15_000);
      },
    };
    await actions[action as Action]();
  }

  /** Fills in the form without events, as password managers do, since an event would be a action of its own. */
  private async submit({ text = phone, consent = true, topic = '' } = {}): Promise<void> {
    await phoneField(this.page).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, text);
    await dialogOf(this.page)
      .getByRole('checkbox')
      .evaluate((box: HTMLInputElement, isChecked) => {
        box.checked = isChecked;
      }, consent);
    await dialogOf(this.page)
      .locator('[name=topic]')
      .evaluate((field: HTMLInputElement, value) => {
        field.value = value;
      }, topic);
    await this.press(sendButton(this.page));
  }

  private async answer(status: number): Promise<void> {
    await expect.poll(() => this.asked.length).toBe(1);
    await this.asked.pop()?.fulfill({ status });
  }

  /** Expects what a visitor sees in a state. */
  async see(state: string): Promise<void> {
    const dialog = dialogOf(this.page);
    const message = dialog.getByRole('alert');
    const says = async (button: string, text: string) => {
      await expect(message).toContainText(text);
      await expect(sendButton(this.page)).toHaveText(button);
    };
    const states: Readonly<Record<string, () => Promise<void>>> = {
      closed: () => expect(dialog).toBeHidden(),
      'open.editing': async () => {
        await expect(dialog).toBeVisible();
        await expect(message).toBeEmpty();
        await expect(sendButton(this.page)).toHaveText('Отправить');
      },
      'open.waitingForConnection': () => says('Отправить', 'Нет связи. Отправим, как только'),
      'open.sending': () => says('Отправляем…', ''),
      'error.phoneMissing': () => says('Отправить', 'Укажите телефон'),
      'error.consentMissing': () => says('Отправить', 'Отметьте согласие'),
      'error.sendFailed': () => says('Повторить', 'Не удалось отправить'),
      'error.tooLong': () => says('Отправить', 'Слишком длинный текст'),
      sent: () => expect(dialog.getByRole('heading', { name: 'Ожидайте звонка!' })).toBeVisible(),
    };
    await states[state]?.();
    expect(Object.keys(states)).toContain(state);
  }
}

const starts = new Map(walks.map(({ way }) => [way.join(', ') || 'nothing', way]));

for (const [name, way] of starts) {
  test(`the dialog follows its machine after a visitor ${name}`, async ({
    page,
    press,
    consoleMessages,
  }) => {
    const visit = new Visit(page, press);
    await visit.open();
    for (const walk of walks.filter((one) => one.way === way || one.way.join() === way.join())) {
      await test.step(walk.action, async () => {
        for (const [index, action] of [...walk.way, walk.action].entries()) {
          await visit.do(action);
          await visit.see(walk.states[index] ?? '');
        }
        await visit.startAgain();
      });
    }
    // of the answers 413 and 500, and of code that was being preloaded when the connection broke
    const expected = /status of (413|500)|ERR_(INTERNET_DISCONNECTED|FAILED)/;
    const failures = consoleMessages.splice(0).filter((text) => !expected.test(text));
    expect(failures).toStrictEqual([]);
  });
}
