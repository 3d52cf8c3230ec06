import type { Page, Request } from '@playwright/test';

/** Begins a text by which the driver of Firefox finds what it is to override. */
export const overrideMark = 'firefox-override:';

/** The header by which the driver of Firefox gives a request's body, which Playwright leaves out. */
export const sentBodyHeader = 'x-sent-body';

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

/** The text that a page has sent with a request. */
export function sentBody(request: Request): string {
  return request.postData() ?? decodeURIComponent(request.headers()[sentBodyHeader] ?? '');
}
