import { useDeferredValue, useEffect, useMemo } from 'react';
import type { FoundGroup } from '../../../../domain/search/foundGroups';
import type { Search } from '../../../../domain/search/search';
import type { Offer } from '../../../../domain/settings/settings';
import { useAppSelector, useAppStore } from '../../../../state/hooks';
import { prepareSearch, selectSearch } from '../../../../state/settings/selectSearch';
import { selectHasAllCarpets } from '../../../../state/settings/settingsSlice';

/** What the suggestions show for a query. */
export interface Answer {
  readonly query: string;
  readonly offers: readonly Offer[];
  /** Undefined if the page has only a part of the catalogue (docs/product.md §21.2). */
  readonly total: number | undefined;
  /** The category or model that fits best; if nothing was found, that of the similar query. */
  readonly group: FoundGroup | undefined;
  /** A similar query that finds something, if this one finds nothing. */
  readonly nearest: string | undefined;
}

const mostOffers = 6;

/** The answer to a text of at least two characters (docs/product.md §18.2). */
export function useAnswer(text: string): Answer | undefined {
  // typing goes on while an answer from a large catalogue is rendered
  const query = useDeferredValue(text.trim());
  const search = useAppSelector(selectSearch);
  const store = useAppStore();
  useEffect(() => prepareSearch(store.getState()), [store]);
  const hasAllCarpets = useAppSelector(selectHasAllCarpets);
  return useMemo(() => answerTo(query, search, hasAllCarpets), [query, search, hasAllCarpets]);
}

function answerTo(query: string, search: Search, hasAllCarpets: boolean): Answer | undefined {
  if (query.length < 2) return undefined;
  const offers = search.find(query);
  const nearest = offers.length === 0 && hasAllCarpets ? search.nearest(query)[0] : undefined;
  return {
    query,
    offers: offers.slice(0, mostOffers),
    total: hasAllCarpets ? offers.length : undefined,
    group: search.groups(nearest ?? query)[0],
    nearest,
  };
}
