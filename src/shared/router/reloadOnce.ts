import { isServerReachable } from '../lib/serverStatus';
import { tabStorage } from '../lib/storage';

const storageKey = 'reloaded';

let isReloading = false;

/**
 * A new release takes the code of the one before it away; one reload brings the page and its code
 * together again. @returns whether the page is being reloaded: once for each release, and not where
 * the browser would put its own page in place of ours
 */
export async function reloadOnce(): Promise<boolean> {
  if (isReloading) return true;
  // the first script holds the digests of all other code: its address names the release
  const release = document.querySelector('script[src]')?.getAttribute('src') ?? '';
  if (tabStorage.read(storageKey) === release || !(await isServerReachable())) return false;
  // else nothing would stop the next reload
  if (!tabStorage.write(storageKey, release)) return false;
  isReloading = true;
  window.location.reload();
  return true;
}
