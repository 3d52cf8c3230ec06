import { useMemo } from 'react';
import { paths } from '../../shared/paths';
import { useNavigate } from '../../shared/router/RouterContext';
import { useSearch } from '../../shared/router/useAddress';
import { formatView, readView, type PricesView } from './pricesView';

/** The view that the address holds, and ways to change it there. */
export function usePricesView() {
  const navigate = useNavigate();
  const search = useSearch();
  const view = useMemo(() => readView(search), [search]);
  return {
    view,
    show: (change: Partial<PricesView>) =>
      navigate(paths.prices + formatView({ ...view, ...change })),
    showAll: () => navigate(paths.prices),
  };
}
