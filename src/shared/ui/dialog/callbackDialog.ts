/** Of the call-back dialog, which is on every page. */
export const callbackDialogId = 'callback';

/** Opens the call-back dialog, which then loads its content. */
export function openCallback(): void {
  const dialog = document.querySelector<HTMLDialogElement>(`#${callbackDialogId}`);
  // by startup code; in Safari 16.4 and Chrome 109 a second call throws
  if (!dialog?.open) dialog?.showModal();
}
