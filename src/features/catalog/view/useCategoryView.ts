import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Carpet } from '../../../domain/settings/settings';
import { useAppSelector } from '../../../state/hooks';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useQuery } from '../../../shared/router/query';
import { useNavigate } from '../../../shared/router/RouterContext';
import {
  formatView,
  nothingChosen,
  readView,
  type CategoryView,
  type Layout,
} from './categoryView';
import { knownChoice } from '../filters/facets';
import { recallLayout } from './rememberedLayout';

/** What is read once does not change. */
const never = () => () => undefined;
/** The layout of prerendered markup. */
const firstLayout = (): Layout => 'table';

/** The view in the address and functions that change it, which are stable while the view is. */
export function useCategoryView(carpets: readonly Carpet[]) {
  const { pathname } = useAppSelector(selectLocation);
  const query = useQuery();
  const navigate = useNavigate();
  // read once, when the page is opened: Back must show the layout as it was then
  const [recalled] = useState(recallLayout);
  const remembered = useSyncExternalStore(never, () => recalled, firstLayout);
  const named = useMemo(() => {
    const read = readView(query);
    return { ...read, choice: knownChoice(carpets, read.choice) };
  }, [carpets, query]);
  const view = useMemo(
    () => ({ ...named, layout: named.layout ?? remembered }),
    [named, remembered],
  );

  const actions = useMemo(() => {
    const addressOf = (change: Partial<CategoryView>) =>
      pathname + formatView({ ...named, ...change });
    return {
      addressOf,
      show: (change: Partial<CategoryView>) => navigate(addressOf(change)),
      showWhileTyping: (q: string) => navigate(addressOf({ q }), { isTyping: true }),
      removeFilters: () => navigate(addressOf({ choice: nothingChosen })),
      reset: () => navigate(addressOf({ q: '', choice: nothingChosen })),
    };
  }, [pathname, named, navigate]);
  return { view, ...actions };
}
