/**
 * @returns what had the focus when a dialog opened last: browsers give it back on closing, jsdom
 * does not
 */
export function watchOpening(): () => Element | null {
  let focused: Element | null = null;
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (
    this: HTMLDialogElement,
  ) {
    focused = document.activeElement;
    this.open = true;
  });
  return () => focused;
}
