import type { Browser, Page } from '@playwright/test';
import { settle, withPage, type Visit } from './openPage';

/** Time in which a page without input loads the code of its links, ms. */
export const restTime = 3000;

/**
 * Measures from a press on the link «Каталог», with a pointer that arrives and presses at once or by a
 * tap, to the paint of another heading, ms, also if the link opens another document.
 * @param rest the time between loading the page and the press, ms
 */
export function measurePress(
  browser: Browser,
  visit: Visit,
  path: string,
  rest: number,
): Promise<number> {
  return withPage(browser, visit, async (page) => {
    await page.addInitScript(watchHeading);
    await page.goto(visit.origin + path);
    await settle(page);
    await page.waitForTimeout(rest);
    const box = await page.getByRole('link', { name: 'Каталог' }).first().boundingBox();
    if (!box) throw new Error(`No link «Каталог» is on the screen of ${visit.origin}${path}`);
    const place = [box.x + box.width / 2, box.y + box.height / 2] as const;
    if (visit.hasTouch) {
      await page.touchscreen.tap(...place);
    } else {
      await page.mouse.move(...place);
      await page.mouse.down();
      await page.mouse.up();
    }
    return readTime(page);
  });
}

/** Keeps the times of the press and of the paint where the next document finds them. */
function watchHeading(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.pressed ??= performance.timeOrigin + timeStamp;
      sessionStorage.before ??= heading();
    },
    { capture: true },
  );
  const check = () => {
    const { pressed, before } = sessionStorage;
    if (pressed === undefined || [before, ''].includes(heading()))
      return void requestAnimationFrame(check);
    // a frame that shows the change is painted before the next task; of those that wait, one of this
    // priority is the next
    const show = () => {
      sessionStorage.shown ??= now();
    };
    void scheduler.postTask(show, { priority: 'user-blocking' });
  };
  requestAnimationFrame(check);
}

async function readTime(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => {
    const { pressed, shown } = sessionStorage;
    return shown === undefined ? undefined : Number(shown) - Number(pressed);
  });
  return (await time.jsonValue()) ?? NaN;
}
