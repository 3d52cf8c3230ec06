import type { MouseEvent } from 'react';

/** Closes the dialog that the pressed button stands in. */
export function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('dialog')?.close();
}
