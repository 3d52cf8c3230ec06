import type { Locator, Page } from '@playwright/test';
import { readCartItems } from '../../../src/domain/order/cart';
import { storedEntry, saveEntries } from './storage';

export { demoCarpets as carpets } from '../../support/settings/demoSettings';

/** Stores a cart, as an earlier visit would have done. */
export async function saveCart(page: Page, items: readonly object[]): Promise<void> {
  await saveEntries(page, { cart: JSON.stringify(items) });
}

/** The lines of the stored cart, each as «f742cd3c: 30». */
export async function storedCart(page: Page): Promise<string[]> {
  const text = await storedEntry(page, 'cart');
  return readCartItems(JSON.parse(text ?? '[]')).map(({ _id, amount }) => `${_id}: ${amount}`);
}

/** The row of a table that shows an article. */
export function rowOf(page: Page, article: string): Locator {
  return page.getByRole('row').filter({ has: page.getByText(article, { exact: true }) });
}

/** The quantity of a carpet, by its article. */
export const quantityOf = (page: Page, article: string) =>
  page.getByRole('spinbutton', { name: `Количество: ${article}` });

/** A line for each warning of the cart, one without a price, and one without a warning. */
export const cartWithWarnings = [
  { _id: '9934f1de1eaaaaa461dfa092', amount: 34 },
  { _id: 'f742cd3cbb854610a391b2e5', amount: 20, price: 600 },
  { _id: '83eaa05627a59a2435587c85', amount: 5 },
  { _id: 'gone', amount: 7, article: 'XX-1', title: 'Коврик «Прежний»', unit: 'шт', price: 100 },
  { _id: '3c876b0f25cace9880555bab', amount: 2 },
  { _id: 'e328641e68bd8ebc3f78ee18', amount: 20 },
];

/** «ещё 5 шт … дороже на 1 550 ₽», with a warning, and «ещё 10 шт … дешевле на 145,50 ₽». */
export const cartWithAdvice = [
  { _id: '164383113e1ae3ee58e0f253', amount: 45 },
  { _id: 'b97a3acb77f28badf03bdd01', amount: 190 },
];

/** 150 170 ₽ */
export const cartWithDiscount = [
  ...cartWithAdvice,
  { _id: '83eaa05627a59a2435587c85', amount: 36 },
  { _id: '523606133b09eee34638b56e', amount: 72 },
  { _id: '72e34bb52fb109f853d52bf9', amount: 12 },
  { _id: '369f52092607e8f6a3884cff', amount: 40 },
];
