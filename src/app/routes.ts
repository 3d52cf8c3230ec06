import { cartPage } from '../pages/CartPage';
import { catalogPage } from '../pages/CatalogPage';
import { categoryPage } from '../pages/CategoryPage';
import { conditionsPage } from '../pages/ConditionsPage';
import { contactsPage } from '../pages/ContactsPage';
import { homePage } from '../pages/HomePage';
import { notFoundPage } from '../pages/NotFoundPage';
import type { Page } from '../pages/page';
import { pricesPage } from '../pages/PricesPage';
import { paths } from '../shared/paths';
import { matchPath, type PathParams } from '../shared/router/matchPath';

/** The screens by their addresses (spec §2). */
const routes: readonly (readonly [pattern: string, page: Page])[] = [
  [paths.home, homePage],
  [paths.catalog, catalogPage],
  [`${paths.catalog}/:id`, categoryPage],
  [paths.conditions, conditionsPage],
  [paths.prices, pricesPage],
  [paths.contacts, contactsPage],
  [paths.cart, cartPage],
];

/** The screen at a percent-encoded pathname; the 404 screen where there is none. */
export function findPage(pathname: string): { readonly page: Page; readonly params: PathParams } {
  for (const [pattern, page] of routes) {
    const params = matchPath(pattern, pathname);
    if (params) return { page, params };
  }
  return { page: notFoundPage, params: {} };
}
