import * as circus from 'jest-circus';
import { jestExpect } from '@jest/expect';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { JSDOM } from 'jsdom';

/** Objects that Node and jsdom both have, and that elements and storage take from jsdom alone. */
const ofJsdom = [
  'AbortController',
  'AbortSignal',
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'navigator',
];

/** Defines what jest and jsdom define for a test. */
export function defineGlobals() {
  const { window } = new JSDOM('', { url: 'http://localhost/', pretendToBeVisual: true });
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !ofJsdom.includes(name)) continue;
    Object.defineProperty(globalThis, name, {
      value: window[name],
      configurable: true,
      writable: true,
    });
  }
  const { describe, test, it, beforeAll, beforeEach, afterEach, afterAll } = circus;
  Object.assign(globalThis, { describe, test, it, beforeAll, beforeEach, afterEach, afterAll });
  Object.assign(globalThis, { expect: jestExpect, jest: jestObject() });
}

/** What test/support/setup.ts does around each test. */
export function restoreGlobals() {
  const { jest, localStorage } = globalThis;
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
}

/** What the tests use of it. */
function jestObject() {
  const mocker = new ModuleMocker(globalThis);
  const timers = new ModernFakeTimers({
    config: { rootDir: '', fakeTimers: {} },
    global: globalThis,
  });
  return {
    setTimeout: () => undefined,
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    useFakeTimers: () => timers.useFakeTimers(),
    useRealTimers: () => timers.useRealTimers(),
    advanceTimersByTime: (time) => timers.advanceTimersByTime(time),
  };
}
