import type { Page } from '../pages/page';
import { paths } from '../shared/paths';
import { forgetReload } from '../shared/router/reloadOnce';
import { matchPath, type PathParams } from '../shared/router/matchPath';

interface Screen {
  /** Of the chunk that holds the page's code. */
  readonly name: string;
  readonly fetch: () => Promise<Page>;
}

interface Route extends Screen {
  readonly pattern: string;
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

/** For every other address. */
const notFound = {
  name: 'not-found',
  fetch: async () =>
    (await import(/* webpackChunkName: "not-found" */ '../pages/NotFoundPage')).notFoundPage,
};

const loaded = new Map<Screen, Page>();

function findScreen(pathname: string): { readonly screen: Screen; readonly params: PathParams } {
  for (const route of routes) {
    const params = matchPath(route.pattern, pathname);
    if (params) return { screen: route, params };
  }
  return { screen: notFound, params: {} };
}

/** Name of the chunk that holds the screen at a pathname. */
export function chunkOf(pathname: string): string {
  return findScreen(pathname).screen.name;
}

export function isPageLoaded(pathname: string): boolean {
  return loaded.has(findScreen(pathname).screen);
}

/** Fetches the code of the screen at a pathname, once. Rejects where it can't be had. */
export function loadPage(pathname: string): Promise<void> {
  return load(findScreen(pathname).screen);
}

export async function loadAllPages(): Promise<void> {
  await Promise.all([...routes, notFound].map(load));
}

async function load(screen: Screen): Promise<void> {
  if (loaded.has(screen)) return;
  loaded.set(screen, await screen.fetch());
  forgetReload();
}

/** The screen at a percent-encoded pathname. @throws where its code has not been loaded */
export function findPage(pathname: string): { readonly page: Page; readonly params: PathParams } {
  const { screen, params } = findScreen(pathname);
  const page = loaded.get(screen);
  if (!page) throw new Error(`The page at ${pathname} has not been loaded`);
  return { page, params };
}
