import { createHash } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { emulateMedia, override, tap } from './firefox';
import { removeNewerFeatures } from './oldBrowser';

export interface BrowserOptions {
  /** Whether the browser is as old as the oldest that the site supports. */
  readonly isOld: boolean;
}

interface Visitor {
  /** Taps on a touch screen, clicks otherwise. */
  readonly press: (target: Locator) => Promise<void>;
  /** A browser context without storage: another visitor. */
  readonly newVisitor: BrowserContext;
  /**
   * Errors, warnings and exceptions on the console of any page. A test that expects some removes
   * them (`expectConsole`); any other message fails the test.
   */
  readonly consoleMessages: string[];
}

export const test = base.extend<BrowserOptions & Visitor>({
  isOld: [false, { option: true }],
  context: async ({ context, isOld }, provide) => {
    if (isOld) await removeNewerFeatures(context);
    await provide(context);
  },
  page: async ({ page, browserName, javaScriptEnabled }, provide) => {
    if (browserName === 'firefox') {
      page.emulateMedia = (options = {}) => emulateMedia(page, options);
      if (!javaScriptEnabled) await override(page, { allowJavascript: false });
    }
    await provide(page);
  },
  press: async ({ hasTouch, browserName }, provide) => {
    const touch = browserName === 'firefox' ? tap : (target: Locator) => target.tap();
    await provide((target) => (hasTouch ? touch(target) : target.click()));
  },
  newVisitor: async ({ browser }, provide) => {
    const context = await browser.newContext();
    const consoleMessages = listenTo(context);
    await provide(context);
    await context.close();
    expect(consoleMessages).toStrictEqual([]);
  },
  consoleMessages: [
    async ({ context }, provide) => {
      const consoleMessages = listenTo(context);
      await provide(consoleMessages);
      expect(consoleMessages).toStrictEqual([]);
    },
    { auto: true },
  ],
});

/** Firefox reports a preload that it has given up as one that brought nothing. */
const isGivenUp = (text: string) => text.includes(digestOfNothing);
const digestOfNothing = createHash('sha256').digest('base64');

function listenTo(context: BrowserContext): string[] {
  const consoleMessages: string[] = [];
  const pages = new Set<string>();
  const unknown = new Set<string>();
  const report = (text: string) => {
    if (!isGivenUp(text)) consoleMessages.push(text);
  };
  context.on('request', (request) => {
    if (request.isNavigationRequest()) pages.add(request.url());
  });
  context.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.status() === 404)
      unknown.add(response.url());
  });
  context.on('weberror', (error) => report(String(error.error())));
  context.on('console', (message) => {
    // the browser reports a page with status 404 like a missing resource
    const isPage = pages.has(message.location().url);
    if (isPage && message.text().startsWith('Failed to load resource')) return;
    // the page for unknown addresses preloads its own script, which a new category does not use
    const isUnused = message.text().includes('but not used within a few seconds');
    if (isUnused && unknown.has(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) report(message.text());
  });
  if (context.browser()?.browserType().name() === 'firefox') reportRequests(context, report);
  return consoleMessages;
}

/** Reports requests that fail in the words of Chromium; Firefox itself leaves them out. */
function reportRequests(context: BrowserContext, report: (text: string) => void): void {
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // of a page that is being left
    if (errorText !== 'NS_BINDING_ABORTED') report(`Failed to load resource: net::ERR_FAILED`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status < 400 || response.request().isNavigationRequest()) return;
    report(`Failed to load resource: the server responded with a status of ${status}`);
  });
}

/** Waits until the console has exactly these messages, and removes them. */
export async function expectConsole(
  consoleMessages: string[],
  messages: readonly unknown[],
): Promise<void> {
  await expect.poll(() => consoleMessages).toStrictEqual(messages);
  consoleMessages.length = 0;
}

/** Until a page is hydrated, input is held, and the query and hash of its address have no effect. */
export async function waitForHydration(page: Page): Promise<void> {
  // between two pages there is no root
  await page.waitForFunction(() => document.querySelector('[data-hydrated]') !== null);
}

/**
 * Waits until nothing has been loaded for half a second. Playwright's «networkidle» is reached once per
 * page, so it does not wait for code that an interaction asks for later.
 */
export async function waitForQuiet(page: Page): Promise<void> {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  await expect(async () => {
    const before = await fetched();
    await page.waitForTimeout(500);
    expect(await fetched()).toBe(before);
  }).toPass();
}

/** The number of elements whose layout is skipped while they are far from the viewport. */
export function countSkipped(page: Page): Promise<number> {
  return page.locator('main *').evaluateAll((elements) => {
    const skipped = (element: Element) =>
      element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true });
    return elements.filter(skipped).length;
  });
}

export { expect };
