/**
 * Whether the server answers, with whatever. `navigator.onLine` tells only that there is a network,
 * and sooner than it carries anything.
 */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
