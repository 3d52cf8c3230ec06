/** Calls back after the next paint, so that the effect of an interaction is not delayed. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
