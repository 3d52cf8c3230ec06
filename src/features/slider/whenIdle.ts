/**
 * Calls back once the page has loaded and the browser has nothing else to do.
 * @returns a function that gives up waiting
 */
export function whenIdle(callback: () => void): () => void {
  const wait = new AbortController();
  const call = () => {
    if (!wait.signal.aborted) callback();
  };
  const onLoad = () => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in globalThis) requestIdleCallback(call);
    else setTimeout(call, 200);
  };
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { signal: wait.signal });
  return () => wait.abort();
}
