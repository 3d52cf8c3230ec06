import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { server } from '../../mocks/server';

// a busy machine is not a failure
configure({ asyncUtilTimeout: 4000 });

/** A test that expects a warning spies on the console itself; any other warning fails the test. */
let complaints: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  complaints = [];
  for (const method of ['error', 'warn'] as const) {
    jest.spyOn(console, method).mockImplementation((...args) => {
      complaints.push(format(...args));
    });
  }
});

afterEach(() => {
  server.resetHandlers();
  jest.useRealTimers();
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});

afterAll(() => server.close());

// jsdom does no layout
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// jest-fixed-jsdom puts Node's FormData in the place of jsdom's own, which alone can read a form
const frame = document.body.appendChild(document.createElement('iframe'));
globalThis.FormData = frame.contentWindow?.window.FormData ?? FormData;
frame.remove();

// jsdom has the element, but not its two methods
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// jsdom's files are read by its FileReader only
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
