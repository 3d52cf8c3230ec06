import type { Action } from 'history';
import { afterPaint } from '../afterPaint';
import { listen } from '../listen';
import { tabStorage } from '../storage';
import type { RouteLocation } from './navigationSlice';

const storageKey = 'scroll';

/** Distances from the top, px, by history entry; those before a reload come from storage. */
let positions: Map<string, number> | undefined;

const entryOf = ({ key, pathname, search }: RouteLocation) => key ?? pathname + search;

/**
 * Remembers how far each entry of the history is scrolled, through reloads too. The browser's own
 * restoring comes before the next page is rendered, so it is switched off.
 * @param shown where the page on the screen stands: the address may be ahead of it
 * @returns the undoing
 */
export function keepScroll(shown: () => RouteLocation): () => void {
  window.history.scrollRestoration = 'manual';
  const stops = [
    listen('scroll', () => {
      known().set(entryOf(shown()), window.scrollY);
    }),
    listen('pagehide', store),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Goes back to where the visitor was, to the element of the hash, or to the top of another page.
 * A page that has just been loaded stays where the browser or the visitor has scrolled it.
 */
export function restoreScroll(location: RouteLocation, action: Action, isOtherPage: boolean): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const top = action === 'POP' ? known().get(entryOf(location)) : undefined;
  // an entry with a hash and no key was made by the browser, which has scrolled to the element
  if (target && (top === undefined || location.key === undefined)) bringIntoView(target);
  else if (top !== undefined || isOtherPage) window.scrollTo(0, top ?? 0);
}

/**
 * Rows have their real height only once they are near the screen (`content-visibility`), and may push
 * the target away then: a second and a third look find it where it stays.
 */
function bringIntoView(target: Element, looks = 3): void {
  target.scrollIntoView();
  if (looks > 1) afterPaint(() => bringIntoView(target, looks - 1));
}

function known(): Map<string, number> {
  positions ??= recall();
  return positions;
}

function recall(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(storageKey) ?? '{}');
    const entries = Object.entries(stored ?? {});
    return new Map(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])));
  } catch {
    return new Map();
  }
}

/** Without storage the places are lost on a reload only. */
function store(): void {
  tabStorage.write(storageKey, JSON.stringify(Object.fromEntries(known())));
}
