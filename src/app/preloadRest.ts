import { listen } from '../shared/lib/listen';
import { Toasts } from './frameParts';
import { loadPage, loadPageFully } from './loadPage';

/** ms; lets the browser paint the effect of an interaction before code is loaded for the next one. */
export const preloadDelay = 50;
/** ms without scrolling, a press or a key, after which the page is quiet. */
export const quietTime = 1000;

/** Loads the rest of the page's code at the first interaction, since the next one may need it. */
export function preloadRestAtFirstInteraction(signal: AbortSignal): void {
  const first = new AbortController();
  signal.addEventListener('abort', () => first.abort());
  const preload = () => {
    first.abort();
    setTimeout(() => void preloadOpenPage(), preloadDelay);
  };
  for (const type of ['pointermove', 'touchstart', 'keydown', 'click'] as const) {
    listen(type, preload, first.signal);
  }
}

/** Loads the rest of the page at the address; a page that is being opened comes before its rest. */
export async function preloadOpenPage(): Promise<void> {
  // whatever needs the code loads it again and reports a failure, sometimes by a toast, so the toasts are loaded
  // as soon as the server can be reached; without `loadFailed`, since a reload would lose what can be undone
  await loadPage(window.location)
    .then(() => loadPageFully(window.location))
    .catch(() => Toasts.load(() => undefined));
}
