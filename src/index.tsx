import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { showLoadFailure } from './app/failure/showLoadFailure';
import { reloadOnce } from './shared/router/reloadOnce';
import { holdInput } from './shared/startup/holdInput';
import { whenPainted } from './shared/startup/whenPainted';
import { whenParsed } from './shared/startup/whenParsed';

/** Loads the code after the first paint, since the prerendered page and its links work without it. */
async function start(): Promise<void> {
  const { pathname, search } = window.location;
  if (process.env.NODE_ENV === 'development') {
    const { startDevelopment } = await import('./app/development/development');
    await startDevelopment();
  }
  // this script may run before the markup has arrived
  const stopHolding = holdInput(document.documentElement);
  await whenPainted();
  const root = await findRoot();
  root.dataset.scripts?.split(' ').forEach(preload);
  const render = async () => {
    const { renderSite } = await import(/* webpackChunkName: "app" */ './app/renderSite');
    await whenParsed();
    await renderSite(root, pathname + search, () => {
      document.documentElement.dataset.hydrated = '';
      stopHolding();
    });
  };
  // some browsers abort requests if a link is pressed, even one that opens no page, such as `mailto:`
  await render()
    .catch(render)
    .catch((error: unknown) => {
      const hasFailed = true;
      stopHolding(hasFailed);
      throw error;
    });
}

/**
 * Preloads the page's own code, which the shared chunk would import only after it has run.
 * @param script its address, «#» and its digest
 */
function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // the browser reuses a preload only for a request of the same mode
  link.crossOrigin = 'anonymous';
  [link.href = '', link.integrity = ''] = script.split('#');
  document.head.append(link);
}

/** @throws if the document broke off before it */
async function findRoot(): Promise<HTMLElement> {
  if (!document.getElementById('root')) await whenParsed();
  const root = document.getElementById('root');
  if (!root) throw new Error('No root');
  return root;
}

start().catch(async () => {
  // a page that was left without its code may come back as it was
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  if (!(await reloadOnce())) showLoadFailure();
});
