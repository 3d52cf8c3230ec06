import { use, useEffect } from 'react';
import type { Search } from '../../domain/search/search';
import { createLoader } from '../../shared/lazyPart/loader';
import { useAppSelector, useAppStore } from '../hooks';

/**
 * Loaded when needed, since most visits begin without a query. A page that uses `useSearch` lists it among
 * its parts, so that an address with a query is shown only when the code has been loaded.
 */
export const searchCode = createLoader(
  () => import(/* webpackChunkName: "search" */ './selectSearch'),
);

/** The search of the whole catalogue, undefined without a query; its index is built as soon as its code has loaded. */
export function useSearch(query: string): Search | undefined {
  const store = useAppStore();
  useEffect(() => {
    void searchCode.loaded.then(({ prepareSearch }) => prepareSearch(store.getState()));
  }, [store]);
  return useAppSelector(query ? use(searchCode.loaded).selectSearch : selectNothing);
}

const selectNothing = () => undefined;
