/**
 * Selects the text of a field that is being pressed when the mouse button is released: Safari drops the
 * selection then; and when the press is dragged to the left, Chromium has selected nothing.
 */
export function selectWhenReleased(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field === document.activeElement) return;
  const select = (event: Event) => {
    if (field !== document.activeElement) return;
    event.preventDefault();
    field.select();
  };
  window.addEventListener('mouseup', select, { once: true });
}
