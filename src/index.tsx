import './shared/tokens.css';
import './shared/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createApp } from './app/createApp';
import { readSettingsBlock } from './settings/settingsBlock';
import { fingerprint } from './shared/fingerprint';

async function start(root: HTMLElement): Promise<void> {
  if (process.env.NODE_ENV === 'development') {
    const { worker } = await import('../mocks/browser');
    await worker.start({ onUnhandledRequest: 'bypass', quiet: true });
  }
  const block = readSettingsBlock();
  const { app } = createApp(block);
  // the page may stand at another address (404) or hold other settings than it was built from
  const { page, settings } = root.dataset;
  const isBuiltForThis = page === window.location.pathname && settings === fingerprint(block);
  if (isBuiltForThis) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

const root = document.getElementById('root');
if (root) void start(root);
