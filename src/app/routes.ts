import type { Page } from '../pages/page';
import { paths } from '../shared/paths';
import { matchPath, type PathParams } from '../shared/router/matchPath';
import type { RouteLocation } from '../shared/router/navigationSlice';
import { canReadQuery, wantQueryParser } from '../shared/router/query';

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
    fetch: async () =>
      (await import(/* webpackChunkName: "home" */ '../pages/home/HomePage')).homePage,
  },
  {
    pattern: paths.catalog,
    name: 'catalog',
    fetch: async () =>
      (await import(/* webpackChunkName: "catalog" */ '../pages/catalog/CatalogPage')).catalogPage,
  },
  {
    pattern: `${paths.catalog}/:id`,
    name: 'category',
    fetch: async () =>
      (await import(/* webpackChunkName: "category" */ '../pages/category/CategoryPage'))
        .categoryPage,
  },
  {
    pattern: paths.conditions,
    name: 'conditions',
    fetch: async () =>
      (await import(/* webpackChunkName: "conditions" */ '../pages/conditions/ConditionsPage'))
        .conditionsPage,
  },
  {
    pattern: paths.prices,
    name: 'prices',
    fetch: async () =>
      (await import(/* webpackChunkName: "prices" */ '../pages/prices/PricesPage')).pricesPage,
  },
  {
    pattern: paths.contacts,
    name: 'contacts',
    fetch: async () =>
      (await import(/* webpackChunkName: "contacts" */ '../pages/contacts/ContactsPage'))
        .contactsPage,
  },
  {
    pattern: paths.cart,
    name: 'cart',
    fetch: async () =>
      (await import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage')).cartPage,
  },
];

/** For every other address. */
const notFound = {
  name: 'not-found',
  fetch: async () =>
    (await import(/* webpackChunkName: "not-found" */ '../pages/notFound/NotFoundPage'))
      .notFoundPage,
};

/** Screens whose own code is here, if not yet that of their parts. */
const loaded = new Map<Screen, Page>();
const whole = new Set<Screen>();

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

type Address = Pick<RouteLocation, 'pathname' | 'search'>;

export function isPageLoaded({ pathname, search }: Address): boolean {
  return whole.has(findScreen(pathname).screen) && canReadQuery(search);
}

/** Fetches the code of the screen at an address, once. Rejects where it can't be had. */
export async function loadPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([loadWhole(findScreen(pathname).screen), search && wantQueryParser()]);
}

/** Fetches what a prerendered screen needs to come to life, without the parts that come on demand. */
export async function loadPrerenderedPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([load(findScreen(pathname).screen), search && wantQueryParser()]);
}

export async function loadAllPages(): Promise<void> {
  await Promise.all([wantQueryParser(), ...[...routes, notFound].map(loadWhole)]);
}

async function loadWhole(screen: Screen): Promise<void> {
  const { wantParts } = await load(screen);
  await wantParts?.();
  whole.add(screen);
}

async function load(screen: Screen): Promise<Page> {
  const page = loaded.get(screen) ?? (await screen.fetch());
  loaded.set(screen, page);
  if (!page.wantParts) whole.add(screen);
  return page;
}

/** The screen at a percent-encoded pathname. @throws where its code has not been loaded */
export function findPage(pathname: string): { readonly page: Page; readonly params: PathParams } {
  const { screen, params } = findScreen(pathname);
  const page = loaded.get(screen);
  if (!page) throw new Error(`The page at ${pathname} has not been loaded`);
  return { page, params };
}
