import { createBrowserHistory } from 'history';
import type { NavigationState, RouteLocation } from './navigationSlice';

export interface NavigateOptions {
  readonly replace?: boolean;
  /** Typing into a search, which adds one entry; further typing replaces it (docs/product.md §3.5). */
  readonly isTyping?: boolean;
}

export interface AppHistory {
  /** Goes to a path of this site; replaces the entry if the address is the same, as browsers do. */
  readonly navigate: (to: string, options?: NavigateOptions) => void;
  readonly current: () => NavigationState;
  /** @returns a function that unsubscribes */
  readonly listen: (listener: (state: NavigationState) => void) => () => void;
}

/**
 * Wraps `history` so that no address makes it throw (docs/product.md §3.3, §3.6): it decodes every
 * path, and throws on a stray `%` or a leading `//`.
 * @param canShow whether the open document can show the page at a pathname; others are loaded
 */
export function createAppHistory(canShow: (pathname: string) => boolean): AppHistory {
  repairAddress();
  // registered before the listener of `history`, which decodes the address
  window.addEventListener('popstate', repairAddress);
  const history = createBrowserHistory({ keyLength: 6 });
  /** Whether the last navigation was typing that has added or replaced an entry. */
  let wasTyping = false;

  const current = (): NavigationState => ({
    location: { ...readLocation(), ...(history.location.key && { key: history.location.key }) },
    action: history.action,
  });

  return {
    navigate(to, { replace = false, isTyping = false } = {}) {
      const path = repairPath(to);
      const isOpen = path === toPath(window.location);
      const [pathname] = split(path);
      // not after Back or Forward, which return to a choice
      const isMoreTyping = isTyping && wasTyping && history.action !== 'POP';
      wasTyping = isMoreTyping || (isTyping && !isOpen);
      const method = replace || isOpen || isMoreTyping ? 'replace' : 'push';
      try {
        if (!canShow(pathname)) window.location.assign(path);
        else history[method](protectEncoding(path));
      } catch {
        // Safari allows only a hundred changes of the address in 30 s
        window.location.assign(path);
      }
    },
    current,
    listen: (listener) =>
      history.listen(() => {
        const state = current();
        if (canShow(state.location.pathname)) listener(state);
        // Back and Forward have already changed the address
        else window.location.reload();
      }),
  };
}

/** Read from the address bar, since `history` decodes paths, so that `%2F` and `/` become the same. */
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
 * Makes a path safe to push: one leading slash, every `%` part of a valid sequence, and no tabs and line
 * breaks, which browsers drop: `/<tab>/other.example` would lead to another site.
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

/** Compensates for the `decodeURI` that `history` applies to pushed paths. */
function protectEncoding(path: string): string {
  const [pathname, rest] = split(path);
  return pathname.replaceAll('%', '%25') + rest;
}

/** Splits a path into the pathname and the rest, a query and a hash. */
function split(path: string): [pathname: string, rest: string] {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return [pathname, path.slice(pathname.length)];
}
