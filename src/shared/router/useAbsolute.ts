import { useSyncExternalStore } from 'react';

/** The origin does not change. */
const never = () => () => undefined;

/** The full address of a path of this site; empty in prerendered markup, which has no origin. */
export function useAbsolute(path: string): string {
  return useSyncExternalStore(
    never,
    () => window.location.origin + path,
    () => '',
  );
}
