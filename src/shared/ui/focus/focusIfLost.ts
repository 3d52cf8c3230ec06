/** Focuses an element if the one that had the focus has been removed: the body has it then. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
