import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** px */
export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Slow 4G: latency in ms, throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export interface Visit {
  readonly origin: string;
  readonly viewport?: typeof desktop;
  /** With a touch screen in place of a mouse. */
  readonly hasTouch?: boolean;
  /** Emulates slow 4G; otherwise the network is not throttled. */
  readonly slowNetwork?: boolean;
  /** Saved as the storage entry «cart» beforehand. */
  readonly cart?: readonly object[];
  /** Replace the settings in the pages. */
  readonly settings?: object;
}

/** Time limit of a visit, ms. */
const visitTimeout = 120_000;

/**
 * Runs a visit in a new browser context, with a processor slowed down four times.
 * @throws if the visit takes longer than two minutes
 */
export async function withPage<T>(
  browser: Browser,
  { origin, viewport = desktop, hasTouch = false, slowNetwork = false, cart, settings }: Visit,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport, hasTouch, isMobile: hasTouch });
  const page = await context.newPage();
  // starts the process of the origin before the processor is slowed down
  await page.goto(`${origin}/robots.txt`);
  if (cart) await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
  if (settings) await replaceSettings(page, settings);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow4G);
  const end = new AbortController();
  const expire = setTimeout(visitTimeout, undefined, end).then(() => {
    throw new Error(`A visit of ${page.url()} has timed out`);
  });
  try {
    return await Promise.race([visit(page), expire]);
  } finally {
    end.abort();
    await context.close();
  }
}

async function replaceSettings(page: Page, settings: object): Promise<void> {
  const block = JSON.stringify(settings).replaceAll('<', '\\u003c');
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(?<=id="settings">)[^<]*/, () => block);
      await route.fulfill({ response, body });
    },
  );
}

/** Time limit of requests after the page has loaded, ms. */
const networkTimeout = 6000;

/** Waits until the network and the processor are idle. */
export async function settle(page: Page): Promise<void> {
  // Playwright sometimes misses the end of the last request
  await page.waitForLoadState('networkidle', { timeout: networkTimeout }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
