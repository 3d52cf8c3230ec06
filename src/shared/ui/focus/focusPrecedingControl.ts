const controls = 'a[href], button, input, select, textarea, summary';
/** Has client rectangles in some browsers, but can't be focused. */
const folded = 'details:not([open]) > :not(summary) *';

/**
 * Moves the focus to the last visible control before an element that is about to be removed, so that
 * keyboard users continue from there and not from the top of the page.
 */
export function focusPrecedingControl(removed: Element | null): void {
  precedingControl(removed)?.focus({ preventScroll: true });
}

/** The last visible control before an element. */
export function precedingControl(element: Element | null): HTMLElement | undefined {
  const precedes = (control: HTMLElement) =>
    element?.compareDocumentPosition(control) === Node.DOCUMENT_POSITION_PRECEDING &&
    control.tabIndex >= 0 &&
    !control.matches(folded) &&
    control.getClientRects().length > 0;
  return [...document.querySelectorAll<HTMLElement>(controls)].findLast(precedes);
}
