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
  // a component that needs the code loads it again and reports the failure, some by the toasts; loading these
  // again does not reload the page, which would lose what can be undone or was not saved
  await loadPage(window.location)
    .then(() => loadPageFully(window.location))
    .catch(() => Toasts.load(() => undefined));
}
