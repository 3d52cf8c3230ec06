import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { desktop, settle, withPage } from './openPage';

export interface Load {
  /** ms */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly longest: number;
  readonly longestAfterPaint: number;
  readonly cls: number;
  /** KB as transferred */
  readonly bytes: Readonly<Record<Kind, number>>;
}

const endings = {
  scripts: /\.js$/,
  css: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|jpg|svg)$/,
};
type Kind = keyof typeof endings | 'html';

/** Measures loading a page with an empty cache on slow 4G, until it is idle. */
export function measureLoad(
  browser: Browser,
  origin: string,
  path: string,
  viewport = desktop,
): Promise<Load> {
  return withPage(browser, { origin, viewport, slowNetwork: true }, async (page) => {
    const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'loading'];
    await browser.startTracing(page, { categories });
    await page.goto(origin + path);
    await settle(page);
    const tasks = readTasks(await browser.stopTracing());
    const { sent, ...paints } = await readEntries(page);
    const afterPaint = tasks.filter(({ isAfterPaint }) => isAfterPaint).map(({ ms }) => ms);
    return {
      ...paints,
      tbt: afterPaint.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0),
      longest: Math.max(...tasks.map(({ ms }) => ms)),
      longestAfterPaint: Math.max(...afterPaint),
      bytes: {
        html: sumOf(sent.filter(({ isPage }) => isPage)),
        scripts: sumOf(sent.filter(({ name }) => endings.scripts.test(name))),
        css: sumOf(sent.filter(({ name }) => endings.css.test(name))),
        fonts: sumOf(sent.filter(({ name }) => endings.fonts.test(name))),
        pictures: sumOf(sent.filter(({ name }) => endings.pictures.test(name))),
      },
    };
  });
}

/** Measures when the dialog opens if its trigger is clicked from first paint on, ms. */
export function measureAnswer(browser: Browser, origin: string, path: string): Promise<number> {
  return withPage(browser, { origin, slowNetwork: true }, async (page) => {
    await page.addInitScript(() => {
      const click = () => {
        if (document.querySelector('dialog[open]')) return void performance.mark('answered');
        const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
        if (isPainted) document.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.click();
        requestAnimationFrame(click);
      };
      requestAnimationFrame(click);
    });
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('answered').length > 0);
    return page.evaluate(() => performance.getEntriesByName('answered')[0]?.startTime ?? NaN);
  });
}

function sumOf(sent: readonly { readonly bytes: number }[]): number {
  return sent.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Reads the performance entries of the page. */
function readEntries(page: Page) {
  return page.evaluate(async () => {
    const observed = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // without entries of this type the observer is not called
        setTimeout(resolve, 500, []);
      });
    const shifts = await observed('layout-shift');
    const sent = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map((entry) => ({
        name: entry.name,
        bytes: entry.encodedBodySize,
        isPage: entry instanceof PerformanceNavigationTiming,
      }));
    return {
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      lcp: (await observed('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
      cls: shifts.reduce((sum, shift) => sum + ('value' in shift ? Number(shift.value) : 0), 0),
      sent,
    };
  });
}

const trace = v.object({
  traceEvents: v.array(
    v.object({
      name: v.string(),
      pid: v.number(),
      tid: v.number(),
      /** μs */
      ts: v.number(),
      dur: v.optional(v.number(), 0),
    }),
  ),
});

/** Reads the tasks of the page's main thread. */
function readTasks(buffer: Buffer) {
  const { traceEvents } = v.parse(trace, JSON.parse(buffer.toString()));
  const paint = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace holds no first contentful paint');
  return traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .map(({ ts, dur }) => ({ ms: dur / 1000, isAfterPaint: ts > paint.ts }));
}
