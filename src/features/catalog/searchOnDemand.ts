import { useSelector } from 'react-redux';
import type * as Search from '../../settings/selectSearch';

let code: typeof Search | undefined;

/** Fetches the search, once: a visit begins without a query. Rejects where it can't be had. */
export async function wantSearch(): Promise<void> {
  code ??= await import(/* webpackChunkName: "search" */ '../../settings/selectSearch');
}

/** The search over all that can be ordered; without its code there is no query, and nothing to find. */
export function useSearch() {
  return useSelector(code?.selectSearch ?? selectNothing);
}

const findNothing: ReturnType<typeof Search.selectSearch> = () => [];
const selectNothing = () => findNothing;
