const storageKey = 'reloaded';

/**
 * A new release takes the code of the one before it away; one reload brings the page and its code
 * together again. @returns whether the page is being reloaded: not twice in a row, nor offline
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(storageKey)) return false;
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    return false; // without storage nothing would stop the next reload
  }
  window.location.reload();
  return true;
}

/** The code has come: another release may ask for another reload. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // nothing was remembered either
  }
}
