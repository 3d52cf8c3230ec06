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
  if (!element) return undefined;
  // backwards from the element, since a price list can have tens of thousands of controls
  const nodes = document.createTreeWalker(document.body);
  nodes.currentNode = element;
  while (nodes.previousNode()) {
    const { currentNode } = nodes;
    if (
      currentNode instanceof HTMLElement &&
      currentNode.matches(controls) &&
      currentNode.tabIndex >= 0 &&
      !currentNode.matches(folded) &&
      currentNode.getClientRects().length > 0
    )
      return currentNode;
  }
  return undefined;
}
