import { isSavingData, whenIdle } from '../shared/lib/idle';
import { listen } from '../shared/lib/listen';
import { isPageLoaded, loadPage } from './loadPage';
import { preloadOpenPage, quietTime } from './preloadRest';
import { findRoute } from './routes';

/**
 * Loads the code that the visible links lead to whenever the page is quiet, beginning at once, so that
 * no change of route waits for the network. Visitors who save data wait instead.
 */
export function preloadLinksWhenQuiet(signal: AbortSignal): void {
  if (isSavingData() || !('IntersectionObserver' in window)) return;
  const preload = () => void preloadVisibleLinks(signal);
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(preload, quietTime);
  };
  for (const type of ['scroll', 'click', 'keydown'] as const) listen(type, wait, signal);
  signal.addEventListener('abort', () => clearTimeout(timer));
  preload();
}

/** One page after another, each when the browser is idle; then the rest of the open page. */
async function preloadVisibleLinks(signal: AbortSignal): Promise<void> {
  await nextIdle();
  // a page that is being opened comes before those that may be opened next
  await findRoute(window.location.pathname)
    .route.code.preload()
    .catch(() => undefined);
  for (const link of await findVisibleLinks()) {
    const { origin, pathname } = window.location;
    if (link.origin !== origin || link.pathname === pathname || isPageLoaded(link)) continue;
    await nextIdle();
    if (signal.aborted) return;
    // a visitor who opens the page loads the code again and learns of the failure
    await loadPage(link).catch(() => undefined);
  }
  await nextIdle();
  if (!signal.aborted) await preloadOpenPage();
}

const nextIdle = () => new Promise<void>((resolve) => void whenIdle(resolve));

/** The links on the screen, found without laying out those that the browser has left out of layout. */
function findVisibleLinks(): Promise<HTMLAnchorElement[]> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      const visible = entries.filter(({ isIntersecting }) => isIntersecting);
      resolve(
        visible.map(({ target }) => target).filter((target) => target instanceof HTMLAnchorElement),
      );
    });
    for (const link of document.links) observer.observe(link);
  });
}
