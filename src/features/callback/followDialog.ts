/**
 * Sends `open` and `close` when the dialog opens and closes. The browser does both itself, and may have
 * opened the dialog before this code was loaded.
 * @returns the unsubscribe
 */
export function followDialog(
  dialog: HTMLDialogElement,
  send: (event: { readonly type: 'open' | 'close' }) => void,
): () => void {
  const follow = () => send({ type: dialog.open ? 'open' : 'close' });
  if (dialog.open) follow();
  const observer = new MutationObserver(follow);
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
