import type { MouseEvent } from 'react';

/** Closes the dialog that contains the pressed button. */
export function closeDialog(event: MouseEvent<HTMLElement>): void {
  // the button's `command` would close the dialog again, for which browsers log a warning
  event.preventDefault();
  event.currentTarget.closest('dialog')?.close();
}
