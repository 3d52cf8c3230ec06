import { tabStorage } from '../storage';

const storageKey = 'reloaded';

/**
 * A new release takes the code of the one before it away; one reload brings the page and its code
 * together again. @returns whether the page is being reloaded: not twice in a row, nor offline
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine || tabStorage.read(storageKey)) return false;
  // else nothing would stop the next reload
  if (!tabStorage.write(storageKey, 'yes')) return false;
  window.location.reload();
  return true;
}

/** The code has come: another release may ask for another reload. */
export function forgetReload(): void {
  tabStorage.remove(storageKey);
}
