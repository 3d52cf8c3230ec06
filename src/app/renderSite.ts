import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { fingerprint } from '../domain/format/fingerprint';
import { readSettings, readSettingsBlock } from '../state/settings/settingsBlock';
import { createApp } from './createApp';
import { loadPage, loadPrerenderedPage } from './loadPage';

/**
 * Hydrates the prerendered page in `root`, or renders the site there if the markup does not match.
 * Rejects if its code can't be loaded.
 * @param opened the path and the query that the document was opened at
 */
export async function renderSite(
  root: HTMLElement,
  opened: string,
  onHydrated: () => void,
): Promise<void> {
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
  const { pathname, search } = window.location;
  // Back may have led to a page whose code and carpets have not been loaded
  if (pathname + search !== opened) {
    window.location.reload();
    return;
  }
  const { app } = createApp(settings, { prerendered, onHydrated });
  if (prerendered) {
    // Firefox restores choices of fields that were removed since, such as filters of another page, and React
    // leaves a box as it finds it
    for (const field of root.querySelectorAll('input')) field.checked = field.defaultChecked;
    // React slices a transition into tasks, between which the browser handles input
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
}

/** Lets the browser handle input between evaluating code and running it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
