import type { Locator, Page } from '@playwright/test';
import { readCartItems } from '../../src/domain/cart';

/** Leaves a cart in storage, as an earlier visit would; the page is one without scripts. */
export async function leaveCart(page: Page, items: readonly object[]): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((cart) => localStorage.setItem('cart', JSON.stringify(cart)), items);
}

/** What storage holds under «cart», a line as «f742cd3c: 30». */
export async function storedCart(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => localStorage.getItem('cart'));
  return readCartItems(JSON.parse(text ?? '[]')).map(({ _id, amount }) => `${_id}: ${amount}`);
}

/** A carpet's row of any table, by its article. */
export function rowOf(page: Page, article: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(article, { exact: true }) });
}
