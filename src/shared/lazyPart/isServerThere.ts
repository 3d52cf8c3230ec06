/**
 * Whether the server answers and has not failed. `navigator.onLine` tells only that there is a
 * network, and sooner than it carries anything.
 */
export async function isServerThere(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
