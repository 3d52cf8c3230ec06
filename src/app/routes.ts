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
  /** Whether it shows carpets: those of the category whose id is in the address, without one those of all. */
  readonly hasCarpets: boolean;
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
    hasCarpets: true,
  },
  {
    pattern: paths.catalog,
    chunk: 'catalog',
    fetch: () => import(/* webpackChunkName: "catalog" */ '../pages/catalog/CatalogPage'),
    hasCarpets: true,
  },
  {
    pattern: `${paths.catalog}/:id`,
    chunk: 'category',
    fetch: () => import(/* webpackChunkName: "category" */ '../pages/category/CategoryPage'),
    hasCarpets: true,
  },
  {
    pattern: `${paths.catalog}/:id/:model`,
    chunk: 'model',
    fetch: () => import(/* webpackChunkName: "model" */ '../pages/model/ModelPage'),
    hasCarpets: true,
  },
  {
    pattern: paths.conditions,
    chunk: 'conditions',
    fetch: () => import(/* webpackChunkName: "conditions" */ '../pages/conditions/ConditionsPage'),
    hasCarpets: false,
  },
  {
    pattern: paths.prices,
    chunk: 'prices',
    fetch: () => import(/* webpackChunkName: "prices" */ '../pages/prices/PricesPage'),
    hasCarpets: true,
  },
  {
    pattern: paths.contacts,
    chunk: 'contacts',
    fetch: () => import(/* webpackChunkName: "contacts" */ '../pages/contacts/ContactsPage'),
    hasCarpets: false,
  },
  {
    pattern: paths.cart,
    chunk: 'cart',
    fetch: () => import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage'),
    hasCarpets: true,
  },
];

export const routes = rows.map(withLoader);

/** The route of every other address. */
const notFound: Route = withLoader({
  chunk: 'not-found',
  fetch: () => import(/* webpackChunkName: "not-found" */ '../pages/notFound/NotFoundPage'),
  hasCarpets: false,
});

export const allRoutes: readonly Route[] = [...routes, notFound];

interface Route extends Pick<Row, 'chunk' | 'hasCarpets'> {
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

/** Whether the page at a pathname needs the carpets of a category (docs/product.md §21.2). */
export function needsCarpets(pathname: string, { _id }: Category): boolean {
  const { route, params } = findRoute(pathname);
  return route.hasCarpets && (params.id ?? _id) === _id;
}

/** Whether the block has the carpets that the page at a pathname needs (docs/product.md §21.3). */
export function hasCarpetsFor(pathname: string, { categories }: Settings): boolean {
  return categories.every((category) => isComplete(category) || !needsCarpets(pathname, category));
}
