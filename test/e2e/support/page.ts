import type { Page } from '@playwright/test';
import { matsPath, stripePath } from '../../support/screens/demoPaths';

export { matsPath, stripePath };

/** An address of every kind of page; the last is the page 404. */
export const everyPage = [
  '/',
  '/catalog',
  matsPath,
  stripePath,
  '/conditions',
  '/prices',
  '/contacts',
  '/cart',
  '/nowhere',
];

/** The id of the first carpet in that category, VG-4060-01. */
export const firstMatId = '9934f1de1eaaaaa461dfa092';

export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });
export const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Основное меню' }).getByRole('link', { name });
/** The field of the header, which on phones opens a sheet with a field of its own. */
export const searchField = (page: Page) =>
  page.getByRole('banner').getByRole('combobox', { name: 'Найти товар или артикул' });
/** The field of a list of articles, and what the site says of its lines. */
export const orderList = (page: Page) =>
  page.getByLabel('Артикул и количество, по одному в строке');
export const orderReport = (page: Page) => page.getByRole('region', { name: 'Результат проверки' });
export const cartCounter = (page: Page) =>
  page.getByRole('banner').getByRole('status').filter({ hasText: /товар/ });

/** Holds back the responses to a URL. @returns a function that releases them */
export async function holdRequests(page: Page, ...urls: readonly string[]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  for (const url of urls) {
    await page.route(url, async (route) => {
      await released;
      await route.continue();
    });
  }
  return release;
}

/** Makes the visitor one who saves data, for whom nothing is loaded before it is needed. */
export function saveData(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
