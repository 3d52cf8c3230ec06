/** Listens to events of the window until the signal is aborted. */
export function listen<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  signal: AbortSignal,
): void {
  window.addEventListener(type, listener, { passive: true, signal });
}

/** Calls back whenever the document comes back from the back/forward cache. */
export function onReturn(callback: () => void): void {
  // the build renders pages without a window
  if (typeof window === 'undefined') return;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}
