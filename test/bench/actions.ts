import type { Locator, Page } from '@playwright/test';
import { settle } from './openPage';

/** An action of a visitor on an idle page, and the element that shows its effect. */
export interface Action {
  /** Done before the measurement, such as hovering over a link, which preloads the page. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Selector of the element whose text or value changes. */
  readonly watched: string;
}

/** Time between reaching a button and pressing it, ms. */
const hoverTime = 500;

/**
 * Presses the mouse button after hovering, as a visitor does, so that code has been preloaded.
 * Playwright's own clicks run a script in the page.
 */
function press(find: (page: Page) => Locator): Pick<Action, 'prepare' | 'act'> {
  return {
    prepare: async (page) => {
      await find(page).first().hover();
      await page.waitForTimeout(hoverTime);
    },
    act: async ({ mouse }) => {
      await mouse.down();
      await mouse.up();
    },
  };
}

const menuLink = (name: string) => (page: Page) =>
  page.locator('header nav').getByRole('link', { name });

/** Follows a link of the main menu. */
export function goTo(name: string): Action {
  return { ...press(menuLink(name)), watched: 'h1' };
}

export const addToCart: Action = {
  ...press((page) => page.locator('main button', { hasText: 'В корзину' })),
  watched: 'header [role="status"]',
};

/** The same change by a few lines of script in the twin, which shows the share of the browser. */
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

/** Changing an amount updates the totals of the cart. */
export const editLine: Action = { ...editAmount, watched: 'header dl' };

/** Between two keys of a quick typist, ms. */
const keyTime = 100;

/**
 * Points at the search field, types and presses Enter.
 * @param earlier a previous query, if there was one
 */
export function search(query: string, earlier?: string): Action {
  const field = (page: Page) => page.getByRole('searchbox').first();
  return {
    prepare: async (page) => {
      await field(page).click();
      if (earlier) {
        await field(page).fill(earlier);
        await field(page).press('Enter');
        await page.waitForURL(/\?q=/);
        await settle(page);
        await field(page).selectText();
      }
      await page.keyboard.type(query.slice(0, -1), { delay: keyTime });
    },
    act: async ({ keyboard }) => {
      // Enter follows within the pause after which the page answers by itself
      await keyboard.insertText(query.slice(-1));
      await keyboard.press('Enter');
    },
    watched: 'main [role="status"]',
  };
}
