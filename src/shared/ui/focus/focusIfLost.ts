/** Focuses an element if the focused one was removed, which leaves the focus on the body. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
