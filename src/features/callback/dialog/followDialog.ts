/**
 * Sends the machine `open` and `close` as the dialog opens and closes, which the browser does
 * itself, also before this code is loaded.
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
