/** ms from the first attempt to reach the server to the second; doubled each time, up to `longestPause`. */
const firstPause = 1000;
const longestPause = 4000;
/** ms, after which an attempt is given up. */
const maxTime = 15_000;

/**
 * Whether the server answers without a server error. `navigator.onLine` only means that there is a
 * network, and becomes true before the network is usable.
 */
export async function isServerReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(maxTime);
    const init = { method: 'HEAD', cache: 'no-store', signal } as const;
    const { status } = await fetch(window.location.href, init);
    return status < 500;
  } catch {
    return false;
  }
}

let reached: Promise<void> | undefined;

/** Resolves once the server is reachable, which is asked once for all who wait. Never rejects. */
export function whenServerReachable(): Promise<void> {
  return (reached ??= askUntilReachable().finally(() => {
    reached = undefined;
  }));
}

async function askUntilReachable(): Promise<void> {
  let pause = firstPause;
  while (!(await isServerReachable())) {
    await new Promise((resume) => setTimeout(resume, pause));
    // without a network, no server is asked
    if (navigator.onLine) pause = Math.min(2 * pause, longestPause);
  }
}
