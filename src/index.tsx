import './shared/tokens.css';
import './shared/base.css';
import { sayMissingCode } from './app/sayMissingCode';
import { holdInput } from './shared/holdInput';
import { reloadOnce } from './shared/router/reloadOnce';
import { whenShown } from './shared/whenShown';

/** The prerendered page reads, and its links work, without code: nothing of it stands in their way. */
async function start(root: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { startDevelopment } = await import('./app/development');
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
