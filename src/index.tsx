import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { showLoadFailure } from './app/failure/showLoadFailure';
import { reloadOnce } from './shared/router/reloadOnce';
import { holdInput } from './shared/startup/holdInput';
import { whenPainted } from './shared/startup/whenPainted';

/** The prerendered page can be read, and its links work, without code: loading it waits for the paint. */
async function start(root: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { startDevelopment } = await import('./app/development/development');
    await startDevelopment();
  }
  const replay = holdInput(root);
  await whenPainted();
  root.dataset.scripts?.split(' ').forEach(preload);
  const { renderSite } = await import(/* webpackChunkName: "app" */ './app/renderSite');
  await renderSite(root, () => {
    document.documentElement.dataset.hydrated = '';
    replay();
  });
}

/** Loads the page's own code beside the chunk of all pages, which imports it only when it runs. */
function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // the browser reuses it only for a script of the same mode
  link.crossOrigin = 'anonymous';
  [link.href = '', link.integrity = ''] = script.split('#');
  document.head.append(link);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(async () => {
    if (!(await reloadOnce())) showLoadFailure();
  });
}
