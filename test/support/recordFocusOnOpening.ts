/**
 * Browsers return the focus when a dialog closes, jsdom does not.
 * @returns a function that returns the element that had the focus when a dialog was last opened
 */
export function recordFocusOnOpening(): () => Element | null {
  let focused: Element | null = null;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    focused = document.activeElement;
    this.open = true;
  });
  return () => focused;
}
