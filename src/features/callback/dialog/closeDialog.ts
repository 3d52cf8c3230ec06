import type { MouseEvent } from 'react';

/** Closes the dialog that the pressed button stands in. */
export function closeDialog(event: MouseEvent<HTMLElement>): void {
  // the button's `command` would close the dialog again, which browsers warn of
  event.preventDefault();
  event.currentTarget.closest('dialog')?.close();
}
