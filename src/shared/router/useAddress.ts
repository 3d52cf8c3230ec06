import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectLocation } from './navigationSlice';

const never = () => () => undefined;
const nothing = () => '';

/**
 * The query of the address, with its «?»; empty in prerendered markup and while it is hydrated, since
 * one page is built for all queries.
 */
export function useSearch(): string {
  const { search } = useSelector(selectLocation);
  return useSyncExternalStore(never, () => search, nothing);
}

/** The fragment of the address as it stands there, without its «#»; like the query while hydrating. */
export function useFragment(): string {
  const { hash } = useSelector(selectLocation);
  return useSyncExternalStore(never, () => hash.slice(1), nothing);
}

/** The full address of a path of this site; empty where the site's origin is not known yet. */
export function useAbsolute(path: string): string {
  return useSyncExternalStore(never, () => window.location.origin + path, nothing);
}
