import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fingerprint } from '../domain/format/fingerprint';
import { readSettings, readSettingsBlock } from '../state/settings/settingsBlock';
import { createApp } from './createApp';
import { loadPage, loadPrerenderedPage } from './routes';

/**
 * Brings the page in `root` to life. Rejects where its code can't be had.
 * @param onAlive called when the page answers
 */
export async function renderSite(root: HTMLElement, onAlive: () => void): Promise<void> {
  await nextTask();
  const block = readSettingsBlock();
  // the page may stand at another address (404) or hold other settings than it was built from
  const { page, settings: built, sound } = root.dataset;
  const isBuilt = built === fingerprint(block);
  const prerendered = isBuilt && page === window.location.pathname;
  const [settings] = await Promise.all([
    readSettings(block, isBuilt && sound === 'yes'),
    (prerendered ? loadPrerenderedPage : loadPage)(window.location),
  ]);
  await nextTask();
  const { app } = createApp(settings, { prerendered, onAlive });
  // as a transition it is done in slices, between which the page answers
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The evaluation of code and its first work are tasks of their own: between them the page answers. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
