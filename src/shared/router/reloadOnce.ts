import { isServerReachable } from '../lib/serverStatus';
import { tabStorage } from '../lib/storage';

const storageKey = 'reloaded';

/** ms after `beforeunload` in which the page counts as being left; if it is still open then, the link left it open. */
const leavingTime = 10_000;

let isReloading = false;
let leftAt = -leavingTime;
window.addEventListener('beforeunload', () => {
  leftAt = performance.now();
});

/**
 * Reloads a page whose code a new release has removed, once per release. Does not reload while the
 * server is unreachable, since the browser would show its own error page, nor while another page is
 * being opened, for which some browsers abort the requests of this one.
 * @returns whether the page is being reloaded or left
 */
export async function reloadOnce(): Promise<boolean> {
  if (isReloading || performance.now() - leftAt < leavingTime) return true;
  // the first script contains the digests of all other code, so its name identifies the release
  const release = document.querySelector('script[src]')?.getAttribute('src') ?? '';
  if (tabStorage.read(storageKey) === release || !(await isServerReachable())) return false;
  // otherwise nothing would prevent endless reloads
  if (!tabStorage.write(storageKey, release)) return false;
  isReloading = true;
  window.location.reload();
  return true;
}
