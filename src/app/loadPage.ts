import type { RouteLocation } from '../shared/router/navigationSlice';
import { queryParser } from '../shared/router/query';
import { frameParts } from './frameParts';
import { allRoutes, findRoute } from './routes';

type Address = Pick<RouteLocation, 'pathname' | 'search'>;
type Route = (typeof allRoutes)[number];

/** Whether the code of the page at an address has been loaded, with all its parts. */
export function isPageLoaded({ pathname, search }: Address): boolean {
  const module = findRoute(pathname).route.code.current();
  const rest = [...(module?.page.parts ?? []), ...(search ? [queryParser] : [])];
  return module !== undefined && rest.every((code) => code.current() !== undefined);
}

/** Loads the code of the page at an address, with all its parts. Rejects if that fails. */
export async function loadPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([loadWithParts(findRoute(pathname).route), search && queryParser.preload()]);
}

/** Loads the code that hydrates a prerendered page, without its lazy parts. */
export async function loadPrerenderedPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([findRoute(pathname).route.code.preload(), search && queryParser.preload()]);
}

/** Loads the code of the whole site, except that which only an action needs. */
export async function loadAllPages(): Promise<void> {
  const shared = [queryParser, ...frameParts].map((part) => part.preload());
  await Promise.all([...shared, ...allRoutes.map(loadWithParts)]);
}

async function loadWithParts({ code }: Route): Promise<void> {
  const { page } = await code.preload();
  await Promise.all(page.parts?.map((part) => part.preload()) ?? []);
}
