import type { Action } from 'history';
import { afterPaint } from '../lib/afterPaint';
import { listen } from '../lib/listen';
import { tabStorage } from '../lib/storage';
import { toPath } from './browserHistory';
import type { RouteLocation } from './navigationSlice';

const storageKey = 'scrollPositions';

/**
 * Rows get their real heights only near the screen (`content-visibility`), so the distance from the
 * top of the page is not enough to find a row again.
 */
interface ScrollPosition {
  /** px from the top of the page. */
  readonly top: number;
  /** The index of the row in the middle of the screen among all rows of the page; -1 if there is none. */
  readonly index: number;
  /** px from the top of the screen to that row. */
  readonly rowTop: number;
}

/** Positions by history entry, null at the top; read from storage after a reload. */
let positions: Partial<Record<string, ScrollPosition | null>> | undefined;

/** The scrolling to repeat until the rows near the screen have their heights. */
let pending: (() => void) | undefined;
const stopScrolling = () => {
  pending = undefined;
};

const entryOf = (location: RouteLocation) => location.key ?? toPath(location);

const rowSelector = 'main :is([role="row"], li)';
const rowsOnPage = () => [...document.querySelectorAll(rowSelector)];

/**
 * Stores the scroll positions of history entries, also for reloads, until the signal is aborted. The
 * browser's own restoration is switched off, since it would run before the page is rendered.
 * @param shown the location of the page on the screen, which may lag behind the address
 */
export function keepScrollPositions(shown: () => RouteLocation, signal: AbortSignal): void {
  window.history.scrollRestoration = 'manual';
  const store = () => {
    // undefined at the top, so that it is not restored when the visitor has scrolled meanwhile
    knownPositions()[entryOf(shown())] = currentPosition();
    tabStorage.write(storageKey, JSON.stringify(knownPositions()));
  };
  listen('pagehide', store, signal);
  listen('wheel', stopScrolling, signal);
  listen('touchmove', stopScrolling, signal);
}

/** Remembers the scroll position of the page on the screen before another page replaces it. */
export function rememberScrollPosition(shown: RouteLocation): void {
  knownPositions()[entryOf(shown)] = currentPosition() ?? null;
}

/** Undefined at the top of the page. */
function currentPosition(): ScrollPosition | undefined {
  if (window.scrollY <= 0) return undefined;
  const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
  const row = middle?.closest(rowSelector);
  return {
    top: window.scrollY,
    index: rowsOnPage().findIndex((one) => one === row),
    rowTop: row?.getBoundingClientRect().top ?? 0,
  };
}

/**
 * Restores the scroll position of the entry, or scrolls to the element of the hash or to the top of
 * another page. A page that was just loaded stays where the browser or the visitor has scrolled it.
 */
export function restoreScroll(location: RouteLocation, action: Action, isOtherPage: boolean): void {
  const target = location.hash && document.getElementById(location.hash.slice(1));
  const position = action === 'POP' ? knownPositions()[entryOf(location)] : undefined;
  stopScrolling();
  // an entry with a hash and no key was created by the browser, which has scrolled to the element
  if (target && (!position || location.key === undefined)) {
    scrollToElement(target);
  } else if (position) {
    scrollRepeatedly(() => scrollToPosition(position));
  } else if (isOtherPage || position === null) window.scrollTo(0, 0);
}

/** Scrolls to an element; to one in a folded row again once that is open, since its code loads late. */
function scrollToElement(target: Element): void {
  const scroll = () => target.scrollIntoView();
  scrollRepeatedly(scroll);
  const observer = new ResizeObserver(() => {
    if (target.clientHeight === 0) return;
    observer.disconnect();
    if (pending === scroll) scrollRepeatedly(scroll);
  });
  observer.observe(target);
}

function scrollToPosition({ top, index, rowTop }: ScrollPosition): void {
  const row = index >= 0 ? rowsOnPage().at(index) : undefined;
  if (row) window.scrollBy(0, row.getBoundingClientRect().top - rowTop);
  else window.scrollTo(0, top);
}

/**
 * Rows near the screen get their heights within a few frames, which moves the target. Scrolls again in
 * each frame, unless the visitor scrolls or opens another page.
 */
function scrollRepeatedly(scroll: () => void, times = 6): void {
  scroll();
  pending = scroll;
  afterPaint(() => {
    if (pending === scroll && times > 1) scrollRepeatedly(scroll, times - 1);
  });
}

function knownPositions() {
  positions ??= readPositions();
  return positions;
}

/** Unexpected values in storage do no harm: `scrollToPosition` accepts any value. */
function readPositions(): NonNullable<typeof positions> {
  try {
    const stored: unknown = JSON.parse(tabStorage.read(storageKey) ?? '{}');
    return { ...(stored as typeof positions) };
  } catch {
    return {};
  }
}
