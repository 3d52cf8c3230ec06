/** Gives the focus a place when what had it has just left the page; otherwise leaves it alone. */
export function keepFocus(place: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) place?.focus({ preventScroll: true });
}
