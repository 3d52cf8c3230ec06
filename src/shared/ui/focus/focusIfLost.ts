/** Focuses an element if the focused one was removed, which leaves the focus on the body. */
export function focusIfLost(element: Element | null | undefined): void {
  if (document.activeElement === document.body && element instanceof HTMLElement)
    element.focus({ preventScroll: true });
}
