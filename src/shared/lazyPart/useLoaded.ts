import { useCallback, useSyncExternalStore } from 'react';
import type { Loader } from './loader';

const nothing = () => undefined;

/** The code, once it has been loaded, by whomever; none during hydration, as in prerendered markup. */
export function useLoaded<Code>({ loaded, current }: Loader<Code>): Code | undefined {
  const subscribe = useCallback(
    (onLoaded: () => void) => {
      void loaded.then(onLoaded);
      // called once at the most, which React ignores after unmounting
      return nothing;
    },
    [loaded],
  );
  return useSyncExternalStore(subscribe, current, nothing);
}
