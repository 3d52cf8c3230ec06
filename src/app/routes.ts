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
  /** Whether the page needs the carpets of a category; by default, it needs all carpets. */
  readonly needs?: (category: Category, params: PathParams) => boolean;
}

interface PageModule {
  readonly page: Page;
}

const onlyItsCategory: Row['needs'] = ({ _id }, { id }) => _id === id;
const none = () => false;

/** The pages by their addresses (docs/product.md §3.1). */
const rows: readonly Row[] = [
  {
    pattern: paths.home,
    chunk: 'home',
    fetch: () => import(/* webpackChunkName: "home" */ '../pages/home/HomePage'),
  },
  {
    pattern: paths.catalog,
    chunk: 'catalog',
    fetch: () => import(/* webpackChunkName: "catalog" */ '../pages/catalog/CatalogPage'),
  },
  {
    pattern: `${paths.catalog}/:id`,
    chunk: 'category',
    fetch: () => import(/* webpackChunkName: "category" */ '../pages/category/CategoryPage'),
    needs: onlyItsCategory,
  },
  {
    pattern: `${paths.catalog}/:id/:model`,
    chunk: 'model',
    fetch: () => import(/* webpackChunkName: "model" */ '../pages/model/ModelPage'),
    needs: onlyItsCategory,
  },
  {
    pattern: paths.conditions,
    chunk: 'conditions',
    fetch: () => import(/* webpackChunkName: "conditions" */ '../pages/conditions/ConditionsPage'),
    needs: none,
  },
  {
    pattern: paths.prices,
    chunk: 'prices',
    fetch: () => import(/* webpackChunkName: "prices" */ '../pages/prices/PricesPage'),
  },
  {
    pattern: paths.contacts,
    chunk: 'contacts',
    fetch: () => import(/* webpackChunkName: "contacts" */ '../pages/contacts/ContactsPage'),
    needs: none,
  },
  {
    pattern: paths.cart,
    chunk: 'cart',
    fetch: () => import(/* webpackChunkName: "cart" */ '../pages/cart/CartPage'),
  },
];

export const routes = rows.map(withLoader);

/** The route of every other address. */
const notFound = withLoader({
  chunk: 'not-found',
  fetch: () => import(/* webpackChunkName: "not-found" */ '../pages/notFound/NotFoundPage'),
  needs: none,
});

export const allRoutes: readonly Route[] = [...routes, notFound];

interface Route extends Pick<Row, 'chunk' | 'needs'> {
  readonly code: Loader<PageModule>;
}

function withLoader<T extends Pick<Row, 'fetch'>>(row: T) {
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
  return needs !== none;
}

/** Whether the block has the carpets that the page at a pathname needs (docs/product.md §21.3). */
export function hasCarpetsFor(pathname: string, { categories }: Settings): boolean {
  const { route, params } = findRoute(pathname);
  return categories.every(
    (category) => isComplete(category) || route.needs?.(category, params) === false,
  );
}
