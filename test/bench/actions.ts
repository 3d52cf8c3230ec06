import type { Page } from '@playwright/test';
import { settle } from './openPage';

/** What a visitor does on a page that is at rest, and where it shows. */
export interface Action {
  /** What comes before, such as a hover that fetches the next page's code. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Selector of the element whose text or value becomes another. */
  readonly watched: string;
}

/** Follows a link of the main menu, whose code the hover has fetched. */
export function goTo(name: string): Action {
  const linkOf = (page: Page) => page.locator('header nav').getByRole('link', { name });
  return {
    prepare: (page) => linkOf(page).hover(),
    act: (page) => linkOf(page).click(),
    watched: 'h1',
  };
}

export const addToCart: Action = {
  act: (page) => page.locator('main button', { hasText: 'В корзину' }).first().click(),
  watched: 'header [role="status"]',
};

export const editAmount: Action = {
  act: (page) => page.locator('main button[aria-label="Увеличить"]').first().click(),
  watched: 'main input[role="spinbutton"]',
};

/** The cart's totals, beside its title, follow an amount. */
export const editLine: Action = { ...editAmount, watched: 'header dl' };

/** @param earlier what was searched for before, if anything */
export function search(query: string, earlier?: string): Action {
  const field = (page: Page) => page.getByRole('searchbox').first();
  return {
    prepare: async (page) => {
      if (earlier) {
        await field(page).fill(earlier);
        await field(page).press('Enter');
        await page.waitForURL(/\?q=/);
        await settle(page);
      }
      await field(page).fill(query);
    },
    act: (page) => field(page).press('Enter'),
    watched: 'main [role="status"]',
  };
}
