import type { Browser, Page } from '@playwright/test';
import type { Action } from './actions';
import { settle, withPage, type Visit } from './openPage';

/** Measures the time from an action on an idle page to the paint of its effect, ms. */
export function measurePaint(
  browser: Browser,
  visit: Visit,
  path: string,
  { prepare, act, watched }: Action,
): Promise<number> {
  return withPage(browser, visit, async (page) => {
    await page.goto(visit.origin + path);
    await settle(page);
    await prepare?.(page);
    await settle(page);
    await watch(page, watched);
    await act(page);
    await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
    return page.evaluate(() => {
      const [from, to] = ['acted', 'painted'].map((name) => performance.getEntriesByName(name)[0]);
      return from && to ? to.startTime - from.startTime : NaN;
    });
  });
}

/** Marks the next click or key, and the paint in which the element's text or value has changed. */
function watch(page: Page, watched: string): Promise<void> {
  return page.evaluate((selector) => {
    const read = () => {
      const element = document.querySelector(selector);
      return element instanceof HTMLInputElement ? element.value : element?.textContent;
    };
    const before = read();
    const check = () => {
      if (read() === before) return void requestAnimationFrame(check);
      // a frame that shows the change is painted before the next task; of those that wait, one of this
      // priority is the next
      void scheduler.postTask(() => performance.mark('painted'), { priority: 'user-blocking' });
    };
    const waiting = new AbortController();
    const begin = ({ timeStamp }: Event) => {
      waiting.abort();
      performance.mark('acted', { startTime: timeStamp });
      requestAnimationFrame(check);
    };
    for (const type of ['click', 'keydown']) {
      addEventListener(type, begin, { capture: true, signal: waiting.signal });
    }
  }, watched);
}
