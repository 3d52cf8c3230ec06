import type { Action } from 'history';
import { listen } from '../listen';
import type { AppHistory } from './browserHistory';
import type { RouteLocation } from './navigationSlice';

const storageKey = 'scroll';

/** Distances from the top, px, by history entry. */
const positions = new Map<string, number>();

const entryOf = ({ key, pathname, search }: RouteLocation) => key ?? pathname + search;

/**
 * Remembers how far each entry of the history is scrolled, through reloads too. The browser's own
 * restoring comes before the page is rendered, so it is switched off. @returns the undoing
 */
export function keepScroll(history: AppHistory): () => void {
  window.history.scrollRestoration = 'manual';
  recall();
  const stops = [
    listen('scroll', () => {
      positions.set(entryOf(history.current().location), window.scrollY);
    }),
    listen('pagehide', store),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Goes back to where the visitor was, to the element of the hash, or to the top of the page. */
export function restoreScroll(location: RouteLocation, action: Action): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const known = action === 'POP' ? positions.get(entryOf(location)) : undefined;
  // an entry with a hash and no key was made by the browser, which has scrolled to the element
  if (target && (known === undefined || location.key === undefined)) target.scrollIntoView();
  else window.scrollTo(0, known ?? 0);
}

function recall(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    for (const [entry, top] of Object.entries(Object(stored))) {
      if (typeof top === 'number') positions.set(entry, top);
    }
  } catch {
    // without storage the places are lost on a reload only
  }
}

function store(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // as above
  }
}
