import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { showLoadFailure } from './app/failure/showLoadFailure';
import { reloadOnce } from './shared/router/reloadOnce';
import { holdInput } from './shared/startup/holdInput';
import { whenPainted } from './shared/startup/whenPainted';
import { whenParsed } from './shared/startup/whenParsed';

/** Loads the code after the first paint, since the prerendered page and its links work without it. */
async function start(root: HTMLElement): Promise<void> {
  const { pathname, search } = window.location;
  if (process.env.NODE_ENV === 'development') {
    const { startDevelopment } = await import('./app/development/development');
    await startDevelopment();
  }
  const stopHolding = holdInput(root);
  await whenPainted();
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

async function findRoot(): Promise<HTMLElement | null> {
  if (!document.getElementById('root')) await whenParsed();
  return document.getElementById('root');
}

findRoot()
  .then((root) => root && start(root))
  .catch(async () => {
    // a page that was left without its code may come back as it was
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) window.location.reload();
    });
    if (!(await reloadOnce())) showLoadFailure();
  });
