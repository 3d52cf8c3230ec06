import { test as base, expect, type ConsoleMessage } from '@playwright/test';

/** A test in which anything is said on the console, or thrown, has failed. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const said: string[] = [];
      page.on('pageerror', (error) => said.push(String(error)));
      page.on('console', (message: ConsoleMessage) => {
        // a page that is answered with 404 is reported as if a part of it were missing
        if (message.location().url === page.url()) return;
        if (['error', 'warning'].includes(message.type())) said.push(message.text());
      });
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
