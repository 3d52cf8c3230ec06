/** ms between attempts to reach the server. */
const pause = 1000;

/**
 * Whether the server answers without a server error. `navigator.onLine` only means that there is a
 * network, and becomes true before the network is usable.
 */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Resolves once the server is reachable. Never rejects. */
export async function whenServerReachable(): Promise<void> {
  while (!(await isServerReachable())) await new Promise((resume) => setTimeout(resume, pause));
}
