import { useMemo } from 'react';
import { paths } from '../../../shared/paths';
import type { NavigateOptions } from '../../../shared/router/browserHistory';
import { useQuery } from '../../../shared/router/query';
import { useNavigate } from '../../../shared/router/RouterContext';
import { formatView, readView, type PricesView } from './pricesView';

const noFilters = { category: undefined, inStock: false, priced: false };

export type ViewControls = ReturnType<typeof usePricesView>;

/** The view in the address and functions that change it. */
export function usePricesView() {
  const navigate = useNavigate();
  const query = useQuery();
  const view = useMemo(() => readView(query), [query]);
  const show = (change: Partial<PricesView>, options?: NavigateOptions) =>
    navigate(paths.prices + formatView({ ...view, ...change }), options);
  return {
    view,
    show,
    removeFilters: () => show(noFilters),
    showAll: () => show({ q: '', ...noFilters }),
  };
}
