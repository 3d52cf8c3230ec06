import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';

interface Visitor {
  /** Presses by what the device has: a mouse or a finger. */
  readonly press: (target: Locator) => Promise<void>;
  /** The browser of somebody who has never been here. */
  readonly stranger: BrowserContext;
  /**
   * What the console of any page has said: errors, warnings and what was thrown. A test that rightly
   * makes it speak takes the messages out (`expectSaid`); any that is left fails the test.
   */
  readonly said: string[];
}

export const test = base.extend<Visitor>({
  press: async ({ hasTouch }, provide) => {
    await provide((target) => (hasTouch ? target.tap() : target.click()));
  },
  stranger: async ({ browser }, provide) => {
    const context = await browser.newContext();
    const said = listenTo(context);
    await provide(context);
    await context.close();
    expect(said).toEqual([]);
  },
  said: [
    async ({ context }, provide) => {
      const said = listenTo(context);
      await provide(said);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

function listenTo(context: BrowserContext): string[] {
  const said: string[] = [];
  const pages = new Set<string>();
  context.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(request.url());
  });
  context.on('weberror', (error) => said.push(String(error.error())));
  context.on('console', (message) => {
    // a page that is answered with 404 is reported as if a part of it were missing
    const isPage = pages.has(message.location().url);
    if (isPage && message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  return said;
}

/** Waits until just these messages have been said, and takes them out. */
export async function expectSaid(said: string[], messages: readonly unknown[]): Promise<void> {
  await expect.poll(() => said).toEqual(messages);
  said.length = 0;
}

/**
 * Until then the page is what the server sent: what is pressed waits, and the address means nothing.
 * Of a page that answers, the router keeps the scrolling.
 */
export async function waitForCode(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

/** How many elements wait with their layout until they come near the screen. */
export function countSkipped(page: Page): Promise<number> {
  return page.locator('main *').evaluateAll((elements) => {
    const skipped = (element: Element) =>
      element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });
    return elements.filter(skipped).length;
  });
}

export { expect };
