/** Calls back after the next paint: work that can wait does not delay what the visitor has just done. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
