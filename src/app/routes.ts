import { isComplete, type Category, type Settings } from '../domain/settings/settings';
import type { Page } from '../pages/page';
import { createLoader, type Loader } from '../shared/lazyPart/loader';
import { paths } from '../shared/paths';
import { matchPath, type PathParams } from '../shared/router/matchPath';

interface Row {
  readonly pattern: string;
  /** The name of the page's chunk, the same as in the comment for webpack. */
  readonly chunk: string;
  readonly fetch: () => Promise<PageModule>;
  /** Which carpets it needs: of all categories, of the one whose id is in the address, or none. */
  readonly needs: 'all' | 'category' | 'none';
}

interface PageModule {
  readonly page: Page;
}

/** The pages by their addresses (docs/product.md §3.1). */
const rows: readonly Row[] = [
  {
    pattern: paths.home,
    chunk: 'home',
    fetch: () => import(/* webpackChunkName: "home" */ '../pages/home/HomePage'),
    needs: 'all',
  },
  {
    pattern: paths.catalog,
    chunk: 'catalog',
    fetch: () => import(/* webpackChunkName: "catalog" */ '../pages/catalog/CatalogPage'),
    needs: 'all',
  },
  {
    pattern: `${paths.catalog}/:id`,
    chunk: 'category',
    fetch: () => import(/* webpackChunkName: "category" */ '../pages/category/CategoryPage'),
    needs: 'category',
  },
  {
    pattern: `${paths.catalog}/:id/:model`,
    chunk: 'model',
    fetch: () => import(/* webpackChunkName: "model" */ '../pages/model/ModelPage'),
    needs: 'category',
  },
  {
    pattern: paths.conditions,
    chunk: 'conditions',
    fetch: () => import(/* webpackChunkName: "conditions" */ '../pages/conditions/ConditionsPage'),
    needs: 'none',
  },
  {
    pattern: paths.prices,
    chunk: 'prices',
    fetch: () => import(/* webpackChunkName: "prices" */ '../pages/prices/PricesPage'),
    needs: 'all',
  },
  {
    pattern: paths.contacts,
    chunk: 'contacts',
    fetch: () => import(/* webpackChunkName: "contacts" */ '../pages/contacts/ContactsPage'),
    needs: 'none',
  },
  {
    pattern: paths.cart,
    chunk: 'cart',
    fetch: () => import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage'),
    needs: 'all',
  },
];

export const routes = rows.map(withLoader);

/** The route of every other address. */
const notFound: Route = withLoader({
  chunk: 'not-found',
  fetch: () => import(/* webpackChunkName: "not-found" */ '../pages/notFound/NotFoundPage'),
  needs: 'none',
});

export const allRoutes: readonly Route[] = [...routes, notFound];

interface Route extends Pick<Row, 'chunk' | 'needs'> {
  readonly code: Loader<PageModule>;
}

function withLoader<T extends Omit<Row, 'pattern'>>(row: T) {
  return { ...row, code: createLoader(row.fetch) };
}

/** The route of a percent-encoded pathname. */
export function findRoute(pathname: string): {
  readonly route: Route;
  readonly params: PathParams;
} {
  for (const route of routes) {
    const params = matchPath(route.pattern, pathname);
    if (params) return { route, params };
  }
  return { route: notFound, params: {} };
}

/** Whether a page shows carpets, and so the order that they are added to (docs/product.md §22.1). */
export function showsCarpets({ needs }: Route): boolean {
  return needs !== 'none';
}

/** Whether the page at a pathname needs the carpets of a category (docs/product.md §21.2). */
export function needsCarpets(pathname: string, { _id }: Category): boolean {
  const { route, params } = findRoute(pathname);
  return route.needs === 'all' || (route.needs === 'category' && params.id === _id);
}

/** Whether the block has the carpets that the page at a pathname needs (docs/product.md §21.3). */
export function hasCarpetsFor(pathname: string, { categories }: Settings): boolean {
  return categories.every((category) => isComplete(category) || !needsCarpets(pathname, category));
}
