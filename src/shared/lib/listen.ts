/** Listens to events of the window until the signal is aborted. */
export function listen<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
  signal: AbortSignal,
): void {
  window.addEventListener(type, listener, { passive: true, signal });
}
