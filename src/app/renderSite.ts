import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fingerprint } from '../domain/format/fingerprint';
import { readSettings, readSettingsBlock } from '../state/settings/settingsBlock';
import { createApp } from './createApp';
import { loadPage, loadPrerenderedPage } from './loadPage';

/**
 * Hydrates the prerendered page in `root`, or renders the site there if the markup does not match.
 * Rejects if its code can't be loaded.
 */
export async function renderSite(root: HTMLElement, onHydrated: () => void): Promise<void> {
  await nextTask();
  const block = readSettingsBlock();
  // the markup may belong to another address (404) or to another settings block
  const { page, settings: built, valid } = root.dataset;
  const isBuilt = built === fingerprint(block);
  const prerendered = isBuilt && page === window.location.pathname;
  const [settings] = await Promise.all([
    readSettings(block, isBuilt && valid === 'yes'),
    (prerendered ? loadPrerenderedPage : loadPage)(window.location),
  ]);
  await nextTask();
  const { app } = createApp(settings, { prerendered, onHydrated });
  // React slices a transition into tasks, between which the browser handles input
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Lets the browser handle input between evaluating code and running it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
