import type { Page } from '@playwright/test';

/** Kinds of calls to the browser that may fail. */
export const kinds = [
  'getItem',
  'setItem',
  'removeItem',
  'pushState',
  'replaceState',
  'writeText',
  'arrayBuffer',
  'fetch',
] as const;
export type Kind = (typeof kinds)[number];

/** Tells that a call has been broken. */
const mark = 'broken call';

/** Makes the n-th call of a kind fail in each document of a page. @returns whether it has been made */
export async function breakCall(page: Page, kind: Kind, n: number): Promise<() => boolean> {
  let isMade = false;
  page.on('console', (message) => {
    isMade ||= message.text() === mark;
  });
  await page.addInitScript(
    ([name, nth, made]) => {
      // the blank page before the first one has no clipboard in Firefox
      if (!isSecureContext) return;
      const owner = [
        Storage.prototype,
        History.prototype,
        Clipboard.prototype,
        Blob.prototype,
        window,
      ].find((one) => name in one);
      const original: unknown = owner && Reflect.get(owner, name);
      if (!owner || typeof original !== 'function') throw new Error(`no ${name}`);
      let count = 0;
      const broken = function call(this: unknown, ...args: unknown[]): unknown {
        count += 1;
        if (count !== nth) return Reflect.apply(original, this, args);
        console.warn(made);
        const error = new DOMException('broken by the test', 'QuotaExceededError');
        if (['writeText', 'arrayBuffer', 'fetch'].includes(name)) return Promise.reject(error);
        throw error;
      };
      Reflect.set(owner, name, broken);
    },
    [kind, n, mark] as const,
  );
  return () => isMade;
}

/** Makes the n-th request of a page for a script fail. @returns whether it has been made */
export async function breakScript(page: Page, n: number): Promise<() => boolean> {
  let count = 0;
  await page.route('/assets/*.js', async (route) => {
    count += 1;
    await (count === n ? route.abort() : route.continue());
  });
  return () => count >= n;
}
