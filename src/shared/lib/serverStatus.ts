/** Between two attempts to reach the server, ms. */
const pause = 1000;

/**
 * Whether the server answers and has not failed. `navigator.onLine` only says that there is a
 * network, and turns true before that network carries anything.
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

/** Resolves once the server answers. Never rejects. */
export async function whenServerReachable(): Promise<void> {
  while (!(await isServerReachable())) await new Promise((resume) => setTimeout(resume, pause));
}
