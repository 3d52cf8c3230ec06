import { createBrowserHistory, type Action } from 'history';
import type { NavigationState, RouteLocation } from './navigationSlice';

export interface AppHistory {
  /** Goes to a path of this site; the entry of the same address is replaced, as in browsers. */
  readonly navigate: (to: string, options?: { replace?: boolean }) => void;
  readonly current: () => NavigationState;
  /** @returns its unsubscribe */
  readonly listen: (listener: (state: NavigationState) => void) => () => void;
}

/**
 * Wraps `history` so that no address can make it throw (docs/product.md §3.3, §3.6): it decodes every
 * path, and fails at a stray `%` or a leading `//`.
 */
export function createAppHistory(): AppHistory {
  repairAddress();
  // before the listener of `history`, which would decode the address
  window.addEventListener('popstate', repairAddress);
  const history = createBrowserHistory({ keyLength: 6 });

  const stateAfter = (action: Action): NavigationState => ({
    location: { ...readLocation(), ...(history.location.key && { key: history.location.key }) },
    action,
  });

  return {
    navigate(to, { replace = false } = {}) {
      const path = repairPath(to);
      const isOpen = path === toPath(window.location);
      try {
        history[replace || isOpen ? 'replace' : 'push'](protectEncoding(path));
      } catch {
        // Safari changes the address a hundred times in half a minute, and no more
        window.location.assign(path);
      }
    },
    current: () => stateAfter(history.action),
    listen: (listener) => history.listen((_location, action) => listener(stateAfter(action))),
  };
}

/** `history` returns decoded paths, in which `%2F` and `/` look alike: the address bar is exact. */
function readLocation(): RouteLocation {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
}

function repairAddress(): void {
  const opened = toPath(window.location);
  const path = repairPath(opened);
  if (path !== opened) window.history.replaceState(window.history.state, '', path);
}

/** The address of a location, without its origin. */
export function toPath({ pathname, search, hash }: RouteLocation): string {
  return pathname + search + hash;
}

/**
 * Makes a path safe to push: one leading slash, every `%` part of a valid sequence, and none of the
 * line breaks and tabs that browsers drop, since `/<tab>/other.example` would then be another site.
 */
export function repairPath(path: string): string {
  const [pathname, rest] = split(path.replace(/[\t\n\r]/g, ''));
  const rooted = pathname.replace(/^[/\\]{2,}/, '/');
  return (isDecodable(rooted) ? rooted : rooted.replaceAll('%', '%25')) + rest;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Undoes in advance the one `decodeURI` that `history` applies to what is pushed. */
function protectEncoding(path: string): string {
  const [pathname, rest] = split(path);
  return pathname.replaceAll('%', '%25') + rest;
}

/** The pathname, and the query and hash behind it. */
function split(path: string): [pathname: string, rest: string] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return [pathname, path.slice(pathname.length)];
}
