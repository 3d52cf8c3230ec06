import type { RouteLocation } from '../shared/router/navigationSlice';
import { queryParser } from '../shared/router/query';
import { allRoutes, findRoute } from './routes';

type Address = Pick<RouteLocation, 'pathname' | 'search'>;
type Route = (typeof allRoutes)[number];

/** Whether the page at an address can be shown at once, with all its parts. */
export function isPageLoaded({ pathname, search }: Address): boolean {
  const module = findRoute(pathname).route.code.current();
  const rest = [...(module?.page.parts ?? []), ...(search ? [queryParser] : [])];
  return module !== undefined && rest.every((code) => code.current() !== undefined);
}

/** Loads the page at an address with all its parts, once. Rejects where that fails. */
export async function loadPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([loadWithParts(findRoute(pathname).route), search && queryParser.preload()]);
}

/** Loads what the hydration of a prerendered page needs: not its lazy parts. */
export async function loadPrerenderedPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([findRoute(pathname).route.code.preload(), search && queryParser.preload()]);
}

export async function loadAllPages(): Promise<void> {
  await Promise.all([queryParser.preload(), ...allRoutes.map(loadWithParts)]);
}

async function loadWithParts({ code }: Route): Promise<void> {
  const { page } = await code.preload();
  await Promise.all(page.parts?.map((part) => part.preload()) ?? []);
}
