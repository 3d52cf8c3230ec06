import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectOffers } from '../../settings/settingsSlice';

/** All that can be ordered. */
export function useCarpets() {
  const offers = useSelector(selectOffers);
  return useMemo(() => Array.from(offers.values(), ({ carpet }) => carpet), [offers]);
}
