/**
 * Calls back once the page has loaded and the browser is idle.
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  let isCancelled = false;
  const call = () => {
    if (!isCancelled) callback();
  };
  const onLoad = () => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in globalThis) requestIdleCallback(call);
    else setTimeout(call, 200);
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true });
  return () => {
    isCancelled = true;
  };
}

/** Whether the visitor has asked the browser to save data, so that nothing is loaded ahead. */
export function isSavingData(): boolean {
  // not in TypeScript's library, since only Chromium has it
  const { connection } = navigator as { connection?: { readonly saveData: boolean } };
  return connection?.saveData ?? false;
}
