import type { Page } from '@playwright/test';

/** The headers of the site: without them the browser would use another process, which sees changes of storage late. */
const headers = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/** Stores entries as an earlier visit would have done, from a page without scripts. */
export async function saveEntries(page: Page, entries: Readonly<Record<string, string>>) {
  const body = '<link rel="icon" href="data:,">';
  await page.route('/earlier', (route) =>
    route.fulfill({ contentType: 'text/html', headers, body }),
  );
  await page.goto('/earlier');
  await page.evaluate((left) => {
    for (const [key, text] of Object.entries(left)) localStorage.setItem(key, text);
  }, entries);
}

/** The text of a stored entry. */
export function storedEntry(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Fills storage until not a single character fits. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        for (;;) localStorage.setItem(`filler-${size}-${localStorage.length}`, 'x'.repeat(size));
      } catch {
        // no room for a text of this size
      }
    }
  });
}

/** Removes the entries of `fillStorage`. */
export async function emptyStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('filler-')) localStorage.removeItem(key);
    }
  });
}
