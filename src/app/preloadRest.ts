import { listen } from '../shared/lib/listen';
import { queryParser } from '../shared/router/query';
import { frameParts } from './frameParts';
import { loadPage } from './loadPage';

/** ms; lets the browser paint the effect of an interaction before code is loaded for the next one. */
export const preloadDelay = 50;

/** Loads the rest of the page's code at the first interaction, since the next one may need it. */
export function preloadRestAtFirstInteraction(signal: AbortSignal): void {
  const first = new AbortController();
  signal.addEventListener('abort', () => first.abort());
  const preload = () => {
    first.abort();
    setTimeout(() => {
      const rest = [queryParser, ...frameParts].map((part) => part.preload());
      // a component that needs the code loads it again and reports the failure
      void Promise.allSettled([loadPage(window.location), ...rest]);
    }, preloadDelay);
  };
  for (const type of ['pointermove', 'touchstart', 'keydown', 'click'] as const) {
    listen(type, preload, first.signal);
  }
}
