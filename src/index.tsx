import './shared/tokens.css';
import './shared/base.css';
import { loadPage } from './app/routes';
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
  const [{ renderSite }] = await Promise.all([
    import(/* webpackChunkName: "app" */ './app/renderSite'),
    loadPage(window.location.pathname),
  ]);
  renderSite(root, release);
}

const root = document.getElementById('root');
if (root) {
  start(root).catch(() => {
    if (!reloadOnce()) sayMissingCode();
  });
}
