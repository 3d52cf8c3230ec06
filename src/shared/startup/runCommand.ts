/** Opens or closes the dialog of a button, where the browser does not support `commandfor`. */
export function runCommand(button: HTMLElement): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  // Safari does not focus a clicked button, to which closing the dialog returns the focus
  button.focus();
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}
