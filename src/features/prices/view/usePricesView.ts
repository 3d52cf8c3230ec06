import { useMemo } from 'react';
import { useAppSelector } from '../../../state/hooks';
import { paths } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useNavigate } from '../../../shared/router/RouterContext';
import { formatView, readView, type PricesView } from './pricesView';

/** The view that the address holds, and ways to change it there. */
export function usePricesView() {
  const navigate = useNavigate();
  const { search } = useAppSelector(selectLocation);
  const view = useMemo(() => readView(search), [search]);
  return {
    view,
    show: (change: Partial<PricesView>) =>
      navigate(paths.prices + formatView({ ...view, ...change })),
    showAll: () => navigate(paths.prices),
  };
}
