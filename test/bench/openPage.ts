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
  /** Without it the network is as fast as the machine. */
  readonly slowNetwork?: boolean;
  /** The entry 'cart' of the browser's storage. */
  readonly cart?: readonly object[];
  /** Take the place of those that the pages were built with. */
  readonly settings?: object;
}

/** Longer than any visit lasts, ms. */
const patience = 60_000;

/**
 * Hands over a page of a browser that has seen nothing yet, with a processor slowed four times.
 * @throws where the visit takes longer than a minute
 */
export async function withPage<T>(
  browser: Browser,
  { origin, viewport = desktop, slowNetwork = false, cart, settings }: Visit,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  // settles in a process of the origin before that is slowed
  await page.goto(`${origin}/robots.txt`);
  if (cart) await page.evaluate((text) => localStorage.setItem('cart', text), JSON.stringify(cart));
  if (settings) await replaceSettings(page, settings);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow4G);
  const end = new AbortController();
  const expire = setTimeout(patience, undefined, end).then(() => {
    throw new Error(`A visit of ${page.url()} did not come to its end`);
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

/** Longer than any request takes after the page has been loaded, ms. */
const networkPatience = 6000;

/** The network and the processor have nothing left to do. */
export async function settle(page: Page): Promise<void> {
  // that the last request has ended is missed at times
  await page.waitForLoadState('networkidle', { timeout: networkPatience }).catch(() => undefined);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
