import { findRoute } from '../../app/routes';
import type { Settings } from '../../domain/settings/settings';

/** A page or one of its parent pages. */
export interface Crumb {
  readonly title: string;
  readonly path: string;
}

/** The pages from the home page to an address; empty for an address without a page. */
export async function breadcrumbsOf(settings: Settings, address: string): Promise<Crumb[]> {
  const segments = address.split('/');
  const parents = segments.map((_, index) => segments.slice(0, index + 1).join('/') || '/');
  const crumbs = [...new Set(parents)].map(async (path) => {
    const { route, params } = findRoute(path);
    const { page } = await route.code.preload();
    return { ...page.head(settings, params), path };
  });
  const found = await Promise.all(crumbs);
  return found.some(({ isNotFound }) => isNotFound) ? [] : found;
}
