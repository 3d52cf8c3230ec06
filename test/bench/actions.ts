import type { Locator, Page } from '@playwright/test';
import { settle } from './openPage';

/** What a visitor does on a page that is at rest, and where it shows. */
export interface Action {
  /** What comes before, such as a hover that fetches the next page's code. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Selector of the element whose text or value becomes another. */
  readonly watched: string;
}

/** From reaching a button to pressing it, ms. */
const aim = 500;

/**
 * Clicks where the pointer rests already, as a visitor's does; the code for what may follow has come
 * by then. Playwright's own clicks run a script in the page.
 */
function press(find: (page: Page) => Locator): Pick<Action, 'prepare' | 'act'> {
  return {
    prepare: async (page) => {
      await find(page).first().hover();
      await page.waitForTimeout(aim);
    },
    act: async ({ mouse }) => {
      await mouse.down();
      await mouse.up();
    },
  };
}

/** Follows a link of the main menu. */
export function goTo(name: string): Action {
  return {
    ...press((page) => page.locator('header nav').getByRole('link', { name })),
    watched: 'h1',
  };
}

export const addToCart: Action = {
  ...press((page) => page.locator('main button', { hasText: 'В корзину' })),
  watched: 'header [role="status"]',
};

/** The same change by a few lines of script, in the twin: what is the browser's share of it. */
export const addBare: Action = {
  ...addToCart,
  prepare: async (page) => {
    await addToCart.prepare?.(page);
    await page.evaluate(() => {
      addEventListener('click', ({ target }) => {
        const counter = document.querySelector('header [role="status"]');
        if (!(target instanceof HTMLButtonElement) || !counter) return;
        const link = document.createElement('a');
        link.href = '/cart';
        link.className = target.className;
        link.textContent = 'В корзине: 10 шт';
        target.replaceWith(link);
        counter.textContent = '1 товар';
      });
    });
  },
};

export const editAmount: Action = {
  ...press((page) => page.locator('main button[aria-label="Увеличить"]')),
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
