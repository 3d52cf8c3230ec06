/**
 * Calls back when the dialog opens and closes. The browser does both itself, and may have opened the dialog
 * before this code was loaded.
 * @returns the unsubscribe
 */
export function followDialog(
  dialog: HTMLDialogElement,
  onToggle: (isOpen: boolean) => void,
): () => void {
  const follow = () => onToggle(dialog.open);
  if (dialog.open) follow();
  const observer = new MutationObserver(follow);
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}
