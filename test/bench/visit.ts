import type { Browser, Locator, Page } from '@playwright/test';
import { filterChip } from '../e2e/support/category';
import { headingOf, menuLink, searchField } from '../e2e/support/page';
import { settle, withPage, type Visit } from './openPage';

/** A press or a key, and how long the browser took until it had painted the next frame. */
interface Interaction {
  /** ms, in steps of 8 */
  readonly duration: number;
  readonly description: string;
}

export interface Pages {
  readonly category: string;
  readonly model: string;
  /** Searched for in the price list, «60х90». */
  readonly size: string;
}

/** Time between two keys, and between two presses that are no double click, ms. */
const typingPause = 250;
const pause = 600;

/**
 * Orders as a visitor does, with search, filters, steppers, matrix, price list, cart and dialog.
 * @returns all interactions, the slowest first
 */
export function visitShop(
  browser: Browser,
  visit: Visit,
  { category, model, size }: Pages,
): Promise<readonly Interaction[]> {
  return recordInteractions(browser, visit, [
    [category, (page) => orderFromCategory(page, size)],
    [model, orderFromModel],
  ]);
}

/** Types a query into the search of the price list. @returns the keystrokes, the slowest first */
export function searchPrices(
  browser: Browser,
  visit: Visit,
  query: string,
): Promise<readonly Interaction[]> {
  const search = async (page: Page) => {
    await press(page.getByRole('searchbox'));
    await type(page, query);
  };
  return recordInteractions(browser, visit, [['/prices', search]]);
}

/** What visitors do on a page that they open. */
type Steps = readonly [path: string, act: (page: Page) => Promise<void>];

function recordInteractions(
  browser: Browser,
  visit: Visit,
  pages: readonly Steps[],
): Promise<readonly Interaction[]> {
  return withPage(browser, visit, async (page) => {
    const seen = new Map<string, Interaction>();
    let count = 0;
    await page.exposeFunction('tell', (id: string, interaction: Interaction) => {
      const { duration = 0 } = seen.get(id) ?? {};
      if (interaction.duration > duration) seen.set(id, interaction);
    });
    await page.addInitScript(observeInteractions);
    for (const [path, act] of pages) {
      await page.goto(visit.origin + path);
      await settle(page);
      await act(page);
      await page.waitForTimeout(pause);
      count += await page.evaluate(() => performance.interactionCount);
    }
    const slow = [...seen.values()].toSorted((a, b) => b.duration - a.duration);
    // the browser does not tell of those that took less than 16 ms
    const fast = { duration: 0, description: '' };
    return Array.from({ length: count }, (_, index) => slow[index] ?? fast);
  });
}

/** The 98th percentile of the durations, ms; with fewer than 50 interactions, the longest. */
export function percentile98(interactions: readonly Interaction[]): number {
  return interactions[Math.floor(interactions.length / 50)]?.duration ?? NaN;
}

async function orderFromCategory(page: Page, size: string): Promise<void> {
  const main = page.getByRole('main');
  await press(searchField(page));
  await type(page, 'коврик 60');
  await key(page, 'Escape', 'Escape');
  await press(filterChip(page, 'Цвет'));
  await press(page.getByRole('checkbox').first());
  await press(page.getByRole('checkbox').nth(1));
  await key(page, 'Escape');
  await press(main.getByRole('button', { name: 'В корзину' }).first());
  await press(main.getByRole('button', { name: 'Увеличить' }).first());
  await press(main.getByRole('button', { name: 'Увеличить' }).nth(1));
  await press(main.getByRole('spinbutton').nth(1));
  await type(page, '120');
  await key(page, 'Tab');
  await press(menuLink(page, 'Цены'));
  await headingOf(page).filter({ hasText: 'Цены' }).waitFor();
  await press(page.getByRole('searchbox'));
  await type(page, size);
  // with 10,000 rows, Playwright looks for a role for ten seconds, in which the page stands still
  await press(main.locator('tbody input').first());
  await type(page, '30');
  await press(main.locator('button', { hasText: 'В корзину' }).last());
}

async function orderFromModel(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await press(main.getByRole('spinbutton').first());
  await type(page, '60');
  await key(page, 'Enter');
  await type(page, '40');
  await press(main.getByRole('button', { name: /^В корзину \d/ }));
  await press(main.getByRole('link', { name: 'Перейти в корзину' }));
  await headingOf(page).filter({ hasText: 'Корзина' }).waitFor();
  await press(main.getByRole('button', { name: 'Увеличить' }).first());
  await press(main.getByRole('button', { name: /^Удалить / }).first());
  await press(page.getByRole('button', { name: 'Вернуть' }).last());
  await press(page.getByRole('button', { name: 'Закажи обратный звонок' }));
  await type(page, 'Анна');
  await key(page, 'Escape');
}

async function press(target: Locator): Promise<void> {
  await target.click();
  await target.page().waitForTimeout(pause);
}

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: typingPause });
}

async function key(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name);
    await page.waitForTimeout(pause);
  }
}

/** Runs in each document. */
function observeInteractions(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
      const { interactionId, duration, name, target } = entry;
      const element = target instanceof Element ? target : undefined;
      const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      const description = `${name} on ${element?.tagName ?? '?'} «${label.slice(0, 30)}»`;
      window.tell?.(`${performance.timeOrigin} ${interactionId}`, { duration, description });
    }
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

declare global {
  interface Window {
    tell?: (id: string, interaction: Interaction) => void;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}
