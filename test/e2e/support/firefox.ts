import { test } from '@playwright/test';
import type { Locator, Page, Request } from '@playwright/test';
import { overrideMark, sentBodyHeader, tapMark } from '../firefox/marks';

/** What a page finds in the place of the machine's own settings. */
interface Overrides {
  readonly mediumOverride?: 'print' | '';
  readonly forcedColorsOverride?: 'active' | 'none';
  readonly prefersReducedMotionOverride?: 'reduce' | 'none';
  readonly allowJavascript?: boolean;
}

/** Sets the overrides of a page in Firefox, by its own means (`test/e2e/firefox`). */
export async function override(page: Page, overrides: Overrides): Promise<void> {
  await page.evaluate(`'${overrideMark}${encodeURIComponent(JSON.stringify(overrides))}'`);
}

/** Does what `page.emulateMedia` cannot do in Firefox. */
export async function emulateMedia(
  page: Page,
  { media, forcedColors, reducedMotion }: NonNullable<Parameters<Page['emulateMedia']>[0]>,
): Promise<void> {
  await override(page, {
    ...(media !== undefined && { mediumOverride: media === 'print' ? 'print' : '' }),
    ...(forcedColors !== undefined && { forcedColorsOverride: forcedColors ?? 'none' }),
    ...(reducedMotion !== undefined && {
      prefersReducedMotionOverride: reducedMotion === 'reduce' ? 'reduce' : 'none',
    }),
  });
}

/** Taps in Firefox, for which Playwright waits and scrolls but sends nothing. */
export async function tap(target: Locator): Promise<void> {
  await target.tap({ trial: true });
  await target.evaluate((_element, mark) => mark, tapMark);
}

/** The text that a page has sent with a request. */
export function sentBody(request: Request): string {
  return request.postData() ?? decodeURIComponent(request.headers()[sentBodyHeader] ?? '');
}

/** What the driver cannot do in Firefox. */
const lacks = {
  devTools:
    'The DevTools protocol, which names the fonts of a text, composes input and swipes, is Chromium’s',
  aborted: 'The driver does not report that a page gave up a request that is held back',
  doubleClick: 'The driver counts each press on another element as the first',
  cache: 'The driver does not learn of a page that comes back from the cache',
};

/** Skips the rest of a test in Firefox, for a reason that the report names. */
export function skipInFirefox(lack: keyof typeof lacks): void {
  test.skip(test.info().project.use.browserName === 'firefox', lacks[lack]);
}
