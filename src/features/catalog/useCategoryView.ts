import { useMemo, useState, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectLocation } from '../../shared/router/navigationSlice';
import { useNavigate } from '../../shared/router/RouterContext';
import {
  formatView,
  nothingChosen,
  readView,
  type CategoryView,
  type Layout,
} from './categoryView';
import { recallLayout } from './rememberedLayout';

const never = () => () => undefined;
const firstLayout = (): Layout => 'table';

/** The view that the address holds, and ways to change it there. */
export function useCategoryView() {
  const { pathname, search } = useSelector(selectLocation);
  const navigate = useNavigate();
  // as it was when the page was opened: Back must not show what has been chosen since
  const [recalled] = useState(recallLayout);
  const remembered = useSyncExternalStore(never, () => recalled, firstLayout);
  const named = useMemo(() => readView(search), [search]);
  const view = useMemo(
    () => ({ ...named, layout: named.layout ?? remembered }),
    [named, remembered],
  );

  const addressOf = (change: Partial<CategoryView>) =>
    pathname + formatView({ ...named, ...change });
  return {
    view,
    addressOf,
    show: (change: Partial<CategoryView>) => navigate(addressOf(change)),
    showWhileTyping: (q: string) => navigate(addressOf({ q }), { replace: true }),
    reset: () => navigate(addressOf({ q: '', choice: nothingChosen })),
  };
}
