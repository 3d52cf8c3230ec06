import type { Page } from '../pages/page';
import type { Loader } from '../shared/lazyPart/loader';
import type { RouteLocation } from '../shared/router/navigationSlice';
import { queryParser } from '../shared/router/query';
import { frameParts } from './frameParts';
import { allRoutes, findRoute } from './routes';

type Address = Pick<RouteLocation, 'pathname' | 'search'>;

/** Whether the code that shows the page at an address has been loaded. */
export function isPageLoaded({ pathname, search }: Address): boolean {
  const module = findRoute(pathname).route.code.current();
  return !!module && partsOf(module.page, search).every((part) => part.current() !== undefined);
}

/** Loads the code that shows the page at an address. Rejects if that fails. */
export async function loadPage({ pathname, search }: Address): Promise<void> {
  await loadWithParts(findRoute(pathname).route.code, (page) => partsOf(page, search));
}

/** Loads the code that hydrates a prerendered page, without its lazy parts. */
export async function loadPrerenderedPage({ pathname, search }: Address): Promise<void> {
  await Promise.all([findRoute(pathname).route.code.preload(), search && queryParser.preload()]);
}

/** Loads all code of the page at an address, with its frame. Rejects if that fails. */
export async function loadPageFully({ pathname }: Pick<Address, 'pathname'>): Promise<void> {
  await loadWithParts(findRoute(pathname).route.code, allPartsOf);
}

/** Loads the code of the whole site, except that of files and of the search in the header. */
export async function loadAllPages(): Promise<void> {
  await Promise.all(allRoutes.map(({ code }) => loadWithParts(code, allPartsOf)));
}

type Part = Pick<Loader<unknown>, 'preload' | 'current'>;

function partsOf(page: Page, search: string): readonly Part[] {
  return [...(page.parts ?? []), ...(search ? [queryParser, ...(page.laterParts ?? [])] : [])];
}

const allPartsOf = (page: Page): readonly Part[] => [...partsOf(page, '?'), ...frameParts];

async function loadWithParts(
  code: (typeof allRoutes)[number]['code'],
  choose: (page: Page) => readonly Part[],
): Promise<void> {
  const { page } = await code.preload();
  await Promise.all(choose(page).map((part) => part.preload()));
}
