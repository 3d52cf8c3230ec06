import type { Locator, Page } from '@playwright/test';
import demo from '../../../mocks/settings.json';
import { readCartItems } from '../../../src/domain/order/cart';
import { parseSettings } from '../../../src/domain/settings/parseSettings';
import { entryOf, leaveEntries } from './storage';

const { categories } = parseSettings(JSON.stringify(demo), () => undefined);
/** All that the demo settings offer. */
export const carpets = categories.flatMap(({ items }) => items);

/** Leaves a cart in storage, as an earlier visit would. */
export async function leaveCart(page: Page, items: readonly object[]): Promise<void> {
  await leaveEntries(page, { cart: JSON.stringify(items) });
}

/** What storage holds under «cart», a line as «f742cd3c: 30». */
export async function storedCart(page: Page): Promise<string[]> {
  const text = await entryOf(page, 'cart');
  return readCartItems(JSON.parse(text ?? '[]')).map(({ _id, amount }) => `${_id}: ${amount}`);
}

/** A carpet's row of any table, by its article. */
export function rowOf(page: Page, article: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(article, { exact: true }) });
}

/** A line of each kind that the cart warns of, one without a price, and one that is sound. */
export const everyWarning = [
  { _id: '9934f1de1eaaaaa461dfa092', amount: 34 },
  { _id: 'f742cd3cbb854610a391b2e5', amount: 20, price: 600 },
  { _id: '83eaa05627a59a2435587c85', amount: 5 },
  { _id: 'gone', amount: 7, article: 'XX-1', title: 'Коврик «Прежний»', unit: 'шт', price: 100 },
  { _id: '3c876b0f25cace9880555bab', amount: 2 },
  { _id: 'e328641e68bd8ebc3f78ee18', amount: 20 },
];
