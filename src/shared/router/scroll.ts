import type { Action } from 'history';
import { afterPaint } from '../lib/afterPaint';
import { listen } from '../lib/listen';
import { tabStorage } from '../lib/storage';
import type { RouteLocation } from './navigationSlice';

const storageKey = 'places';

/**
 * Rows have their real heights only once they are near the screen (`content-visibility`): a distance
 * from the page's top alone does not find one again.
 */
interface Place {
  /** How far the page is scrolled, px. */
  readonly top: number;
  /** The number of the row in the middle of the screen; -1 if none is. */
  readonly row: number;
  /** That row's distance from the screen's top, px. */
  readonly rowTop: number;
}

/** By history entry; those before a reload come from storage. */
let places: Partial<Record<string, Place>> | undefined;

/** What is being looked for. */
let looking: (() => void) | undefined;
const stayHere = () => {
  looking = undefined;
};

const entryOf = ({ key, pathname, search }: RouteLocation) => key ?? pathname + search;

const rowSelector = 'main :is([role="row"], li)';
const rowsOnPage = () => [...document.querySelectorAll(rowSelector)];

/**
 * Remembers where the entries of the history are scrolled to, through reloads too. The browser's own
 * restoring comes before the next page is rendered, so it is switched off.
 * @param shown where the page on the screen stands: the address may be ahead of it
 * @returns the undoing
 */
export function keepPlaces(shown: () => RouteLocation): () => void {
  window.history.scrollRestoration = 'manual';
  const store = () => {
    rememberPlace(shown());
    tabStorage.write(storageKey, JSON.stringify(known()));
  };
  const stops = [
    listen('pagehide', store),
    ...(['wheel', 'touchmove'] as const).map((type) => listen(type, stayHere)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Remembers where the page on the screen is scrolled to, before another takes its place. */
export function rememberPlace(shown: RouteLocation): void {
  known()[entryOf(shown)] = window.scrollY > 0 ? placeOnScreen() : undefined;
}

function placeOnScreen(): Place {
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const row = middle?.closest(rowSelector);
  return {
    top: window.scrollY,
    row: rowsOnPage().findIndex((one) => one === row),
    rowTop: row?.getBoundingClientRect().top ?? 0,
  };
}

/**
 * Goes back to where the visitor was, to the element of the hash, or to the top of another page.
 * A page that has just been loaded stays where the browser or the visitor has scrolled it.
 */
export function restoreScroll(location: RouteLocation, action: Action, isOtherPage: boolean): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const place = action === 'POP' ? known()[entryOf(location)] : undefined;
  stayHere();
  // an entry with a hash and no key was made by the browser, which has scrolled to the element
  if (target && (!place || location.key === undefined)) {
    untilItStays(() => target.scrollIntoView());
  } else if (place) {
    untilItStays(() => goTo(place));
  } else if (isOtherPage) window.scrollTo(0, 0);
}

function goTo({ top, row, rowTop }: Place): void {
  const target = row >= 0 ? rowsOnPage().at(row) : undefined;
  if (target) window.scrollBy(0, target.getBoundingClientRect().top - rowTop);
  else window.scrollTo(0, top);
}

/**
 * Rows that come near the screen get their heights within some frames, and push the place away: it is
 * looked for again, unless the visitor scrolls or goes elsewhere.
 */
function untilItStays(look: () => void, looks = 6): void {
  look();
  looking = look;
  afterPaint(() => {
    if (looking === look && looks > 1) untilItStays(look, looks - 1);
  });
}

function known() {
  places ??= recall();
  return places;
}

/** What is not a place there leads nowhere. */
function recall(): NonNullable<typeof places> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(storageKey) ?? '{}');
    return { ...(stored as typeof places) };
  } catch {
    return {};
  }
}
