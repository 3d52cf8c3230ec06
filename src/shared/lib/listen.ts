/** Listens to events of the window. @returns the unsubscribe */
export function listen<K extends keyof WindowEventMap>(
  type: K,
  listener: (event: WindowEventMap[K]) => void,
): () => void {
  window.addEventListener(type, listener, { passive: true });
  return () => window.removeEventListener(type, listener);
}
