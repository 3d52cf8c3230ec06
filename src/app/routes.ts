import { notFoundPage } from '../pages/NotFoundPage';
import type { Page } from '../pages/page';
import { paths } from '../shared/paths';
import { matchPath, type PathParams } from '../shared/router/matchPath';

interface Route {
  readonly pattern: string;
  /** Of the chunk that holds the page's code. */
  readonly name: string;
  readonly fetch: () => Promise<Page>;
}

/** The screens by their addresses (spec §2), each in a chunk of its own. */
const routes: readonly Route[] = [
  {
    pattern: paths.home,
    name: 'home',
    fetch: async () => (await import(/* webpackChunkName: "home" */ '../pages/HomePage')).homePage,
  },
  {
    pattern: paths.catalog,
    name: 'catalog',
    fetch: async () =>
      (await import(/* webpackChunkName: "catalog" */ '../pages/CatalogPage')).catalogPage,
  },
  {
    pattern: `${paths.catalog}/:id`,
    name: 'category',
    fetch: async () =>
      (await import(/* webpackChunkName: "category" */ '../pages/CategoryPage')).categoryPage,
  },
  {
    pattern: paths.conditions,
    name: 'conditions',
    fetch: async () =>
      (await import(/* webpackChunkName: "conditions" */ '../pages/ConditionsPage')).conditionsPage,
  },
  {
    pattern: paths.prices,
    name: 'prices',
    fetch: async () =>
      (await import(/* webpackChunkName: "prices" */ '../pages/PricesPage')).pricesPage,
  },
  {
    pattern: paths.contacts,
    name: 'contacts',
    fetch: async () =>
      (await import(/* webpackChunkName: "contacts" */ '../pages/ContactsPage')).contactsPage,
  },
  {
    pattern: paths.cart,
    name: 'cart',
    fetch: async () => (await import(/* webpackChunkName: "cart" */ '../pages/CartPage')).cartPage,
  },
];

const loaded = new Map<Route, Page>();

function findRoute(pathname: string): { readonly route?: Route; readonly params: PathParams } {
  for (const route of routes) {
    const params = matchPath(route.pattern, pathname);
    if (params) return { route, params };
  }
  return { params: {} };
}

/** Name of the chunk that holds the screen at a pathname; 404 is in none of its own. */
export function chunkOf(pathname: string): string | undefined {
  return findRoute(pathname).route?.name;
}

export function isPageLoaded(pathname: string): boolean {
  const { route } = findRoute(pathname);
  return route === undefined || loaded.has(route);
}

/** Fetches the code of the screen at a pathname, once. Rejects where it can't be had. */
export async function loadPage(pathname: string): Promise<void> {
  const { route } = findRoute(pathname);
  if (route && !loaded.has(route)) loaded.set(route, await route.fetch());
}

export async function loadAllPages(): Promise<void> {
  await Promise.all(routes.map(async (route) => loaded.set(route, await route.fetch())));
}

/** The screen at a percent-encoded pathname, whose code has been loaded; else the 404 screen. */
export function findPage(pathname: string): { readonly page: Page; readonly params: PathParams } {
  const { route, params } = findRoute(pathname);
  return { page: (route && loaded.get(route)) ?? notFoundPage, params };
}
