import { isServerReachable } from '../lib/serverStatus';
import { tabStorage } from '../lib/storage';

const storageKey = 'reloaded';

let isReloading = false;

/**
 * Reloads a page whose code a new release has removed, once per release. Does not reload while the
 * server is unreachable, since the browser would show its own error page.
 * @returns whether the page is being reloaded
 */
export async function reloadOnce(): Promise<boolean> {
  if (isReloading) return true;
  // the first script contains the digests of all other code, so its name identifies the release
  const release = document.querySelector('script[src]')?.getAttribute('src') ?? '';
  if (tabStorage.read(storageKey) === release || !(await isServerReachable())) return false;
  // otherwise nothing would prevent endless reloads
  if (!tabStorage.write(storageKey, release)) return false;
  isReloading = true;
  window.location.reload();
  return true;
}
