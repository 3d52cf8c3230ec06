import type { Page } from '@playwright/test';

/** Those of the site: without them the page would be opened in another process, where storage lags. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Leaves texts in the browser's storage, by their keys, as an earlier visit would; the page is one without scripts. */
export async function leaveEntries(page: Page, entries: Readonly<Record<string, string>>) {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/earlier', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  await page.goto('/earlier');
  await page.evaluate((left) => {
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  }, entries);
}

/** What storage holds under a key, as it is. */
export function entryOf(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Leaves no room for as much as a character more. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`filler-${size}-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // no room for a piece of this size
      }
    }
  });
}

/** Takes out what has filled it. */
export async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler-')) localStorage.removeItem(key);
    }
  });
}
