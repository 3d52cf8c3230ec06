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

/** Makes the n-th call of a kind fail in each document that the page opens. */
export async function breakCall(page: Page, kind: Kind, n: number): Promise<void> {
  await page.addInitScript(
    ([name, nth]) => {
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
        document.documentElement.dataset.broken = '';
        const error = new DOMException('broken by the test', 'QuotaExceededError');
        if (['writeText', 'arrayBuffer', 'fetch'].includes(name)) return Promise.reject(error);
        throw error;
      };
      Reflect.set(owner, name, broken);
    },
    [kind, n] as const,
  );
}
