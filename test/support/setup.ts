import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import type * as FastCheck from 'fast-check';
import { setMaxListeners } from 'node:events';
import { format } from 'node:util';
import { server } from '../../mocks/server';

// a slow machine must not make a test fail
configure({ asyncUtilTimeout: 4000 });

// properties are tried with the same values in each run, unless another seed is given
jest.mock('fast-check', () => {
  const fastCheck = jest.requireActual<typeof FastCheck>('fast-check');
  fastCheck.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
  return fastCheck;
});

/** Warnings and errors on the console fail a test, unless it mocks the console itself. */
let messages: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  messages = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args) => {
      const message = format(...args);
      // Redux Toolkit tells of a check that took long, as it does on a busy machine
      if (!/Middleware took \d+ms/.test(message)) messages.push(message);
    });
  }
});

afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  expect(messages).toStrictEqual([]);
});

afterAll(() => server.close());

// jsdom has no layout: no media query matches
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has no layout and does not scroll
globalThis.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jest-fixed-jsdom replaces jsdom's FormData by Node's, which cannot read a form element
const frame = document.body.appendChild(document.createElement('iframe'));
globalThis.FormData = frame.contentWindow?.window.FormData ?? FormData;
frame.remove();

// the site stops all its listeners by one signal, of which Node would warn
setMaxListeners(30);

// jsdom's listeners take only jsdom's own signals, and jest-fixed-jsdom has put Node's in their place
for (const target of [window, document, HTMLElement.prototype]) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called on whatever it is called on
  const listen: EventTarget['addEventListener'] = target.addEventListener;
  const addEventListener: EventTarget['addEventListener'] = function addEventListener(
    this: EventTarget,
    type,
    listener,
    options,
  ) {
    if (typeof options !== 'object' || !options.signal) {
      listen.call(this, type, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    listen.call(this, type, listener, rest);
    signal.addEventListener('abort', () => {
      if (listener) this.removeEventListener(type, listener, rest);
    });
  };
  Object.assign(target, { addEventListener });
}

// jsdom has the element, but not these two methods and the event that they send before
function tellToggle(dialog: HTMLDialogElement, newState: 'open' | 'closed'): void {
  dialog.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
}
HTMLDialogElement.prototype.showModal = function showModal() {
  // as in the oldest browsers
  if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
  tellToggle(this, 'open');
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  tellToggle(this, 'closed');
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// jsdom can read a File only through FileReader
File.prototype.arrayBuffer = function arrayBuffer() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result !== 'object' || !reader.result) return;
      resolve(Uint8Array.from(new Uint8Array(reader.result)).buffer);
    };
    reader.readAsArrayBuffer(this);
  });
};
