import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** «Показано 18 из 23», above the list of a category. */
export const shownCount = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('status')
    .filter({ hasText: /^Показано .* из / });

/** The chip that opens the list of a filter, on wide screens. */
export const filterChip = (page: Page, title: string) =>
  page.getByRole('group', { name: 'Фильтры' }).locator('summary').filter({ hasText: title });

/** The button that opens all filters, and the sheet that it opens, on phones. */
export const filterButton = (page: Page) => page.getByRole('button', { name: 'Фильтры' });
export const filterSheet = (page: Page) => page.getByRole('dialog', { name: 'Фильтры' });

/** Chooses a value of a filter as a visitor does, and closes what had to be opened for it. */
export async function chooseFilter(
  page: Page,
  press: (target: Locator) => Promise<void>,
  title: string,
  value: RegExp,
): Promise<void> {
  if (await filterButton(page).isVisible()) {
    await press(filterButton(page));
    const sheet = filterSheet(page);
    await press(sheet.getByRole('checkbox', { name: value }));
    await press(sheet.getByRole('button', { name: /^Показать/ }));
    await expect(sheet).toBeHidden();
  } else {
    await press(filterChip(page, title));
    await press(page.getByRole('checkbox', { name: value }));
    await page.keyboard.press('Escape');
    await expect(filterChip(page, title)).toBeFocused();
  }
}
