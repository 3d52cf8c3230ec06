import type { Locator, Page } from '@playwright/test';

export const phone = '+7 900 000-00-00';

export const dialogOf = (page: Page) => page.getByRole('dialog');
export const sendButton = (page: Page) => dialogOf(page).locator('[type=submit]');
export const nameField = (page: Page) => page.getByPlaceholder('Ваше имя');
export const phoneField = (page: Page) => page.getByPlaceholder('Номер телефона');

/** Opens the call-back dialog of the page and fills in its fields. */
export async function fillDialog(page: Page, press: (target: Locator) => Promise<void>) {
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await nameField(page).fill('Анна');
  await phoneField(page).fill(phone);
}
