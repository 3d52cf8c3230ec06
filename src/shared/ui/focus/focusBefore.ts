const focusable = 'a[href], button, input, select, textarea, summary';

/**
 * Moves the focus to the control that stands before what is about to go because of a press in it: who
 * uses the keyboard goes on from there.
 */
export function focusBefore(going: Element | null): void {
  const stops = [...document.querySelectorAll<HTMLElement>(focusable)];
  const isBefore = (stop: HTMLElement) =>
    going?.compareDocumentPosition(stop) === Node.DOCUMENT_POSITION_PRECEDING &&
    stop.getClientRects().length > 0;
  stops.findLast(isBefore)?.focus({ preventScroll: true });
}
