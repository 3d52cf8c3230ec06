import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { paths } from '../../../shared/paths';
import { selectLocation } from '../../../shared/router/navigationSlice';
import { useNavigate } from '../../../shared/router/RouterContext';
import { formatView, readView, type PricesView } from './pricesView';

/** The view that the address holds, and ways to change it there. */
export function usePricesView() {
  const navigate = useNavigate();
  const { search } = useSelector(selectLocation);
  const view = useMemo(() => readView(search), [search]);
  return {
    view,
    show: (change: Partial<PricesView>) =>
      navigate(paths.prices + formatView({ ...view, ...change })),
    showAll: () => navigate(paths.prices),
  };
}
