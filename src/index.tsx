import './shared/styles/tokens.css';
import './shared/styles/base.css';
import { sayMissingCode } from './app/failure/sayMissingCode';
import { holdInput } from './shared/startup/holdInput';
import { reloadOnce } from './shared/router/reloadOnce';
import { whenShown } from './shared/startup/whenShown';

/** The prerendered page reads, and its links work, without code: nothing of it stands in their way. */
async function start(root: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { startDevelopment } = await import('./app/development/development');
    await startDevelopment();
  }
  const release = holdInput(root);
  await whenShown();
  root.dataset.scripts?.split(' ').forEach(preload);
  const { renderSite } = await import(/* webpackChunkName: "app" */ './app/renderSite');
  await renderSite(root, release);
}

/** The page's own code comes together with what all pages share, which alone knows of it. */
function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  // the script that takes it must be of the same kind
  link.crossOrigin = 'anonymous';
  [link.href = '', link.integrity = ''] = script.split('#');
  document.head.append(link);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(async () => {
    if (!(await reloadOnce())) sayMissingCode();
  });
}
