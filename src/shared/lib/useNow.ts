import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute);
  return () => clearInterval(timer);
}

/**
 * The visitor's clock, to the minute; undefined while prerendering and hydrating, since the markup was
 * rendered at another time.
 */
export function useNow(): Date | undefined {
  const now = useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute),
    () => undefined,
  );
  return now === undefined ? undefined : new Date(now * minute);
}
