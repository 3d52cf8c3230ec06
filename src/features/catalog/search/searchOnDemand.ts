import { onDemand } from '../../../shared/lazyPart/onDemand';
import { useAppSelector } from '../../../state/hooks';
import type * as Search from '../../../state/settings/selectSearch';

let code: typeof Search | undefined;

const results = onDemand(
  async () => (await import(/* webpackChunkName: "search" */ './SearchResults')).SearchResults,
);

export const SearchResultsOnDemand = results.OnDemand;

/** Fetches the search, once: a visit begins without a query. Rejects where it can't be had. */
export async function wantSearch(): Promise<void> {
  const [search] = await Promise.all([
    import(/* webpackChunkName: "search" */ '../../../state/settings/selectSearch'),
    results.want(),
  ]);
  code = search;
}

/** The search over all that can be ordered; without its code there is no query, and nothing to find. */
export function useSearch() {
  return useAppSelector(code?.selectSearch ?? selectNothing);
}

const findNothing: ReturnType<typeof Search.selectSearch> = () => [];
const selectNothing = () => findNothing;
