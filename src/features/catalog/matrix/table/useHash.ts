import { useSyncExternalStore } from 'react';
import { useAppStore } from '../../../../state/hooks';
import { selectLocation } from '../../../../shared/router/navigationSlice';

/** The fragment of the address without «#». Prerendered markup has none, though it is hydrated later. */
export function useHash(): string {
  const store = useAppStore();
  return useSyncExternalStore(
    (notify) => store.subscribe(notify),
    () => selectLocation(store.getState()).hash.slice(1),
    () => '',
  );
}
