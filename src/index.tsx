import './shared/tokens.css';
import './shared/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './app/createApp';
import { loadPage } from './app/routes';
import { fingerprint } from './domain/fingerprint';
import { readSettingsBlock } from './settings/settingsBlock';
import { reloadOnce } from './shared/router/reloadOnce';

async function start(root: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { startMocks } = await import('../mocks/browser');
    await startMocks();
  }
  await loadPage(window.location.pathname);
  const block = readSettingsBlock();
  // the page may stand at another address (404) or hold other settings than it was built from
  const { page, settings } = root.dataset;
  const prerendered = page === window.location.pathname && settings === fingerprint(block);
  const { app } = createApp(block, { prerendered });
  if (prerendered) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
// the prerendered page reads, and its links work, without its code
if (root) start(root).catch(reloadOnce);
